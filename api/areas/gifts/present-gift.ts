import { textIn } from '#contract/basics.ts';
import type { Gift, ReceivedGift } from '#contract/areas/gifts/calls.ts';
import { Refusal } from '#contract/refusals.ts';
import { readUser } from '#api/people/identity/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { isAcceptable } from './model/gift-status.ts';
import { findGift, type GiftRow } from './store/gifts.ts';

export function presentGift(ctx: Ctx, row: GiftRow): Gift {
  const { order_item_id, order_id, order_number, course_id, email, name, message, send_on, status } = row;
  return {
    order_item_id,
    order_id,
    order_number,
    course_id,
    title: textIn(row.title, ctx.locale),
    email,
    name,
    message,
    send_on,
    status,
    sent_at: row.sent_at?.toISOString() ?? null,
    expires_at: row.expires_at?.toISOString() ?? null,
    answered_at: row.answered_at?.toISOString() ?? null,
    is_open: status !== 'accepted' && status !== 'canceled' && !row.is_on_hold && isAcceptable(row, ctx.now()),
  };
}

export async function giftAfter(ctx: Ctx, orderItemId: number): Promise<Gift> {
  const row = await findGift(ctx, orderItemId);
  if (!row) throw new Refusal('not_found');
  return presentGift(ctx, row);
}

export async function presentReceived(ctx: Ctx, row: GiftRow): Promise<ReceivedGift> {
  const { email, name, message, course_id, type, tz, city } = row;
  return {
    giver_name: (await readUser(ctx, row.user_id)).name,
    email,
    name,
    message,
    status: row.status === 'accepted' ? 'accepted' : 'sent',
    expires_at: row.expires_at?.toISOString() ?? null,
    course_id,
    title: textIn(row.title, ctx.locale),
    type,
    start_at: row.start_at?.toISOString() ?? null,
    tz,
    city,
  };
}
