import { expect, test } from 'vitest';
import { emptyAddress } from './address-draft.ts';
import { checkoutFaults } from './checkout-faults.ts';

const complete = { ...emptyAddress, name: 'Cimentos do Bengo', tax_id: '541 728 9036' };

test('a complete checkout has no faults', () => {
  expect(checkoutFaults(complete, true)).toEqual([]);
  expect(checkoutFaults(null, true)).toEqual([]);
});

test('every fault is reported at once, in the order of the fields', () => {
  expect(checkoutFaults({ ...emptyAddress, name: ' ' }, false).map(({ wrong }) => wrong)).toEqual([
    'name_missing',
    'tax_id_required',
    'not_accepted',
  ]);
});

test('a tax number has to be one of its country', () => {
  const inPortugal = { ...complete, country: 'PT', postal_code: '1100-060' };
  expect(checkoutFaults(inPortugal, true)).toEqual([{ field: 'tax_address.tax_id', wrong: 'tax_id_form' }]);
});
