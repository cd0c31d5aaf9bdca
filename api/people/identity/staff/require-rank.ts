import { claimsOfEveryone } from '#contract/people/identity/claims.ts';
import { Refusal } from '#contract/refusals.ts';
import { hasClaims, requireClaim, signedIn, type Ctx } from '#api/shared/context.ts';
import { claimsOfRolesOf } from './store.ts';

/**
 * Staff with `users.manage` act on the accounts of those who may do no more than they themselves. Refuses `not_allowed`.
 */
export async function requireRank(ctx: Ctx, userId: number): Promise<void> {
  requireClaim(ctx, 'users.manage');
  const theirs = await claimsOfRolesOf(ctx, userId);
  const everyone: readonly string[] = claimsOfEveryone;
  if (!hasClaims(ctx, ...theirs.filter((claim) => !everyone.includes(claim)))) throw new Refusal('not_allowed');
}

/** Refuses `own_account`. */
export function requireOther(ctx: Ctx, userId: number): void {
  if (signedIn(ctx).userId === userId) throw new Refusal('own_account');
}
