import type { AgeingBucket, EntryKind } from '#contract/sales/accounts/values.ts';
import { ageingBuckets } from '#contract/sales/accounts/values.ts';
import { dayMs } from '#contract/rules/durations.ts';
import type { OpenDebit, Unsettled } from './settle.ts';

/** What an entry adds to the balance. */
export function signedMinor({ kind, amount_minor }: { kind: EntryKind; amount_minor: number }): number {
  return kind === 'debit' ? amount_minor : -amount_minor;
}

/** What is settled adds nothing. */
export function balanceOf({ debits, credits }: Unsettled): number {
  return sumOf(debits) - sumOf(credits);
}

/** Whole days after the due date; 0 before it. */
export function overdueDays({ dueAt }: { dueAt: Date }, now: Date): number {
  return Math.max(0, Math.floor((now.getTime() - dueAt.getTime()) / dayMs));
}

export type Aged = { bucket: AgeingBucket; count: number; amountMinor: number };

export function ageingOf(debits: readonly OpenDebit[], now: Date): Aged[] {
  return ageingBuckets.map((bucket) => {
    const within = debits.filter((debit) => bucketOf(debit, now) === bucket);
    return { bucket, count: within.length, amountMinor: sumOf(within) };
  });
}

export function bucketOf(debit: { dueAt: Date }, now: Date): AgeingBucket {
  if (!isOverdue(debit, now)) return 'not_due';
  const days = overdueDays(debit, now);
  if (days <= 30) return 'to_30';
  if (days <= 60) return 'to_60';
  return days <= 90 ? 'to_90' : 'over_90';
}

export function overdueIn(debits: readonly OpenDebit[], now: Date): OpenDebit[] {
  return debits.filter((debit) => isOverdue(debit, now));
}

function isOverdue({ dueAt }: { dueAt: Date }, now: Date): boolean {
  return dueAt < now;
}

export function sumOf(items: readonly { openMinor: number }[]): number {
  return items.reduce((sum, { openMinor }) => sum + openMinor, 0);
}
