import type { AttemptEnd } from '#contract/learning/assessments/values.ts';
import type { Ctx } from '#api/shared/context.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { attemptLifeCycle, isOverdue } from './model/attempt-rules.ts';
import { markAnswer } from './model/question-kinds.ts';
import { scoreOf } from './model/score.ts';
import { recordStanding } from './record-standing.ts';
import { answersOf, writePoints } from './store/answers.ts';
import { endAttempt, lockAttempt, overdueIds, type WholeAttempt } from './store/attempts.ts';

/** Marks what the machine can mark. The caller holds the lock of the attempt, which is open. */
export async function markAndEnd(ctx: Ctx, attempt: WholeAttempt, endedBy: AttemptEnd): Promise<void> {
  const answers = new Map((await answersOf(ctx, attempt.id)).map(({ question_id, value }) => [question_id, value]));
  const marked = attempt.questions.map((question) => ({
    question_id: question.id,
    points: markAnswer(question, answers.get(question.id)),
  }));
  const score = scoreOf(attempt.questions.map(({ points }, place) => ({ points, got: marked[place]?.points ?? null })));
  attemptLifeCycle.next(attempt.status, score === null ? 'submit' : 'submitMarked');
  await writePoints(ctx, attempt.id, marked);
  const submittedAt = endedBy === 'time' && attempt.ends_at ? attempt.ends_at : ctx.now();
  if (await endAttempt(ctx, { id: attempt.id, submittedAt, endedBy, score })) await recordStanding(ctx, attempt);
}

/** Ends the attempt at the end of its time, if that is over. Idempotent. */
export function endIfOverdue(ctx: Ctx, id: number): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const attempt = await lockAttempt(tx, id, 'any');
    if (attempt?.status !== 'open' || !isOverdue({ endsAt: attempt.ends_at, now: tx.now() })) return;
    await markAndEnd(tx, attempt, 'time');
  });
}

/** Runs every minute. Each attempt in a transaction of its own. */
export async function endOverdueAttempts(ctx: Ctx): Promise<void> {
  for (const id of await overdueIds(ctx, ctx.now())) await endIfOverdue(ctx, id);
}
