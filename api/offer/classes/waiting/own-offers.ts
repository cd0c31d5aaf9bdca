import type { Ctx } from '#api/shared/context.ts';
import { offersTo } from './store.ts';

/** When the offer of the signed-in user expires, by class id; empty for a guest. One query. */
export async function ownOffers(ctx: Ctx, classIds: number[]): Promise<Map<number, Date>> {
  if (ctx.actor.kind !== 'user') return new Map();
  const rows = await offersTo(ctx, ctx.actor.userId, classIds);
  return new Map(rows.map(({ class_id, offer_expires_at }) => [class_id, offer_expires_at]));
}
