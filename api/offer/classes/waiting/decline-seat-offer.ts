import type { SeatOffer } from '#contract/offer/classes/waiting.ts';
import { Refusal } from '#contract/refusals.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { lockClass } from '../seats-store.ts';
import { stopWaiting } from './leave-waiting-list.ts';
import { presentSeatOffer } from './present-seat-offer.ts';
import { findSeatOffer, type SeatOfferRow } from './seat-offers-store.ts';

/** The state is read under the lock of the class, since an order may accept the offer meanwhile. */
export async function declineSeatOffer(ctx: Ctx, { id }: { id: number }): Promise<SeatOffer> {
  const own = { userId: signedIn(ctx).userId, id };
  return inTransaction(ctx, async (tx) => {
    const { class_id: classId } = await offerOf(tx, own);
    await lockClass(tx, classId);
    const { state } = presentSeatOffer(tx, await offerOf(tx, own));
    if (state !== 'open' && state !== 'declined') throw new Refusal('seat_offer_over');

    if (state === 'open') await stopWaiting(tx, { userId: own.userId, classId });
    return presentSeatOffer(tx, await offerOf(tx, own));
  });
}

async function offerOf(ctx: Ctx, own: { userId: number; id: number }): Promise<SeatOfferRow> {
  const offer = await findSeatOffer(ctx, own);
  if (!offer) throw new Refusal('not_found');
  return offer;
}
