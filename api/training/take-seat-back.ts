import type { SeatLine, TakenBackSeat } from '#contract/training/calls.ts';
import { endSeat } from '#api/enrollments/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { inTransaction } from '#api/shared/transaction.ts';
import { lineAfter } from './line-of.ts';
import { lockLine } from './lock-line.ts';
import { seatPeople } from './seat-people.ts';

/** Idempotent. */
export function takeSeatBack(ctx: Ctx, { order_item_id, person_id }: TakenBackSeat): Promise<SeatLine> {
  return inTransaction(ctx, async (tx) => {
    const { line, personIds } = await lockLine(tx, order_item_id);
    if (personIds.includes(person_id)) {
      await endSeat(tx, { order_item_id, person_id });
      await seatPeople(tx, { line, added: [], removed: [person_id] });
    }
    return lineAfter(tx, order_item_id);
  });
}
