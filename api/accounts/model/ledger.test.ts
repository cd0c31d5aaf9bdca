import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  ageingOf,
  balanceOf,
  bucketOf,
  openDebits,
  overdueDays,
  overdueIn,
  settlementsOf,
  sumOf,
  type Booked,
} from './ledger.ts';

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

const credits = fc.record({
  amountMinor: fc.integer({ min: 1, max: 1_000_000_000 }),
  orderId: fc.option(fc.integer({ min: 1, max: 4 })),
});
const totalOf = (amounts: readonly { amountMinor: number }[]) =>
  amounts.reduce((sum, { amountMinor }) => sum + amountMinor, 0);

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

  test('pays of what is open what is due first, but the debit of an own order before', () => {
    fc.assert(
      fc.property(ledgers, credits, (entries, paid) => {
        const before = openDebits(entries);
        const money = credit(entries.length + 1, paid.amountMinor, paid.orderId);
        const own = before.filter(({ orderId }) => orderId !== null && orderId === paid.orderId);
        let leftMinor = paid.amountMinor;
        const expected = [...own, ...before.filter((each) => !own.includes(each))].flatMap(({ id, openMinor }) => {
          const amountMinor = Math.min(openMinor, leftMinor);
          leftMinor -= amountMinor;
          return amountMinor > 0 ? [[id, amountMinor]] : [];
        });
        const settled = settlementsOf([...entries, money]).filter(({ creditId }) => creditId === money.id);
        expect(settled.map(({ debitId, amountMinor }) => [debitId, amountMinor])).toEqual(expected);
      }),
    );
  });

  test('never changes what was settled, whatever is booked afterwards', () => {
    fc.assert(
      fc.property(ledgers, fc.nat(40), (entries, length) => {
        const before = settlementsOf(entries.slice(0, length));
        expect(settlementsOf(entries).slice(0, before.length)).toEqual(before);
      }),
    );
  });

  test('settles no more than a credit has and a debit costs, and all that it can', () => {
    fc.assert(
      fc.property(ledgers, (entries) => {
        const settlements = settlementsOf(entries);
        for (const { id, kind, amountMinor } of entries) {
          const used = settlements.filter(({ creditId, debitId }) => (kind === 'credit' ? creditId : debitId) === id);
          expect(totalOf(used)).toBeLessThanOrEqual(amountMinor);
        }
        const [owed, paid] = (['debit', 'credit'] as const).map((kind) =>
          totalOf(entries.filter((entry) => entry.kind === kind)),
        );
        expect(totalOf(settlements)).toBe(Math.min(owed ?? 0, paid ?? 0));
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

test('a receipt stands for what was paid, also when an older debit is booked afterwards', () => {
  const entries = [debit(1, 100, { days: 5 }), credit(2, 100), debit(3, 100, { days: 50 })];
  expect(settlementsOf(entries)).toEqual([{ creditId: 2, debitId: 1, orderId: null, amountMinor: 100 }]);
  expect(openDebits(entries).map(({ id }) => id)).toEqual([3]);
});

test('what is left of a credit pays the debit of its own order before an older one', () => {
  const entries = [credit(1, 50), credit(2, 30, 7), debit(3, 40, { days: 1, orderId: 7 })];
  expect(settlementsOf(entries).map(({ creditId, amountMinor }) => [creditId, amountMinor])).toEqual([
    [2, 30],
    [1, 10],
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
