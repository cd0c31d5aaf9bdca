import type { SeatDueDate, SeatLine } from '#contract/areas/training/calls.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { lineAfter, requireLine } from './line-of.ts';
import { saveDueDate } from './store/lines.ts';

export function setSeatDueDate(ctx: Ctx, { order_item_id, due_on }: SeatDueDate): Promise<SeatLine> {
  return inTransaction(ctx, async (tx) => {
    await requireLine(tx, order_item_id, 'seats.assign');
    await saveDueDate(tx, { orderItemId: order_item_id, dueOn: due_on, userId: signedIn(tx).userId });
    return lineAfter(tx, order_item_id);
  });
}
