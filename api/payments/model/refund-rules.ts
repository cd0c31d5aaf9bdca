import type { RefundRule, RefundStatus } from '#contract/payments/values.ts';

type Requested = { amount_minor: number; status: RefundStatus; order_item_ids: readonly number[] };
type Line = { id: number; price_minor: number };

/** What nobody has requested back yet; a refused refund may be requested for again. */
export function leftToRefund(totalMinor: number, requested: readonly Requested[]): number {
  return requested.reduce(
    (left, { amount_minor, status }) => (status === 'refused' ? left : left - amount_minor),
    totalMinor,
  );
}

/** Null where a line is unknown or was requested back before. */
export function priceOfLines(
  lines: readonly Line[],
  ids: readonly number[],
  requested: readonly Requested[],
): number | null {
  const before = requested.filter(({ status }) => status !== 'refused').flatMap(({ order_item_ids }) => order_item_ids);
  const wanted = [...new Set(ids)].map((id) => lines.find((line) => line.id === id && !before.includes(id)));
  if (wanted.includes(undefined)) return null;
  return wanted.reduce((sum, line) => sum + (line?.price_minor ?? 0), 0);
}

export function returnedMinor(requested: readonly Requested[]): number {
  return requested.reduce((sum, { amount_minor, status }) => (status === 'done' ? sum + amount_minor : sum), 0);
}

type Sale = { paidAt: Date; days: number; startsAt: readonly (Date | null)[] };

const dayMs = 24 * 3_600_000;

/**
 * Consumers may withdraw within the days of their country, before a class starts. A course without a start opens at once,
 * and its content may have been read, so staff decide. [domain 1.4]
 */
export function refundRuleOf({ paidAt, days, startsAt }: Sale, now: Date): RefundRule {
  const isInTime = now.getTime() <= paidAt.getTime() + days * dayMs;
  return isInTime && startsAt.every((start) => start !== null && start > now) ? 'withdrawal' : 'by_hand';
}
