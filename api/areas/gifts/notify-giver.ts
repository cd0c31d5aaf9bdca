import { inform } from '#api/people/messages/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { findGift } from './store/gifts.ts';

const kinds = { accepted: 'gift_accepted', declined: 'gift_declined', expired: 'gift_expired' } as const;

/** Notifies the giver of what became of it, once for each time that it was sent. */
export function notifyGiver(ctx: Ctx, orderItemId: number): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const gift = await findGift(tx, orderItemId);
    if (!gift) return;
    const { status, user_id, name, email, title, order_id, sent_at } = gift;
    if (status !== 'accepted' && status !== 'declined' && status !== 'expired') return;
    await inform(tx, {
      user_id,
      kind: kinds[status],
      subject: `gift ${orderItemId} ${sent_at?.toISOString() ?? ''}`,
      facts: { name: name || email, course: { text: title } },
      link: `/profile/my-orders-history/${order_id}`,
    });
  });
}
