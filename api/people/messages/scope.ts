import { hasClaims, signedIn, type Ctx } from '#api/shared/context.ts';

export const mayEdit = 'messages.edit';

export type Scope = 'all' | { userId: number; personId: number };

/** Refuses `not_signed_in`. */
export function scopeOf(ctx: Ctx): Scope {
  if (hasClaims(ctx, mayEdit)) return 'all';
  const { userId, personId } = signedIn(ctx);
  return { userId, personId };
}
