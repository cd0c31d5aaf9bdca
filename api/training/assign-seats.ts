import type { AssignedSeats, SeatLine } from '#contract/training/calls.ts';
import { Refusal } from '#contract/refusals.ts';
import type { Ctx } from '#api/shared/context.ts';
import { inTransaction } from '#api/shared/transaction.ts';
import { lineAfter } from './line-of.ts';
import { lockLine } from './lock-line.ts';
import { seatPeople } from './seat-people.ts';

/** Idempotent [domain 8]. */
export function assignSeats(ctx: Ctx, { order_item_id, person_ids }: AssignedSeats): Promise<SeatLine> {
  return inTransaction(ctx, async (tx) => {
    const { line, personIds } = await lockLine(tx, order_item_id);
    const added = [...new Set(person_ids)].filter((id) => !personIds.includes(id));
    if (added.length > 0) {
      if (line.class_status === 'canceled') throw new Refusal('seats_class_canceled');
      if (!line.is_assignable) throw new Refusal('seats_expired');
      const free = line.quantity - personIds.length;
      if (added.length > free) throw new Refusal('seats_too_few', { free, chosen: added.length });
      await seatPeople(tx, { line, added, removed: [] });
    }
    return lineAfter(tx, order_item_id);
  });
}
