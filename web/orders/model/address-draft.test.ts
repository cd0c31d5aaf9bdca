import { expect, test } from 'vitest';
import { addressOf, emptyAddress } from './address-draft.ts';

test('an address has only the typed fields', () => {
  const draft = { ...emptyAddress, wanted: true, name: ' Marlene Capita ', tax_id: '004512876LA041', city: ' ' };
  expect(addressOf(draft)).toEqual({ name: 'Marlene Capita', country: 'AO', tax_id: '004512876LA041' });
});
