import type { OpenedAttempt } from '#contract/learning/assessments/calls.ts';
import type { GradedAnswers } from '#contract/learning/assessments/grading.ts';
import { Refusal } from '#contract/refusals.ts';
import { lockForGrading } from '#api/offer/classes/index.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import { emit } from '#api/shared/events/events.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { attemptLifeCycle } from './model/attempt-rules.ts';
import { manualPoints } from './model/kinds/rubric.ts';
import { scoreOf } from './model/score.ts';
import { presentAttempt } from './present-attempt.ts';
import { recordStanding } from './record-standing.ts';
import { answersOf, writePoints } from './store/answers.ts';
import { findReadable, lockAttempt, writeScore, type WholeAttempt } from './store/attempts.ts';

export async function gradeAnswers(ctx: Ctx, input: GradedAnswers): Promise<OpenedAttempt> {
  signedIn(ctx);
  return inTransaction(ctx, async (tx) => {
    const seen = await findReadable(tx, input.id);
    if (!seen?.grades) throw new Refusal('not_found');
    await lockForGrading(tx, seen.class_id);
    const attempt = await lockAttempt(tx, input.id, 'graded');
    if (!attempt) throw new Refusal('not_found');
    if (attempt.status === 'open') throw new Refusal('attempt_open');
    await write(tx, attempt, input);
    await recordStanding(tx, attempt);
    const graded = await findReadable(tx, input.id);
    if (!graded) throw new Error(`The attempt ${input.id} is gone.`);
    if (graded.status === 'graded') await emit(tx, 'attempt_graded', { attempt_id: graded.id });
    return presentAttempt(tx, graded);
  });
}

async function write(ctx: Ctx, attempt: WholeAttempt, { id, version, answers }: GradedAnswers): Promise<void> {
  const questions = new Map(attempt.questions.map((question) => [question.id, question]));
  const points = answers.map(({ question_id, rubric, points: plain, comment }) => {
    const question = questions.get(question_id);
    if (!question) throw new Refusal('not_found', { field: 'question_id' });
    return { question_id, rubric, comment: comment || null, points: manualPoints(question, { rubric, points: plain }) };
  });
  await writePoints(ctx, id, points);
  const got = new Map((await answersOf(ctx, id)).map((answer) => [answer.question_id, answer.points]));
  const score = scoreOf(
    attempt.questions.map((question) => ({ points: question.points, got: got.get(question.id) ?? null })),
  );
  attemptLifeCycle.next(attempt.status, score === null ? 'gradePartly' : 'grade');
  if (!(await writeScore(ctx, { id, version, score }))) throw new Refusal('attempt_changed');
}
