import { lockRole, lockUser, shutUser } from '#api/people/identity/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import type { Whose } from '#api/shared/personal-data.ts';
import { recordMove } from '#api/shared/database/status-history.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { administrators } from './administrators.ts';
import { lockDue, markErased } from './closing-store.ts';

/**
 * Runs before the erasure: nobody can sign in any more, so nothing is added meanwhile. Null when the closing was
 * cancelled, or when no administrator would be left.
 */
export function shutAccount(ctx: Ctx, closingId: number): Promise<Whose | null> {
  return inTransaction(ctx, async (tx) => {
    const userId = await lockDue(tx, closingId);
    if (userId === null) return null;
    // Serializes it with administrators who leave, lose the role or are disabled at the same time.
    await lockRole(tx, 'administrator');
    const whose = await lockUser(tx, userId);
    if (await leavesNobodyBehind(tx, userId)) return null;
    await shutUser(tx, userId);
    return whose;
  });
}

/** The other administrators may have lost the role since the account was closed. */
async function leavesNobodyBehind(ctx: Ctx, userId: number): Promise<boolean> {
  const { all, staying } = await administrators(ctx);
  return all.includes(userId) && staying.length === 0;
}

/** Domain 7: the law or the register demands these. */
const stored = 'kept: orders, invoices and payments (fiscal law); certificates (register)';

/** Runs after every slice has erased its part. Idempotent. */
export function finishErasure(ctx: Ctx, closingId: number, { userId }: Whose): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    if (!(await markErased(tx, closingId))) return;
    const move = { subject: 'account', subjectId: userId, move: 'erase', from: 'closing', to: 'erased' } as const;
    await recordMove(tx, { ...move, reason: stored });
  });
}
