import { describe, expect, test } from 'vitest';
import { organizationFaults } from './typed-organization.ts';

const whole = { name: 'Cimentos do Bengo', country: 'PT', tax_id: '501 964 843' };

describe('the data of an organization', () => {
  test.each([
    [{}, []],
    [{ country: 'AO', tax_id: '5417654321' }, []],
    [{ country: 'DE', tax_id: 'DE811907980' }, []],
    [{ name: ' ' }, ['name_missing']],
    [{ country: '' }, ['country_missing']],
    [{ tax_id: ' ' }, ['tax_id_missing']],
    [{ tax_id: '501964844' }, ['tax_id_wrong_PT']],
    [{ country: 'AO', tax_id: '541765432' }, ['tax_id_wrong_AO']],
    [{ country: 'MZ', tax_id: '400339911' }, ['tax_id_wrong_MZ']],
    [{ country: 'DE', tax_id: '?' }, ['tax_id_wrong_other']],
    [{ name: '', country: '', tax_id: '' }, ['name_missing', 'country_missing', 'tax_id_missing']],
  ])('with %j is refused for %j', (change, expected) => {
    expect(organizationFaults({ ...whole, ...change }).map(({ fault }) => fault)).toEqual(expected);
  });
});
