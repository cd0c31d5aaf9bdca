import { expect, test } from 'vitest';
import { emptyAddress } from './address-draft.ts';
import { checkoutFaults } from './checkout-faults.ts';

const wanted = { ...emptyAddress, wanted: true };
const complete = { ...wanted, name: 'Cimentos do Bengo', tax_id: '541 728 9036' };

test('a complete checkout has no faults', () => {
  expect(checkoutFaults(complete, true)).toEqual([]);
  expect(checkoutFaults(emptyAddress, true)).toEqual([]);
});

test('every fault is reported at once, in the order of the fields', () => {
  expect(checkoutFaults({ ...wanted, name: ' ' }, false).map(({ wrong }) => wrong)).toEqual([
    'name_missing',
    'tax_id_missing',
    'not_accepted',
  ]);
});

test('a tax number has to be one of its country', () => {
  const fault = { field: 'tax_address.tax_id', wrong: 'tax_id_invalid' };
  expect(checkoutFaults({ ...complete, country: 'PT' }, true)).toEqual([fault]);
});
