import { describe, expect, test } from 'vitest';
import { normalTaxAddress, taxAddressFaults } from './tax-address.ts';

const wrongOf = (address: Parameters<typeof taxAddressFaults>[0], needsTaxId = false) =>
  taxAddressFaults(address, { needsTaxId }).map(({ wrong }) => wrong);

describe('a tax address', () => {
  test('needs a tax id for a company only', () => {
    expect(wrongOf({ country: 'AO' })).toEqual([]);
    expect(wrongOf({ country: 'AO' }, true)).toEqual(['tax_id_required']);
  });

  test('says whether the form or the check digit of its tax id is wrong', () => {
    expect(wrongOf({ country: 'PT', tax_id: '501964842', postal_code: '1000-001' })).toEqual(['tax_id_check_digit']);
    expect(wrongOf({ country: 'MZ', tax_id: '400339911' })).toEqual(['tax_id_check_digit']);
    expect(wrongOf({ country: 'AO', tax_id: '541728903' })).toEqual(['tax_id_form']);
  });

  test('needs the postal code of its country', () => {
    expect(wrongOf({ country: 'PT' })).toEqual(['postal_code_invalid']);
    expect(wrongOf({ country: 'PT', postal_code: '1000 001' })).toEqual([]);
    expect(wrongOf({ country: 'AO', postal_code: '?' })).toEqual([]);
  });

  test('is normalised by the rules of its country', () => {
    const raw = { country: 'PT', tax_id: 'PT 501.964-843', postal_code: '1000001' };
    expect(normalTaxAddress(raw)).toEqual({ country: 'PT', tax_id: '501964843', postal_code: '1000-001' });
    expect(normalTaxAddress({ country: 'AO', postal_code: '1000' })).toEqual({ country: 'AO' });
  });
});
