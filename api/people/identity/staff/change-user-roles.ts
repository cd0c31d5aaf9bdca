import type { RoleChange, UserRecord } from '#contract/people/identity/staff/users.ts';
import { requireClaim, type Ctx } from '#api/shared/context.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { giveRole } from '../give-role.ts';
import { requireFreshSignIn } from '../require-fresh-sign-in.ts';
import { takeRole } from '../take-role.ts';
import { readUserRecord } from './store.ts';

export function giveUserRole(ctx: Ctx, change: RoleChange): Promise<UserRecord> {
  return changeRoles(ctx, change, giveRole);
}

export function takeUserRole(ctx: Ctx, change: RoleChange): Promise<UserRecord> {
  return changeRoles(ctx, change, takeRole);
}

async function changeRoles(ctx: Ctx, { id, role }: RoleChange, change: typeof giveRole): Promise<UserRecord> {
  requireClaim(ctx, 'roles.edit');
  await requireFreshSignIn(ctx);
  return inTransaction(ctx, async (tx) => {
    await readUserRecord(tx, id);
    await change(tx, { userId: id, role });
    return readUserRecord(tx, id);
  });
}
