import { expect, test } from 'vitest';
import { emptyAddress } from './address-draft.ts';
import { checkoutFrom, emptyCheckout } from './checkout-draft.ts';

test('a stored draft comes back as it was typed', () => {
  const typed = {
    address: { ...emptyAddress, wanted: true, name: 'Marlene' },
    takesSeat: false,
    coupon: 'VERAO-10',
    billing: 'new',
    keepsAddress: true,
    gifts: { 7: { email: 'ana@exemplo.ao', name: '', message: '', send_on: null } },
    buyerReference: 'NE 7',
    method: 'mpesa',
    phone: '923 456 789',
    keepsPhone: true,
  };
  expect(checkoutFrom(JSON.parse(JSON.stringify(typed)))).toEqual(typed);
});

test.each([null, 'text', 7, [], { address: null, takesSeat: 'yes', method: {} }, { address: { name: 1, other: 'x' } }])(
  'what does not fit is left out: %j',
  (stored) => {
    expect(checkoutFrom(stored)).toEqual(emptyCheckout);
  },
);
