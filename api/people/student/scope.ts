import { hasClaims, signedIn, type Ctx } from '#api/shared/context.ts';
import type { Scope } from './qualification-store.ts';

/** One's own record; with the claim users.read everybody's. Refuses `not_signed_in`. */
export function recordsInSight(ctx: Ctx): Scope {
  if (hasClaims(ctx, 'users.read')) return 'all';
  return { personId: signedIn(ctx).personId };
}
