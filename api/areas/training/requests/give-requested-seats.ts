import { isPaidOrder } from '#contract/sales/orders/values.ts';
import type { Ctx } from '#api/shared/context.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { lockLineFor } from '../lock-line.ts';
import { seatIfPossible } from '../seat-if-possible.ts';
import { freeLinesOf, linesOfOrder } from '../store/lines.ts';
import { approvedPersons, findRequest } from './store.ts';

/** Gives the free seats of an order that was just paid to employees whose requests were approved. */
export async function giveSeatsOfOrder(ctx: Ctx, orderId: number): Promise<void> {
  const lines = await linesOfOrder(ctx, orderId);
  for (const line of lines.filter(({ order_status }) => isPaidOrder(order_status))) await giveSeatsOfLine(ctx, line);
}

/** Gives an approved employee a seat that the organization has already. */
export async function giveSeatTo(ctx: Ctx, requestId: number): Promise<void> {
  const { status, organization_id: organizationId, class_id: classId } = await findRequest(ctx, requestId);
  if (status !== 'approved') return;
  for (const line of await freeLinesOf(ctx, { organizationId, classId })) await giveSeatsOfLine(ctx, line);
}

type Line = { id: number; organization_id: number; class_id: number };

/** One transaction for each line, because the class is locked after the order. */
function giveSeatsOfLine(ctx: Ctx, { id, organization_id: organizationId, class_id: classId }: Line): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    if ((await approvedPersons(tx, { organizationId, classId })).length === 0) return;
    const { line, left } = await lockLineFor(tx, { id, class_id: classId });
    let free = line.is_assignable ? left : 0;
    for (const personId of await approvedPersons(tx, { organizationId, classId })) {
      if (free <= 0) return;
      if (await seatIfPossible(tx, line, personId)) free -= 1;
    }
  });
}
