import type { UserRole } from '#contract/people/identity/values.ts';
import { requireClaim, type Ctx } from '#api/shared/context.ts';
import { insertRole } from './store.ts';

/** Counts from the next request on. Needs the claim `roles.edit`. Idempotent. */
export async function giveRole(ctx: Ctx, { userId, role }: { userId: number; role: UserRole }): Promise<void> {
  requireClaim(ctx, 'roles.edit');
  await insertRole(ctx, userId, role);
}
