import type { OpenedAttempt } from '#contract/learning/assessments/calls.ts';
import { Refusal } from '#contract/refusals.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { markAndEnd } from './end-attempt.ts';
import { isOverdue } from './model/attempt-rules.ts';
import { presentAttempt } from './present-attempt.ts';
import { findReadable, lockAttempt } from './store/attempts.ts';

export async function submitAttempt(ctx: Ctx, { id }: { id: number }): Promise<OpenedAttempt> {
  signedIn(ctx);
  return inTransaction(ctx, async (tx) => {
    const attempt = await lockAttempt(tx, id, 'own');
    if (!attempt) throw new Refusal('not_found');
    const isLate = isOverdue({ endsAt: attempt.ends_at, now: tx.now() });
    if (attempt.status === 'open') await markAndEnd(tx, attempt, isLate ? 'time' : 'learner');
    const ended = await findReadable(tx, id);
    if (!ended) throw new Error(`The attempt ${id} is gone.`);
    return presentAttempt(tx, ended);
  });
}
