import { describe, expect } from 'vitest';
import { feedbackRules } from '#contract/learning/assessments/values.ts';
import { test } from '#api/shared/testing/database.ts';
import { attemptWith, begin, makeAssessment, placeOf, rightAnswers } from './make.ts';
import { openAssessment } from './open-assessment.ts';
import { openAttempt } from './open-attempt.ts';

describe('a right answer', () => {
  const hiddenAnswers = /"right":[^n]|accepted|tolerance|3\.14|Luanda/;
  const secrets = /"right"|accepted|tolerance|3\.14|Luanda/;

  test('does not leave the server while an attempt is open, for the learner or the trainer', async ({ ctx }) => {
    const made = await makeAssessment(ctx);
    const started = await begin(made);
    expect(JSON.stringify(started)).not.toMatch(secrets);
    expect(JSON.stringify(await openAssessment(made.learner.ctx, placeOf(made)))).not.toMatch(secrets);
    expect(JSON.stringify(await openAttempt(made.trainer, { id: started.id }))).not.toMatch(secrets);
    const order = started.questions.find(({ kind }) => kind === 'order');
    const options = order && 'options' in order ? order.options : [];
    // Neither the order nor the keys of the author, which could follow it.
    expect(options.map(({ value }) => value)).toEqual(['o1', 'o2', 'o3', 'o4']);
    expect(options.map(({ label }) => label.at(-1))).not.toEqual(['a', 'b', 'c', 'd']);
  });

  test('is hidden while an attempt is left, whatever the rule: points and comments alone are shown', async ({
    ctx,
  }) => {
    for (const feedback_rule of feedbackRules) {
      const made = await makeAssessment(ctx, { rules: { feedback_rule, attempts_allowed: 3 } });
      for (const _ of [1, 2]) expect(JSON.stringify(await attemptWith(made, {}))).not.toMatch(hiddenAnswers);
      const last = await attemptWith(made, {});
      expect(last.shows_right_answers).toBe(feedback_rule !== 'never');
    }
  });

  test('is hidden after passing as well, where another attempt may better the grade', async ({ ctx }) => {
    const made = await makeAssessment(ctx, { rules: { attempts_allowed: 2 } });
    const passed = await attemptWith(made, { ...rightAnswers, number: '4' });
    expect(passed).toMatchObject({
      shows_right_answers: false,
      feedback: expect.arrayContaining([
        { question_id: 'number', points: 0, right: null, comment: null, rubric: null },
      ]),
    });
    await attemptWith(made, {});
    const again = await openAttempt(made.learner.ctx, { id: passed.id });
    expect(again.feedback?.find(({ question_id }) => question_id === 'number')).toMatchObject({ right: '3.14' });
    expect((await openAttempt(made.trainer, { id: passed.id })).shows_right_answers).toBe(true);
  });

  test('is never shown where the rule says so, but to the trainer', async ({ ctx }) => {
    const made = await makeAssessment(ctx, { rules: { feedback_rule: 'never' } });
    const ended = await attemptWith(made, { choice: 'a' });
    expect(ended.feedback).toBeNull();
    expect(JSON.stringify(ended)).not.toMatch(secrets);
    expect((await openAttempt(made.trainer, { id: ended.id })).feedback).toHaveLength(6);
  });

  test('is shown after the last attempt, or once it is passed and no other can follow', async ({ ctx }) => {
    const rules = { feedback_rule: 'after_last', attempts_allowed: 2 } as const;
    const made = await makeAssessment(ctx, { rules });
    const first = await attemptWith(made, { choice: 'a' });
    expect(first.feedback).toBeNull();
    expect((await attemptWith(made, { choice: 'a' })).feedback).toHaveLength(6);
    expect((await openAttempt(made.learner.ctx, { id: first.id })).feedback).toHaveLength(6);

    const passing = await makeAssessment(ctx, { rules });
    expect((await attemptWith(passing, rightAnswers)).feedback).toHaveLength(6);
    await expect(begin(passing)).rejects.toThrow('assessment_passed');
  });

  test('of an earlier attempt hides while another is open', async ({ ctx }) => {
    const made = await makeAssessment(ctx);
    const { id } = await attemptWith(made, { choice: 'a' });
    await begin(made);
    expect((await openAttempt(made.learner.ctx, { id })).feedback).toBeNull();
  });
});
