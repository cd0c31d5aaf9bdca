import type { ReceivedGift } from '#contract/areas/gifts/calls.ts';
import { Refusal } from '#contract/refusals.ts';
import { isActiveEnrollment } from '#contract/learning/enrollments/values.ts';
import { trainersAmong } from '#api/offer/classes/index.ts';
import { enrollmentFor, enrollOnSeats } from '#api/learning/enrollments/index.ts';
import { readUser } from '#api/people/identity/index.ts';
import { changeSeats } from '#api/sales/orders/index.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import { emit } from '#api/shared/events/events.ts';
import { hashOfToken } from '#api/shared/secrets/random-token.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { isAcceptable } from './model/gift-status.ts';
import { lockGift, moveGift } from './move-gift.ts';
import { presentReceived } from './present-gift.ts';
import { findGiftByToken, type GiftRow } from './store/gifts.ts';

type Token = { token: string };

/** Shows who has the link no more than the email that it came in. */
export async function readGift(ctx: Ctx, { token }: Token): Promise<ReceivedGift> {
  return presentReceived(ctx, await received(ctx, token));
}

/** The seat that was bought gets its person. */
export async function acceptGift(ctx: Ctx, { token }: Token): Promise<ReceivedGift> {
  const { personId } = signedIn(ctx);
  return answering(ctx, token, async (tx, gift) => {
    if (gift.status !== 'accepted') {
      await requireAcceptable(tx, gift, personId);
      const { order_item_id, class_id, course_id } = gift;
      const enrolled = await enrollOnSeats(tx, { order_item_id, class_id, course_id, person_ids: [personId] });
      await changeSeats(tx, { order_item_id, added: [personId], removed: [], enrolled });
      await moveGift(tx, gift, { move: 'accept', person_id: personId, answered_at: tx.now() });
      await emit(tx, 'gift_answered', { order_item_id });
    }
    return presentReceived(tx, await received(tx, token));
  });
}

export function declineGift(ctx: Ctx, { token }: Token): Promise<{ course_id: number }> {
  return answering(ctx, token, async (tx, gift) => {
    await moveGift(tx, gift, { move: 'decline', token_hash: null, answered_at: tx.now() });
    await emit(tx, 'gift_answered', { order_item_id: gift.order_item_id });
    return { course_id: gift.course_id };
  });
}

/** Read once more under the lock, where nobody else can answer, change or refund it. */
function answering<T>(ctx: Ctx, token: string, answer: (tx: Ctx, gift: GiftRow) => Promise<T>): Promise<T> {
  return inTransaction(ctx, async (tx) => {
    await lockGift(tx, await ownGift(tx, token));
    return answer(tx, await ownGift(tx, token));
  });
}

/** A gift that can no longer be accepted is not there, whatever the reason. */
async function received(ctx: Ctx, token: string): Promise<GiftRow> {
  const gift = await findGiftByToken(ctx, hashOfToken(token));
  if (!gift || (gift.status !== 'sent' && gift.status !== 'accepted')) throw new Refusal('not_found');
  return gift;
}

/** Anyone who has the link learns that it was given to another address. */
async function ownGift(ctx: Ctx, token: string): Promise<GiftRow> {
  const { userId, personId } = signedIn(ctx);
  const gift = await received(ctx, token);
  const { username } = await readUser(ctx, userId);
  const isOwn = gift.status === 'accepted' ? gift.person_id === personId : gift.email === username.toLowerCase();
  if (!isOwn) throw new Refusal('gift_of_another');
  return gift;
}

async function requireAcceptable(tx: Ctx, gift: GiftRow, personId: number): Promise<void> {
  const { class_id, course_id } = gift;
  if (gift.is_on_hold) throw new Refusal('gift_on_hold');
  if (!isAcceptable(gift, tx.now())) throw new Refusal('gift_class_over');
  if ((await trainersAmong(tx, class_id, [personId])).size > 0) throw new Refusal('trainer_cannot_enroll');
  const held = await enrollmentFor(tx, { course_id, person_id: personId });
  const isHeld = isActiveEnrollment(held?.status);
  if (isHeld && (held.concluded_at === null || held.class_id === class_id)) throw new Refusal('gift_owned');
}
