import type { UserRole } from '#contract/accounts-values.ts';
import { mustHave, type Ctx } from '#api/shared/context.ts';
import { deleteRole } from './store.ts';

/** Takes a role from a user; it counts from the next request on. Needs the claim roles.edit. Bears repeating. */
export async function takeRole(ctx: Ctx, { userId, role }: { userId: number; role: UserRole }): Promise<void> {
  mustHave(ctx, 'roles.edit');
  await deleteRole(ctx, userId, role);
}
