import { queries } from '#web/shared/api/api.ts';

export function seatOfferQuery(id: number) {
  const query = queries().classes.retrieveSeatOffers.queryOptions({ input: { filter: { id } } });
  return { ...query, staleTime: 0 };
}
