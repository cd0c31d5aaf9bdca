import type { PromisedSeat } from '#contract/areas/training/calls.ts';
import { Refusal } from '#contract/refusals.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import type { ResultPage, ListQuery } from '#api/shared/database/retrieval.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { requireLine } from './line-of.ts';
import { lockLineFor } from './lock-line.ts';
import { seatIfPossible } from './seat-if-possible.ts';
import { findLine } from './store/lines.ts';
import {
  deletePromise,
  deletePromisesTo,
  linesPromisedTo,
  pageOfPromises,
  personOfAccepted,
} from './store/promises.ts';

type Query = ListQuery<{ filter?: { order_item_id: number } | undefined }>;

export async function retrievePromisedSeats(ctx: Ctx, { filter, ...page }: Query): Promise<ResultPage<PromisedSeat>> {
  signedIn(ctx);
  const { order_item_id: orderItemId } = filter;
  if (orderItemId === undefined) throw new Refusal('invalid_input', { field: 'order_item_id' });
  await requireLine(ctx, orderItemId, 'training.read');
  const { rows, total } = await pageOfPromises(ctx, { orderItemId, ...page });
  return { results: rows.map((row) => ({ ...row, expires_at: row.expires_at?.toISOString() ?? null })), total };
}

/** Anyone who accepted the invitation gets the seats that waited for it. Idempotent. */
export async function givePromisedSeats(ctx: Ctx, affiliationId: number): Promise<void> {
  for (const orderItemId of await linesPromisedTo(ctx, affiliationId)) {
    await givePromisedSeat(ctx, { orderItemId, affiliationId });
  }
}

/** One transaction for each line, because the class is locked after the order. */
function givePromisedSeat(ctx: Ctx, promised: { orderItemId: number; affiliationId: number }): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const seen = await findLine(tx, promised.orderItemId);
    // Its money was returned.
    if (!seen) return void (await deletePromise(tx, promised));
    const { line, personIds } = await lockLineFor(tx, seen);
    const personId = await personOfAccepted(tx, promised.affiliationId);
    if (personId === null || !(await deletePromise(tx, promised))) return;
    const hasSeat = line.class_status !== 'concluded' && personIds.length < line.quantity;
    if (hasSeat && !personIds.includes(personId)) await seatIfPossible(tx, line, personId);
  });
}

/** The invitation was declined or withdrawn, or has expired: its seats are free again. Idempotent. */
export async function freePromisedSeats(ctx: Ctx, affiliationId: number): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    if ((await personOfAccepted(tx, affiliationId)) === null) await deletePromisesTo(tx, affiliationId);
  });
}
