import type { SeatOffer, SeatOfferFilter } from '#contract/offer/classes/waiting.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import type { ResultPage, ListQuery } from '#api/shared/database/retrieval.ts';
import { presentSeatOffer } from './present-seat-offer.ts';
import { pageOfOffers } from './seat-offers-store.ts';

export async function retrieveSeatOffers(
  ctx: Ctx,
  query: ListQuery<{ filter?: SeatOfferFilter }>,
): Promise<ResultPage<SeatOffer>> {
  const { rows, total } = await pageOfOffers(ctx, { ...query, userId: signedIn(ctx).userId });
  return { results: rows.map((row) => presentSeatOffer(ctx, row)), total };
}
