import { api } from '#web/shared/api/api.ts';

/** Idempotent: anyone who has a seat of the line is left as is. The seats of invited people wait for them. */
export function sendSeats(orderItemId: number, affiliationIds: number[]): Promise<unknown> {
  return api().training.assignSeats({ data: [{ order_item_id: orderItemId, affiliation_ids: affiliationIds }] });
}

/** Refusals after which the line has no seat for anybody else either. */
export const withoutSeat: ReadonlySet<string> = new Set([
  'seats_too_few',
  'seats_expired',
  'seats_unpaid',
  'seats_class_canceled',
]);
