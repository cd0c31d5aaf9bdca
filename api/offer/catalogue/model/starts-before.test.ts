import { expect, test } from 'vitest';
import { startsBefore } from './starts-before.ts';

test.each(['2026-11-22T00:00:00Z', '2026-11-22T09:30:00Z', '2026-11-22T23:59:59Z'])(
  'a window ends with its last day, whenever today one asks: %s',
  (now) => {
    expect(startsBefore('week', new Date(now)).toISOString()).toBe('2026-11-30T00:00:00.000Z');
    expect(startsBefore('month', new Date(now)).toISOString()).toBe('2026-12-23T00:00:00.000Z');
  },
);

test('a quarter goes over the end of the year', () => {
  expect(startsBefore('quarter', new Date('2026-11-22T09:30:00Z')).toISOString()).toBe('2027-02-21T00:00:00.000Z');
});
