import type { SeatLine, SwappedSeat } from '#contract/areas/training/calls.ts';
import { Refusal } from '#contract/refusals.ts';
import { endSeat } from '#api/learning/enrollments/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { lineAfter } from './line-of.ts';
import { lockLine } from './lock-line.ts';
import { seatPeople } from './seat-people.ts';

/** Idempotent. Also after the free seats have expired, since the seat has its person. */
export function swapSeat(ctx: Ctx, { order_item_id, from_person_id, to_person_id }: SwappedSeat): Promise<SeatLine> {
  return inTransaction(ctx, async (tx) => {
    const { line, personIds } = await lockLine(tx, order_item_id);
    const isSwapped = !personIds.includes(from_person_id) && personIds.includes(to_person_id);
    if (!isSwapped) {
      if (!personIds.includes(from_person_id) || personIds.includes(to_person_id)) throw new Refusal('seat_not_held');
      await endSeat(tx, { order_item_id, person_id: from_person_id });
      await seatPeople(tx, { line, added: [to_person_id], removed: [from_person_id] });
    }
    return lineAfter(tx, order_item_id);
  });
}
