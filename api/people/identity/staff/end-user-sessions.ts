import type { UserReference } from '#contract/people/identity/staff/users.ts';
import { requireClaim, type Ctx } from '#api/shared/context.ts';
import { recordMove } from '#api/shared/database/status-history.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { revokeFamilies } from '../session-store.ts';
import { requireRank } from './require-rank.ts';
import { readUserRecord } from './store.ts';

/** Needs no fresh sign-in: ending a session has to be easy. */
export async function endUserSessions(ctx: Ctx, { id }: UserReference): Promise<{ ended: number }> {
  requireClaim(ctx, 'users.manage');
  return inTransaction(ctx, async (tx) => {
    await readUserRecord(tx, id);
    await requireRank(tx, id);
    const ended = await revokeFamilies(tx, { userId: id }, 'ended_by_staff');
    await recordMove(tx, { subject: 'account', subjectId: id, move: 'end_sessions', from: null, to: 'open' });
    return { ended };
  });
}
