import type { UserRole } from '#contract/people/identity/values.ts';
import { requireClaim, type Ctx } from '#api/shared/context.ts';
import { recordMove } from '#api/shared/database/status-history.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { showTrainer } from './people-in-role.ts';
import { insertRole } from './store.ts';

/** Counts from the next request on. Needs the claim `roles.edit`. Idempotent. */
export async function giveRole(ctx: Ctx, { userId, role }: { userId: number; role: UserRole }): Promise<void> {
  requireClaim(ctx, 'roles.edit');
  await inTransaction(ctx, async (tx) => {
    if (!(await insertRole(tx, userId, role))) return;
    await recordMove(tx, { subject: 'user_role', subjectId: userId, move: 'give', from: 'none', to: role });
    if (role === 'trainer') await showTrainer(tx, userId);
  });
}
