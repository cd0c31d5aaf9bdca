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

/**
 * What of each debit is not paid, by due date. A credit for an order settles the debits of that order; what is left of
 * it, and every other credit, settles the oldest debits first.
 */
export function openDebits(entries: readonly Booked[]): OpenDebit[] {
  const debits = entries
    .flatMap(({ id, kind, amountMinor, dueAt, orderId }) =>
      kind === 'debit' && dueAt ? [{ id, dueAt, orderId, openMinor: amountMinor }] : [],
    )
    .toSorted((one, other) => one.dueAt.getTime() - other.dueAt.getTime() || one.id - other.id);
  let freeMinor = 0;
  for (const { kind, amountMinor, orderId } of entries) {
    if (kind !== 'credit') continue;
    freeMinor += settle(orderId === null ? [] : debits.filter((debit) => debit.orderId === orderId), amountMinor);
  }
  settle(debits, freeMinor);
  return debits.filter(({ openMinor }) => openMinor > 0);
}

/** Answers what is left of the money. */
function settle(debits: OpenDebit[], amountMinor: number): number {
  let leftMinor = amountMinor;
  for (const debit of debits) {
    const paidMinor = Math.min(debit.openMinor, leftMinor);
    debit.openMinor -= paidMinor;
    leftMinor -= paidMinor;
  }
  return leftMinor;
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
