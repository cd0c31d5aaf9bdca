import { expect, test } from 'vitest';
import { addressFaults, type Address } from './postal-address.ts';

const empty: Address = { street: null, city: null, province: null, postal_code: null, country: null };
const lisbon: Address = { ...empty, street: 'Rua do Ouro 1', city: 'Lisboa', postal_code: '1100-060', country: 'PT' };
const luanda: Address = { ...empty, city: 'Ingombota', province: 'Luanda', country: 'AO' };

test('an address may be empty', () => {
  expect(addressFaults(empty)).toEqual({});
});

test('each country requires its own fields', () => {
  expect(addressFaults(lisbon)).toEqual({});
  expect(addressFaults({ ...lisbon, postal_code: null })).toEqual({ postal_code: 'postal_code_invalid' });
  expect(addressFaults(luanda)).toEqual({});
  expect(addressFaults({ ...luanda, province: null, city: '' })).toEqual({
    city: 'city_missing',
    province: 'province_missing',
  });
  expect(addressFaults({ ...empty, country: 'MZ', city: 'Maputo' })).toEqual({});
  expect(addressFaults({ ...empty, country: 'MZ', city: 'Maputo', postal_code: '11' })).toEqual({
    postal_code: 'postal_code_invalid',
  });
  expect(addressFaults({ ...empty, city: 'Lisboa' })).toEqual({ country: 'country_missing' });
});
