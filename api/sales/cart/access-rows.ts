import { accessRowsOf, forAll, ofOwner, one } from '#api/shared/testing/access-row.ts';

export const accessRows = accessRowsOf('cart', {
  calls: {
    updateCart: { ...ofOwner(one(({ userId }) => ({ id: userId, cart: '[]' }))), stranger: 'not_allowed' },
    retrieveSummary: forAll(one(() => ({ cart: '[]', currency_id: 1 }))),
  },
});
