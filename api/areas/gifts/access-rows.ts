import { accessRowsOf, forAll, listOfOwner, ofOwner, one } from '#api/shared/testing/access-row.ts';

const unknownToken = 'this-is-no-token';
const details = { email: 'amiga@mestria.test', name: '', message: '', send_on: null };

/** The line of the owner is no gift. */
export const accessRows = accessRowsOf('gifts', {
  calls: {
    retrieveGifts: { ...listOfOwner(({ orderId }) => ({ order_id: orderId })), owner: 'nothing' },
    giveSeat: ofOwner(
      one(({ orderItemId }) => ({ order_item_id: orderItemId, ...details })),
      'seats_unpaid',
    ),
    changeGift: ofOwner(
      one(({ orderItemId }) => ({ order_item_id: orderItemId, ...details })),
      'not_found',
    ),
    resendGift: ofOwner(
      one(({ orderItemId }) => ({ order_item_id: orderItemId })),
      'not_found',
    ),
    readGift: forAll(
      one(() => ({ token: unknownToken })),
      'not_found',
    ),
    acceptGift: ofOwner(
      one(() => ({ token: unknownToken })),
      'not_found',
    ),
    declineGift: ofOwner(
      one(() => ({ token: unknownToken })),
      'not_found',
    ),
  },
});
