import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ageingOf, balanceOf, bucketOf, openDebits, overdueDays, overdueIn, sumOf, type Booked } from './ledger.ts';

const now = new Date('2026-11-24T12:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);

const drawn = fc.record({
  isDebit: fc.boolean(),
  amountMinor: fc.integer({ min: 1, max: 1_000_000_000 }),
  days: fc.integer({ min: -60, max: 200 }),
  orderId: fc.option(fc.integer({ min: 1, max: 4 })),
});
const ledgers = fc.array(drawn, { maxLength: 40 }).map((rows) =>
  rows.map(({ isDebit, amountMinor, days, orderId }, at): Booked => ({
    id: at + 1,
    kind: isDebit ? 'debit' : 'credit',
    amountMinor,
    dueAt: isDebit ? daysAgo(days) : null,
    orderId,
  })),
);

const debit = (
  id: number,
  amountMinor: number,
  { days, orderId = null }: { days: number; orderId?: number | null },
): Booked => ({
  id,
  kind: 'debit',
  amountMinor,
  dueAt: daysAgo(days),
  orderId,
});
const credit = (id: number, amountMinor: number, orderId: number | null = null): Booked => ({
  id,
  kind: 'credit',
  amountMinor,
  dueAt: null,
  orderId,
});

describe('any ledger', () => {
  test('owes its open debits, or has a surplus and owes nothing', () => {
    fc.assert(
      fc.property(ledgers, (entries) => {
        expect(sumOf(openDebits(entries))).toBe(Math.max(0, balanceOf(entries)));
      }),
    );
  });

  test('ages exactly what is open, each debit once', () => {
    fc.assert(
      fc.property(ledgers, (entries) => {
        const open = openDebits(entries);
        const aged = ageingOf(open, now);
        expect(aged.reduce((sum, { amountMinor }) => sum + amountMinor, 0)).toBe(sumOf(open));
        expect(aged.reduce((sum, { count }) => sum + count, 0)).toBe(open.length);
      }),
    );
  });

  test('has no open debit older than one that is paid without its order', () => {
    fc.assert(
      fc.property(ledgers, (entries) => {
        const loose = entries.map((entry) => ({ ...entry, orderId: null }));
        const open = openDebits(loose);
        const isOpen = (id: number) => open.some((each) => each.id === id);
        const paid = loose.filter(({ kind, id }) => kind === 'debit' && !isOpen(id));
        const oldest = open[0]?.dueAt ?? new Date(8.64e15);
        for (const { dueAt } of paid) expect(Number(dueAt)).toBeLessThanOrEqual(oldest.getTime());
        expect(open.slice(1).every(({ id, openMinor }) => openMinor === loose[id - 1]?.amountMinor)).toBe(true);
      }),
    );
  });

  test('never has more overdue than open', () => {
    fc.assert(
      fc.property(ledgers, (entries) => {
        const open = openDebits(entries);
        expect(sumOf(overdueIn(open, now))).toBeLessThanOrEqual(sumOf(open));
      }),
    );
  });
});

test('a credit pays the oldest debit first, and that of its own order before', () => {
  const entries = [debit(1, 100, { days: 5 }), debit(2, 50, { days: 40, orderId: 7 }), debit(3, 30, { days: 20 })];
  expect(openDebits([...entries, credit(4, 60)]).map(({ id, openMinor }) => [id, openMinor])).toEqual([
    [3, 20],
    [1, 100],
  ]);
  expect(openDebits([...entries, credit(4, 55, 7)]).map(({ id, openMinor }) => [id, openMinor])).toEqual([
    [3, 25],
    [1, 100],
  ]);
});

test.each([
  [-10, 0, 'to_30'],
  [0, 0, 'to_30'],
  [30, 30, 'to_30'],
  [31, 31, 'to_60'],
  [60, 60, 'to_60'],
  [61, 61, 'to_90'],
  [90.9, 90, 'to_90'],
  [91, 91, 'over_90'],
] as const)('a debit due %d days ago is overdue by %i days, in %s', (ago, days, bucket) => {
  const overdue = overdueDays({ dueAt: daysAgo(ago) }, now);
  expect([overdue, bucketOf(overdue)]).toEqual([days, bucket]);
});
