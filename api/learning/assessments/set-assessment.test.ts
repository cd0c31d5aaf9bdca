import { describe, expect } from 'vitest';
import { test } from '#api/shared/testing/database.ts';
import { begin, byMachine, makeAssessment, rulesFor } from './make.ts';
import { openAttempt } from './open-attempt.ts';
import { setAssessment } from './set-assessment.ts';

describe('the questions', () => {
  test('that contradict themselves are refused', async ({ ctx }) => {
    const made = await makeAssessment(ctx);
    const [choice] = byMachine;
    if (choice?.kind !== 'choice') throw new Error('The first question is a choice.');
    await expect(rulesFor(ctx, made.contentId, { questions: [{ ...choice, right: 'z' }] })).rejects.toThrow(
      'questions_invalid',
    );
    await expect(rulesFor(ctx, made.contentId, { questions: [] })).rejects.toThrow('questions_invalid');
    await expect(rulesFor(ctx, made.contentId, { type: 'scorm', questions: [] })).rejects.toThrow(
      'assessment_source_missing',
    );
  });

  test('whose options look the same are refused', async ({ ctx }) => {
    const made = await makeAssessment(ctx);
    const [choice] = byMachine;
    if (choice?.kind !== 'choice') throw new Error('The first question is a choice.');
    const options = choice.options.map(({ value }) => ({ value, label: { pt: 'Lisboa' } }));
    await expect(rulesFor(ctx, made.contentId, { questions: [{ ...choice, options }] })).rejects.toMatchObject({
      message: 'options_alike',
      data: { question: 'choice', option: 'b' },
    });
  });

  test('are set by those who edit contents alone, and an attempt keeps what it drew', async ({ ctx }) => {
    const made = await makeAssessment(ctx);
    const { id, questions } = await begin(made);
    await rulesFor(ctx, made.contentId, { questions: byMachine.slice(0, 1) });
    expect((await openAttempt(made.learner.ctx, { id })).questions).toEqual(questions);
    const rules = {
      content_id: made.contentId,
      type: 'other' as const,
      time_limit_minutes: null,
      attempts_allowed: 1,
      policy: 'best' as const,
      pass_mark: 50,
      feedback_rule: 'never' as const,
      is_shuffled: false,
      pools: [],
      questions: [],
      source_content_id: null,
    };
    await expect(setAssessment(made.trainer, rules)).rejects.toThrow('not_allowed');
    await expect(setAssessment(ctx, rules)).rejects.toThrow('not_signed_in');
  });
});
