import type { UserRole } from '#contract/people/identity/values.ts';
import { requireClaim, type Ctx } from '#api/shared/context.ts';
import { deleteRole } from './store.ts';

/** Counts from the next request on. Needs the claim `roles.edit`. Idempotent. */
export async function takeRole(ctx: Ctx, { userId, role }: { userId: number; role: UserRole }): Promise<void> {
  requireClaim(ctx, 'roles.edit');
  await deleteRole(ctx, userId, role);
}
