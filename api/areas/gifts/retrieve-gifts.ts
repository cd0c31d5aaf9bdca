import type { Gift } from '#contract/areas/gifts/calls.ts';
import { hasClaims, signedIn, type Ctx } from '#api/shared/context.ts';
import type { ResultPage } from '#api/shared/database/retrieval.ts';
import { presentGift } from './present-gift.ts';
import { pageOfGifts, type GiftQuery } from './store/gifts.ts';

export async function retrieveGifts(ctx: Ctx, query: GiftQuery): Promise<ResultPage<Gift>> {
  const { userId } = signedIn(ctx);
  const { rows, total } = await pageOfGifts(ctx, query, hasClaims(ctx, 'orders.read') ? null : userId);
  return { results: rows.map((row) => presentGift(ctx, row)), total };
}
