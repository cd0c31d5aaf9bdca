import type { GiftStatus } from '#contract/areas/gifts/values.ts';
import type { Ctx } from '#api/shared/context.ts';

export type GiftColumns = {
  token_hash?: null;
  sent_at?: Date;
  mailed_at?: null;
  expires_at?: Date;
  answered_at?: Date | null;
  person_id?: number | null;
};

/** One row for each line, also when the event arrives twice. */
export async function insertScheduled(tx: Ctx, orderItemIds: readonly number[]): Promise<number[]> {
  if (orderItemIds.length === 0) return [];
  const rows = await tx.db
    .insertInto('gifts')
    .values(orderItemIds.map((order_item_id) => ({ order_item_id, status: 'scheduled' })))
    .onConflict((conflict) => conflict.column('order_item_id').doNothing())
    .returning('order_item_id')
    .execute();
  return rows.map(({ order_item_id }) => order_item_id);
}

type Saved = { from: GiftStatus; to: GiftStatus } & GiftColumns;

/** False where the gift is no longer `from`, which then wins. */
export async function saveGiftStatus(tx: Ctx, orderItemId: number, { from, to, ...columns }: Saved): Promise<boolean> {
  const { numUpdatedRows } = await tx.db
    .updateTable('gifts')
    .set({ status: to, ...columns })
    .where('order_item_id', '=', orderItemId)
    // A gift that expired by its time is still `sent` until the job comes by.
    .where('status', 'in', from === 'expired' ? ['expired', 'sent'] : [from])
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** False where the email was written already, or the gift is no longer to be sent. */
export async function storeGiftToken(tx: Ctx, orderItemId: number, tokenHash: string): Promise<boolean> {
  const { numUpdatedRows } = await tx.db
    .updateTable('gifts')
    .set({ token_hash: tokenHash, mailed_at: tx.now() })
    .where('order_item_id', '=', orderItemId)
    .where('status', '=', 'sent')
    .where('mailed_at', 'is', null)
    .where('expires_at', '>', tx.now())
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The ids of those that this call has expired. */
export async function expireDue(ctx: Ctx, limit: number): Promise<number[]> {
  const due = ctx.db
    .selectFrom('gifts')
    .select('order_item_id')
    .where('status', '=', 'sent')
    .where('expires_at', '<=', ctx.now())
    .orderBy('order_item_id')
    .limit(limit)
    .forUpdate()
    .skipLocked();
  const rows = await ctx.db
    .updateTable('gifts')
    .set({ status: 'expired' })
    .where('order_item_id', 'in', due)
    .returning('order_item_id')
    .execute();
  return rows.map(({ order_item_id }) => order_item_id);
}

/** As they are written, in the order in which they are locked. */
export function storedStatuses(tx: Ctx, orderItemIds: readonly number[]) {
  return tx.db
    .selectFrom('gifts')
    .select(['order_item_id', 'status'])
    .where('order_item_id', 'in', orderItemIds)
    .orderBy('order_item_id')
    .forUpdate()
    .$narrowType<{ status: GiftStatus }>()
    .execute();
}
