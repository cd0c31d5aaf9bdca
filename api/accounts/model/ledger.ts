import type { AgeingBucket, EntryKind } from '#contract/accounts/values.ts';
import { ageingBuckets } from '#contract/accounts/values.ts';

export type Booked = {
  id: number;
  kind: EntryKind;
  amountMinor: number;
  dueAt: Date | null;
  orderId: number | null;
};

export type OpenDebit = { id: number; dueAt: Date; orderId: number | null; openMinor: number };

export function balanceOf(entries: readonly Booked[]): number {
  return entries.reduce((sum, { kind, amountMinor }) => sum + (kind === 'debit' ? amountMinor : -amountMinor), 0);
}

/** What a credit paid of a debit. */
export type Settlement = { creditId: number; debitId: number; orderId: number | null; amountMinor: number };

/** What of each debit is not paid, by due date. */
export function openDebits(entries: readonly Booked[]): OpenDebit[] {
  return settled(entries).open;
}

/**
 * Which credit paid which debit. Entries settle in the order in which they were booked, so that an entry that follows
 * changes no settlement: a receipt may have been issued for it. A credit settles the debits of its order first, and then
 * those that are due first; what is left of it settles the debits that follow.
 */
export function settlementsOf(entries: readonly Booked[]): Settlement[] {
  return settled(entries).settlements;
}

type Left = { id: number; orderId: number | null; leftMinor: number };

function settled(entries: readonly Booked[]): { open: OpenDebit[]; settlements: Settlement[] } {
  let open: OpenDebit[] = [];
  let credits: Left[] = [];
  const settlements: Settlement[] = [];
  for (const { id, kind, amountMinor, dueAt, orderId } of entries.toSorted((one, other) => one.id - other.id)) {
    if (kind === 'credit') credits.push({ id, orderId, leftMinor: amountMinor });
    else if (dueAt) open = inOrderOfDue([...open, { id, dueAt, orderId, openMinor: amountMinor }]);
    for (const [credit, debit] of pairsOf(credits, open)) {
      const paidMinor = Math.min(debit.openMinor, credit.leftMinor);
      if (paidMinor === 0) continue;
      debit.openMinor -= paidMinor;
      credit.leftMinor -= paidMinor;
      settlements.push({ creditId: credit.id, debitId: debit.id, orderId: debit.orderId, amountMinor: paidMinor });
    }
    open = open.filter(({ openMinor }) => openMinor > 0);
    credits = credits.filter(({ leftMinor }) => leftMinor > 0);
  }
  return { open, settlements };
}

function inOrderOfDue(debits: OpenDebit[]): OpenDebit[] {
  return debits.toSorted((one, other) => one.dueAt.getTime() - other.dueAt.getTime() || one.id - other.id);
}

/** Those of one order first. */
function pairsOf(credits: readonly Left[], debits: readonly OpenDebit[]): [Left, OpenDebit][] {
  const pairs = credits.flatMap((credit) => debits.map((debit): [Left, OpenDebit] => [credit, debit]));
  const ofOneOrder = pairs.filter(([credit, debit]) => credit.orderId !== null && credit.orderId === debit.orderId);
  return [...ofOneOrder, ...pairs];
}

const dayMs = 86_400_000;

/** Whole days after the due date; 0 before it. */
export function overdueDays({ dueAt }: { dueAt: Date }, now: Date): number {
  return Math.max(0, Math.floor((now.getTime() - dueAt.getTime()) / dayMs));
}

export type Aged = { bucket: AgeingBucket; count: number; amountMinor: number };

export function ageingOf(debits: readonly OpenDebit[], now: Date): Aged[] {
  return ageingBuckets.map((bucket) => {
    const within = debits.filter((debit) => bucketOf(overdueDays(debit, now)) === bucket);
    return { bucket, count: within.length, amountMinor: sumOf(within) };
  });
}

export function bucketOf(days: number): AgeingBucket {
  if (days <= 30) return 'to_30';
  if (days <= 60) return 'to_60';
  return days <= 90 ? 'to_90' : 'over_90';
}

export function overdueIn(debits: readonly OpenDebit[], now: Date): OpenDebit[] {
  return debits.filter(({ dueAt }) => dueAt < now);
}

export function sumOf(debits: readonly OpenDebit[]): number {
  return debits.reduce((sum, { openMinor }) => sum + openMinor, 0);
}
