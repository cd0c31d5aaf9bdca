import type { AcceptedRegulation } from '#contract/learning/enrollments/calls.ts';
import { Refusal } from '#contract/refusals.ts';
import { isEndedEnrollment } from '#contract/learning/enrollments/values.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { lockSeat } from './lock-seat.ts';
import { findRules, writeAcceptance } from './regulation-store.ts';

type Input = { id: number; regulation_sha256: string };

/**
 * Nobody accepts for another person, and an acceptance is final (domain 4.2). The class is locked, so that nobody
 * accepts a regulation that is being replaced.
 */
export async function acceptRegulation(
  ctx: Ctx,
  { id, regulation_sha256: sha256 }: Input,
): Promise<AcceptedRegulation> {
  const { personId } = signedIn(ctx);
  return inTransaction(ctx, async (tx) => {
    const enrollment = await lockSeat(tx, { id, scope: { personId } });
    if (!enrollment) throw new Refusal('not_found');
    const rules = await findRules(tx, id);
    if (rules.acceptedAt) return accepted(id, rules.acceptedAt);
    if (isEndedEnrollment(enrollment.status)) throw new Refusal('enrollment_over');
    if (rules.current !== sha256) throw new Refusal('regulation_changed');
    await writeAcceptance(tx, { id, sha256 });
    return accepted(id, tx.now());
  });
}

function accepted(id: number, at: Date): AcceptedRegulation {
  return { id, regulation_accepted_at: at.toISOString() };
}
