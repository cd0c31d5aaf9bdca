import { dayIn } from '#contract/rules/days.ts';
import { operatorZone } from '#contract/rules/operator-zone.ts';
import { Refusal } from '#contract/refusals.ts';
import { lockClass } from '#api/offer/classes/index.ts';
import { lockSeats } from '#api/sales/orders/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { emit } from '#api/shared/events/events.ts';
import { recordMove } from '#api/shared/database/status-history.ts';
import { giftExpiry, giftLifeCycle, type GiftMove } from './model/gift-status.ts';
import { findGift, type GiftRow } from './store/gifts.ts';
import { saveGiftStatus, type GiftColumns } from './store/write-gifts.ts';

/** Locks the order and then the class, as a payment and a refund do. Refuses `not_found`. */
export async function lockGift(tx: Ctx, seen: Pick<GiftRow, 'order_item_id' | 'class_id'>): Promise<GiftRow> {
  await lockSeats(tx, seen.order_item_id);
  await lockClass(tx, seen.class_id);
  const gift = await findGift(tx, seen.order_item_id);
  if (!gift) throw new Refusal('not_found');
  return gift;
}

/** The gift must be locked. Refuses a move that cannot happen. */
export async function moveGift(
  tx: Ctx,
  { order_item_id, status: from }: Pick<GiftRow, 'order_item_id' | 'status'>,
  { move, ...columns }: { move: GiftMove } & GiftColumns,
): Promise<void> {
  const to = giftLifeCycle.next(from, move);
  if (!(await saveGiftStatus(tx, order_item_id, { from, to, ...columns }))) throw new Refusal('not_found');
  await recordMove(tx, { subject: 'gift', subjectId: order_item_id, move, from, to });
}

/** The link of an earlier email stops working at once. */
export async function sendGift(tx: Ctx, gift: GiftRow, move: 'send' | 'resend' | 'change'): Promise<void> {
  const [sent_at, expires_at] = [tx.now(), giftExpiry(tx.now(), gift)];
  await moveGift(tx, gift, { move, sent_at, expires_at, mailed_at: null, token_hash: null, answered_at: null });
  await emit(tx, 'gift_sent', { order_item_id: gift.order_item_id });
}

export function isDue({ send_on }: Pick<GiftRow, 'send_on'>, now: Date): boolean {
  return send_on === null || send_on <= dayIn(operatorZone, now);
}
