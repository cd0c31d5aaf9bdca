import { hasClaims, signedIn, type Ctx } from '#api/shared/context.ts';

/** Whose documents the actor may read; null, which is everyone's, with the claim `orders.read`. */
export function readerOf(ctx: Ctx): number | null {
  return hasClaims(ctx, 'orders.read') ? null : signedIn(ctx).userId;
}
