import { describe, expect } from 'vitest';
import { asA } from '#api/people/identity/make.ts';
import { emittedEvents } from '#api/learning/enrollments/make.ts';
import type { Question } from '#contract/learning/assessments/questions.ts';
import type { Ctx } from '#api/shared/context.ts';
import { asSystem } from '#api/shared/testing/actors.ts';
import { test } from '#api/shared/testing/database.ts';
import { endOverdueAttempts } from './end-attempt.ts';
import {
  answer,
  begin,
  byMachine,
  everyKind,
  makeAssessment,
  minutesLater,
  placeOf,
  rightAnswers,
  attemptWith,
} from './make.ts';
import { openAssessment } from './open-assessment.ts';
import { openAttempt } from './open-attempt.ts';
import { saveAnswer } from './save-answer.ts';
import { setExtraTime } from './set-extra-time.ts';
import { startAttempt } from './start-attempt.ts';
import { submitAttempt } from './submit-attempt.ts';

async function standing(ctx: Ctx, enrollmentId: number) {
  return ctx.db
    .selectFrom('enrollments')
    .select(['progress_rate', 'final_grade'])
    .where('id', '=', enrollmentId)
    .executeTakeFirstOrThrow();
}

describe('an assessment', () => {
  test('says what awaits, is answered, submitted and passed, and its grade counts', async ({ ctx }) => {
    const made = await makeAssessment(ctx);
    expect(await openAssessment(made.learner.ctx, placeOf(made))).toMatchObject({
      question_count: 6,
      total_points: 6,
      attempts_left: 3,
      can_start: true,
      is_graded_by_hand: false,
      grade: null,
    });
    expect(await attemptWith(made, rightAnswers)).toMatchObject({
      status: 'graded',
      ended_by: 'learner',
      score: 100,
      grade: 20,
    });
    expect(await standing(ctx, made.learner.enrollmentId)).toEqual({ progress_rate: 100, final_grade: 20 });
    expect(await emittedEvents(ctx, 'content_completed')).toEqual([placeOf(made)]);
  });

  test('is begun once: a second start resumes the attempt with its answers', async ({ ctx }) => {
    const made = await makeAssessment(ctx, { rules: { is_shuffled: true } });
    const first = await begin(made);
    await answer(made.learner.ctx, first, { choice: 'a' });
    const again = await begin(made);
    expect(again).toMatchObject({ id: first.id, answers: [{ question_id: 'choice' }] });
    expect(again.questions).toEqual(first.questions);
  });

  test('draws as many questions of a pool as it says', async ({ ctx }) => {
    const questions = byMachine.map((question) => ({ ...question, pool: 'all' }));
    const made = await makeAssessment(ctx, { rules: { questions, pools: [{ key: 'all', draws: 2 }] } });
    expect(await openAssessment(made.learner.ctx, placeOf(made))).toMatchObject({ question_count: 2, total_points: 2 });
    expect((await begin(made)).questions).toHaveLength(2);
  });

  test('gives part of the points for what is partly right', async ({ ctx }) => {
    const made = await makeAssessment(ctx);
    const { score, feedback } = await attemptWith(made, {
      choice: 'a',
      several: ['a'],
      order: ['b', 'a', 'c', 'd'],
      match: { x: 'c' },
      number: '3.20',
      text: 'Benguela',
    });
    const points = Object.fromEntries(feedback?.map(({ question_id, points: got }) => [question_id, got]) ?? []);
    expect(points).toEqual({ choice: 0, several: 0.5, order: 0.5, match: 0.5, number: 0, text: 0 });
    expect(score).toBe(25);
  });

  test('refuses more attempts than it allows', async ({ ctx }) => {
    const made = await makeAssessment(ctx, { rules: { attempts_allowed: 2 } });
    await attemptWith(made, {});
    await attemptWith(made, {});
    await expect(begin(made)).rejects.toThrow('attempts_used_up');
    expect(await openAssessment(made.learner.ctx, placeOf(made))).toMatchObject({ attempts_left: 0, can_start: false });
  });

  test.for([
    ['best', 20],
    ['last', 10],
    ['average', 15],
  ] as const)('counts the %s of its attempts', async ([policy, grade], { ctx }) => {
    const made = await makeAssessment(ctx, { rules: { policy, questions: byMachine.slice(0, 2) } });
    await attemptWith(made, rightAnswersOf(['choice', 'several']));
    await attemptWith(made, rightAnswersOf(['choice']));
    expect(await openAssessment(made.learner.ctx, placeOf(made))).toMatchObject({ grade });
    expect(await standing(ctx, made.learner.enrollmentId)).toMatchObject({ final_grade: grade });
  });

  test('is opened by nobody but the enrolled, and is no other content', async ({ ctx }) => {
    const made = await makeAssessment(ctx);
    const place = placeOf(made);
    for (const verb of [openAssessment, startAttempt]) {
      await expect(verb(ctx, place)).rejects.toThrow('not_signed_in');
      await expect(verb(await asA(ctx, 'student'), place)).rejects.toThrow('not_enrolled');
      await expect(verb(made.trainer, place)).rejects.toThrow('not_enrolled');
    }
  });
});

function rightAnswersOf(ids: readonly string[]) {
  return Object.fromEntries(ids.map((id) => [id, rightAnswers[id] ?? null]));
}

describe('an answer', () => {
  test('is saved once, however often and in whatever order it arrives', async ({ ctx }) => {
    const made = await makeAssessment(ctx);
    const { id } = await begin(made);
    const me = made.learner.ctx;
    const input = { attempt_id: id, question_id: 'choice' };
    await saveAnswer(me, { ...input, revision: 2, value: 'o2' });
    await saveAnswer(me, { ...input, revision: 2, value: 'o2' });
    expect(await saveAnswer(me, { ...input, revision: 1, value: 'o1' })).toMatchObject({ revision: 2, value: 'o2' });
    expect((await openAttempt(me, { id })).answers).toHaveLength(1);
  });

  test('that does not fit its question is refused', async ({ ctx }) => {
    const made = await makeAssessment(ctx, { rules: { questions: everyKind } });
    const { id } = await begin(made);
    for (const [question_id, value] of Object.entries({
      choice: 'z',
      several: 'a',
      order: ['a', 'b'],
      match: { z: 'a' },
      number: 'três',
      file: ['999999'],
    })) {
      const input = { attempt_id: id, question_id, revision: 1, value };
      await expect(saveAnswer(made.learner.ctx, input)).rejects.toThrow('answer_does_not_fit');
    }
    const unknown = { attempt_id: id, question_id: 'nowhere', revision: 1, value: 'a' };
    await expect(saveAnswer(made.learner.ctx, unknown)).rejects.toThrow('not_found');
  });

  test('that may be either of two numbers is refused, and counts once it is clear', async ({ ctx }) => {
    const questions: Question[] = [
      { id: 'q', kind: 'number', prompt: { pt: 'Quanto?' }, points: 1, right: 16_000, tolerance: 0 },
    ];
    const made = await makeAssessment(ctx, { rules: { questions } });
    const { id } = await begin(made);
    const number = (value: string, revision: number) =>
      saveAnswer(made.learner.ctx, { attempt_id: id, question_id: 'q', revision, value });
    await expect(number('16.000', 1)).rejects.toThrow('answer_ambiguous');
    await expect(number('16,000', 1)).rejects.toThrow('answer_ambiguous');
    await number('1,6e4', 2);
    expect(await submitAttempt(made.learner.ctx, { id })).toMatchObject({ score: 100 });
  });

  test('of somebody else is neither saved nor submitted nor seen', async ({ ctx }) => {
    const made = await makeAssessment(ctx, { people: 2 });
    const { id } = await begin(made);
    const other = made.learners[1]?.ctx ?? ctx;
    for (const by of [other, made.trainer, await asA(ctx, 'administrator')]) {
      const input = { attempt_id: id, question_id: 'choice', revision: 1, value: 'o2' };
      await expect(saveAnswer(by, input)).rejects.toThrow('not_found');
      await expect(submitAttempt(by, { id })).rejects.toThrow('not_found');
    }
    await expect(openAttempt(other, { id })).rejects.toThrow('not_found');
  });

  test('is refused after the submission, and a second submission changes nothing', async ({ ctx }) => {
    const made = await makeAssessment(ctx);
    const { id } = await attemptWith(made, { choice: 'b' });
    const late = { attempt_id: id, question_id: 'text', revision: 1, value: 'Luanda' };
    await expect(saveAnswer(made.learner.ctx, late)).rejects.toThrow('attempt_ended');
    expect(await submitAttempt(made.learner.ctx, { id })).toMatchObject({ status: 'graded', score: 16.67, version: 2 });
  });
});

describe('the time', () => {
  test('is kept by the server: an answer that comes after it is refused', async ({ ctx }) => {
    const made = await makeAssessment(ctx, { rules: { time_limit_minutes: 30 } });
    const { id, ends_at } = await begin(made);
    expect(ends_at).toBe(new Date(ctx.now().getTime() + 30 * 60_000).toISOString());
    const input = { attempt_id: id, question_id: 'choice', revision: 1, value: 'o2' };
    await saveAnswer(minutesLater(made.learner.ctx, 30), input);
    const late = minutesLater(made.learner.ctx, 30.1);
    await expect(saveAnswer(late, { ...input, revision: 2, value: 'o1' })).rejects.toThrow('attempt_time_over');
  });

  test('ends the attempt by itself, with the answers that came in time', async ({ ctx }) => {
    const made = await makeAssessment(ctx, { rules: { time_limit_minutes: 30 } });
    const attempt = await begin(made);
    const { id, ends_at } = attempt;
    await answer(made.learner.ctx, attempt, { choice: 'b' });
    await endOverdueAttempts(minutesLater(asSystem(ctx), 30));
    expect(await openAttempt(made.learner.ctx, { id })).toMatchObject({ status: 'open' });
    await endOverdueAttempts(minutesLater(asSystem(ctx), 31));
    expect(await openAttempt(made.learner.ctx, { id })).toMatchObject({
      status: 'graded',
      ended_by: 'time',
      submitted_at: ends_at,
      score: 16.67,
    });
  });

  test('ends the attempt also when the learner submits or comes back too late', async ({ ctx }) => {
    const made = await makeAssessment(ctx, { rules: { time_limit_minutes: 30 } });
    const { id } = await begin(made);
    const late = minutesLater(made.learner.ctx, 90);
    expect(await submitAttempt(late, { id })).toMatchObject({ ended_by: 'time' });
    const { id: second } = await startAttempt(late, placeOf(made));
    const later = minutesLater(late, 90);
    expect(await openAttempt(later, { id: second })).toMatchObject({ status: 'graded', ended_by: 'time' });
  });

  test('is longer for those who need it, also in an open attempt', async ({ ctx }) => {
    const made = await makeAssessment(ctx, { rules: { time_limit_minutes: 30 }, people: 2 });
    const { id } = await begin(made);
    const { enrollmentId } = made.learner;
    await setExtraTime(made.trainer, { enrollment_id: enrollmentId, percent: 50 });
    const { ends_at } = await openAttempt(made.learner.ctx, { id });
    expect(ends_at).toBe(new Date(ctx.now().getTime() + 45 * 60_000).toISOString());
    expect(await openAssessment(made.learner.ctx, placeOf(made))).toMatchObject({ extra_time_percent: 50 });
    const other = made.learners[1]?.ctx ?? ctx;
    for (const by of [made.learner.ctx, other]) {
      await expect(setExtraTime(by, { enrollment_id: enrollmentId, percent: 200 })).rejects.toThrow('not_found');
    }
  });
});
