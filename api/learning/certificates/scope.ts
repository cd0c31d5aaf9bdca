import { hasClaims, signedIn, type Ctx } from '#api/shared/context.ts';
import type { Scope } from './store.ts';

export const mayRevoke = 'certificates.revoke';

export function scopeOf(ctx: Ctx): Scope {
  if (hasClaims(ctx, mayRevoke)) return 'all';
  return { personId: signedIn(ctx).personId };
}
