import { expect, test } from 'vitest';
import { newestOf } from './newest-of.ts';

test('the newest value counts, also that of another device, and of equals the first', () => {
  expect(newestOf([{ revision: 1, value: 'here' }, undefined, { revision: 2, value: 'elsewhere' }])).toBe('elsewhere');
  expect(
    newestOf([
      { revision: 2, value: 'here' },
      { revision: 2, value: 'stored' },
    ]),
  ).toBe('here');
  expect(newestOf([undefined])).toBeNull();
});
