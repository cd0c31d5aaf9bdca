import { api } from '../api/api.ts';

/** Idempotent: anyone who has a seat of the line is left as is. */
export function sendSeats(orderItemId: number, personIds: number[]): Promise<unknown> {
  return api().training.assignSeats({ data: [{ order_item_id: orderItemId, person_ids: personIds }] });
}

/** Refusals after which the line has no seat for anybody else either. */
export const withoutSeat: ReadonlySet<string> = new Set([
  'seats_too_few',
  'seats_expired',
  'seats_unpaid',
  'seats_class_canceled',
]);
