import { expect, test } from 'vitest';
import { customerGroup, organizationGroup } from './customer-group.ts';

test.each([
  ['AO', '5417289036', 'CNGN'],
  ['AO', '009988776LA055', 'ZCPN'],
  ['AO', undefined, 'ZCPN'],
  ['PT', '501964843', 'CNGE'],
  ['PT', '245678901', 'ZCPE'],
  ['MZ', '400339910', 'CNGE'],
  ['ES', 'B12345678', 'ZCPE'],
])('a customer of %s with %s is in the group %s of an Angolan seller', (country, tax_id, group) => {
  expect(customerGroup({ country, tax_id }, 'AO')).toBe(group);
});

test.each([
  ['AO', null, 'CNGN'],
  ['PT', null, 'CNGE'],
  ['AO', 'CGSB', 'CGSB'],
  ['AO', 'CNGE', 'CNGE'],
] as const)('an organization of %s with %s is in the group %s of an Angolan seller', (country, erp_group, group) => {
  expect(organizationGroup({ country, erp_group }, 'AO')).toBe(group);
});
