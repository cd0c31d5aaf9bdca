import type { Order } from '#contract/sales/orders/calls.ts';

export type SeatsToGive = { order_item_id: number; title: string; free: number };

type Line = Pick<
  Order['items'][number],
  'id' | 'kind' | 'title' | 'quantity' | 'person_ids' | 'gift' | 'refunded_at' | 'registration_deadline' | 'start_at'
>;
type OrderOfSeats = Pick<Order, 'status' | 'organization_id'> & { items: readonly Line[] };

/** The lines of a paid order with seats that nobody has. An organization assigns its seats to employees instead. */
export function seatsToGive({ status, organization_id, items }: OrderOfSeats, now: number): SeatsToGive[] {
  if (status !== 'aguarda-satisfacao' || organization_id !== null) return [];
  return items
    .filter((line) => line.kind !== 'service' && line.gift === null && line.refunded_at === null && isOpen(line, now))
    .map(({ id, title, quantity, person_ids }) => ({ order_item_id: id, title, free: quantity - person_ids.length }))
    .filter(({ free }) => free > 0);
}

function isOpen({ registration_deadline, start_at }: Line, now: number): boolean {
  const until = registration_deadline ?? start_at;
  return until === null || Date.parse(until) > now;
}
