import type { SeatLine, TakenBackSeat } from '#contract/areas/training/calls.ts';
import { endSeat } from '#api/learning/enrollments/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { lineAfter } from './line-of.ts';
import { lockLine } from './lock-line.ts';
import { seatPeople } from './seat-people.ts';
import { deletePromise } from './store/promises.ts';

/** Idempotent. */
export function takeSeatBack(ctx: Ctx, { order_item_id, ...of }: TakenBackSeat): Promise<SeatLine> {
  return inTransaction(ctx, async (tx) => {
    const { line, personIds } = await lockLine(tx, order_item_id);
    if ('affiliation_id' in of) {
      await deletePromise(tx, { orderItemId: order_item_id, affiliationId: of.affiliation_id });
    } else if (personIds.includes(of.person_id)) {
      await endSeat(tx, { order_item_id, person_id: of.person_id });
      await seatPeople(tx, { line, added: [], removed: [of.person_id] });
    }
    return lineAfter(tx, order_item_id);
  });
}
