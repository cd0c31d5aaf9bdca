import { expect, test } from 'vitest';
import { tabAddresses, tabAt } from './tab-addresses.ts';

test('each tab is found at its address, and the general information at any other', () => {
  for (const [tab, address] of Object.entries(tabAddresses)) expect(tabAt(address.replace('$id', '12'))).toBe(tab);
  expect(tabAt('/classes/12/')).toBe('general');
});
