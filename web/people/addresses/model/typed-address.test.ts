import { expect, test } from 'vitest';
import { addressOf, emptyTypedAddress, faultsOf, typedFrom } from './typed-address.ts';

const complete = { ...emptyTypedAddress, name: ' Cimentos do Bengo ', tax_id: '541 728 9036' };

const wrongOf = (change: object, needsTaxId = true) =>
  faultsOf({ ...complete, ...change }, { needsTaxId }).map(({ wrong }) => wrong);

test('an address is sent without its empty fields', () => {
  expect(addressOf({ ...complete, city: ' ' })).toEqual({
    name: 'Cimentos do Bengo',
    country: 'AO',
    tax_id: '541 728 9036',
  });
});

test('a postal code that its country does not have is not sent', () => {
  expect(addressOf({ ...complete, postal_code: '1100-060' })).not.toHaveProperty('postal_code');
  expect(addressOf({ ...complete, country: 'PT', postal_code: '1100-060' })).toHaveProperty('postal_code');
});

test('every fault is reported at once, in the order of the fields', () => {
  expect(wrongOf({})).toEqual([]);
  expect(wrongOf({ name: ' ', tax_id: '', country: 'PT' })).toEqual([
    'name_missing',
    'tax_id_required',
    'postal_code_invalid',
  ]);
  expect(wrongOf({ tax_id: '' }, false)).toEqual([]);
});

test('what is stored from elsewhere is read field by field', () => {
  expect(typedFrom({ name: 'A', city: 'Luanda' })).toEqual({ ...emptyTypedAddress, name: 'A', city: 'Luanda' });
});
