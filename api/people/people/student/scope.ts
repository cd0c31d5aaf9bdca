import { hasClaims, signedIn, type Ctx } from '#api/shared/context.ts';
import type { Scope } from './qualification-store.ts';

export function recordsInSight(ctx: Ctx): Scope {
  if (hasClaims(ctx, 'users.read')) return 'all';
  return { personId: signedIn(ctx).personId };
}
