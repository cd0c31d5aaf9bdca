import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { ageingOf, balanceOf, bucketOf, overdueDays, overdueIn, sumOf } from './ledger.ts';
import { settle, type Booked, type OpenDebit, type Settlement } from './settle.ts';

const now = new Date('2026-11-24T12:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);

const rendered = fc.record({
  isDebit: fc.boolean(),
  amountMinor: fc.integer({ min: 1, max: 1_000_000_000 }),
  days: fc.integer({ min: -60, max: 200 }),
  orderId: fc.option(fc.integer({ min: 1, max: 4 })),
});
const ledgers = fc.array(rendered, { maxLength: 40 }).map((rows) =>
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

const openDebits = (entries: readonly Booked[]): OpenDebit[] => settle(entries).debits;
const settlementsOf = (entries: readonly Booked[]): Settlement[] => settle(entries).settlements;

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
        const [owed = 0, paid = 0] = (['debit', 'credit'] as const).map((kind) =>
          totalOf(entries.filter((each) => each.kind === kind)),
        );
        expect(balanceOf(settle(entries))).toBe(owed - paid);
        expect(sumOf(openDebits(entries))).toBe(Math.max(0, owed - paid));
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

describe('settling', () => {
  test('gives what comparing every credit with every debit gives', () => {
    fc.assert(
      fc.property(ledgers, (entries) => {
        const { debits, settlements } = settle(entries);
        expect({ debits, settlements }).toEqual(settledByPairs(entries));
      }),
      { numRuns: 2_000 },
    );
  });

  test('goes on from what was open, wherever it stopped', () => {
    fc.assert(
      fc.property(ledgers, fc.nat(40), (entries, length) => {
        const before = settle(entries.slice(0, length));
        const after = settle(entries.slice(length), before);
        const settlements = [...before.settlements, ...after.settlements];
        expect({ ...after, settlements }).toEqual(settle(entries));
      }),
    );
  });

  test('leaves debits or credits open, never both', () => {
    fc.assert(
      fc.property(ledgers, (entries) => {
        const { debits, credits: remaining } = settle(entries);
        expect(Math.min(debits.length, remaining.length)).toBe(0);
      }),
    );
  });

  test.each(['debits first', 'credits first', 'in turns', 'of its own order'] as const)(
    'takes ten times the steps, and a few to sort them, for ten times the entries: %s',
    (order) => {
      const growth = stepsOf(ledgerOf(10_000, order)) / stepsOf(ledgerOf(1_000, order));
      expect(growth).toBeGreaterThan(9);
      // A queue adds the logarithm, so a third more and some; every pair would be a hundred times as many.
      expect(growth).toBeLessThan(20);
    },
  );
});

function ledgerOf(count: number, order: 'debits first' | 'credits first' | 'in turns' | 'of its own order'): Booked[] {
  return Array.from({ length: count }, (_, at): Booked => {
    const isFirst = at < count / 2;
    const isDebit = order === 'debits first' ? isFirst : order === 'credits first' ? !isFirst : at % 2 === 0;
    const orderId = order === 'of its own order' ? Math.floor(at / 2) : null;
    // Of those that alternate a part stays open, so that the queue grows.
    const amountMinor = isDebit ? 100 : order === 'in turns' ? 60 : 90;
    return isDebit ? debit(at, amountMinor, { days: (at * 7919) % 1_000, orderId }) : credit(at, amountMinor, orderId);
  });
}

/** Comparisons of due dates, and pairs of a credit and a debit that were looked at. */
function stepsOf(entries: readonly Booked[]): number {
  const compared = vi.spyOn(Date.prototype, 'getTime');
  const paired = vi.spyOn(Math, 'min');
  settle(entries);
  const steps = compared.mock.calls.length + paired.mock.calls.length;
  compared.mockRestore();
  paired.mockRestore();
  return steps;
}

/** The rule of settlement, word by word: after each entry every open credit meets every open debit. */
function settledByPairs(entries: readonly Booked[]): { debits: OpenDebit[]; settlements: Settlement[] } {
  let debits: OpenDebit[] = [];
  let open: { id: number; orderId: number | null; openMinor: number }[] = [];
  const settlements: Settlement[] = [];
  for (const { id, kind, amountMinor, dueAt, orderId } of entries) {
    if (kind === 'credit') open.push({ id, orderId, openMinor: amountMinor });
    else if (dueAt) debits.push({ id, dueAt, orderId, openMinor: amountMinor });
    debits = debits.toSorted((one, other) => one.dueAt.getTime() - other.dueAt.getTime() || one.id - other.id);
    const pairs = open.flatMap((each) => debits.map((owed) => [each, owed] as const));
    const ofOneOrder = pairs.filter(([each, owed]) => each.orderId !== null && each.orderId === owed.orderId);
    for (const [each, owed] of [...ofOneOrder, ...pairs]) {
      const paidMinor = Math.min(owed.openMinor, each.openMinor);
      if (paidMinor === 0) continue;
      owed.openMinor -= paidMinor;
      each.openMinor -= paidMinor;
      settlements.push({ creditId: each.id, debitId: owed.id, orderId: owed.orderId, amountMinor: paidMinor });
    }
    debits = debits.filter(({ openMinor }) => openMinor > 0);
    open = open.filter(({ openMinor }) => openMinor > 0);
  }
  return { debits, settlements };
}

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
  [-10, 0, 'not_due'],
  [0, 0, 'not_due'],
  [0.5, 0, 'to_30'],
  [30, 30, 'to_30'],
  [31, 31, 'to_60'],
  [60, 60, 'to_60'],
  [61, 61, 'to_90'],
  [90.9, 90, 'to_90'],
  [91, 91, 'over_90'],
] as const)('a debit due %d days ago is overdue by %i days, in %s', (ago, days, bucket) => {
  const owing = { dueAt: daysAgo(ago) };
  expect([overdueDays(owing, now), bucketOf(owing, now)]).toEqual([days, bucket]);
});
