import type { UserRole } from '#contract/people/identity/values.ts';
import { requireClaim, type Ctx } from '#api/shared/context.ts';
import { recordMove } from '#api/shared/database/status-history.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { requireOtherAdministrator } from './administrators.ts';
import { showTrainer } from './people-in-role.ts';
import { deleteRole } from './store.ts';

/** Counts from the next request on. Needs the claim `roles.edit`. Idempotent. Refuses `last_administrator`. */
export async function takeRole(ctx: Ctx, { userId, role }: { userId: number; role: UserRole }): Promise<void> {
  requireClaim(ctx, 'roles.edit');
  await inTransaction(ctx, async (tx) => {
    if (role === 'administrator') await requireOtherAdministrator(tx, userId);
    if (!(await deleteRole(tx, userId, role))) return;
    await recordMove(tx, { subject: 'user_role', subjectId: userId, move: 'take', from: role, to: 'none' });
    if (role === 'trainer') await showTrainer(tx, userId);
  });
}
