import type { RefundQuote } from '#contract/sales/payments/refunds.ts';
import type { ByHandReason, RefundStatus } from '#contract/sales/payments/values.ts';
import { barOfLine, leftToRefund } from '#contract/rules/refund-request.ts';
import { dayMs } from '#contract/rules/durations.ts';

type Requested = { amount_minor: number; status: RefundStatus; order_item_ids: readonly number[] };
type Line = { id: number; price_minor: number; start_at: Date | null };

export function returnedMinor(requested: readonly Requested[]): number {
  return requested.reduce((sum, { amount_minor, status }) => (status === 'done' ? sum + amount_minor : sum), 0);
}

type Sale = {
  /** The price of the order, or what was accepted for it where that is less. */
  paidMinor: number;
  paidAt: Date;
  /** To withdraw. */
  days: number;
  lines: readonly Line[];
  refunds: readonly Requested[];
};

/** What can be requested back of a paid order, and by which rule. */
export function quoteOf(sale: Sale, now: Date): Pick<RefundQuote, 'left_minor' | 'lines' | 'withdraw_until'> {
  const { paidMinor, paidAt, days, lines, refunds } = sale;
  const left_minor = Math.max(0, leftToRefund(paidMinor, refunds));
  const until = endOfWithdrawal(paidAt, days);
  return {
    left_minor,
    withdraw_until: until.toISOString(),
    lines: lines.map((line) => {
      const by_hand_because = byHandBecause({ until, startAt: line.start_at }, now);
      return {
        order_item_id: line.id,
        amount_minor: Math.min(line.price_minor, left_minor),
        rule: by_hand_because === null ? 'withdrawal' : 'by_hand',
        by_hand_because,
        bar: barOfLine(line, refunds),
      };
    }),
  };
}

function endOfWithdrawal(paidAt: Date, days: number): Date {
  return new Date(paidAt.getTime() + days * dayMs);
}

/**
 * Consumers may withdraw within the days of their country, before a class starts. A course without a start opens at once,
 * and its content may have been read, so staff decide. [domain 1.4]
 */
function byHandBecause({ until, startAt }: { until: Date; startAt: Date | null }, now: Date): ByHandReason | null {
  if (startAt === null) return 'at_once';
  if (startAt <= now) return 'started';
  return now > until ? 'late' : null;
}

/** The end of the promise to answer. */
export function answerBy(requestedAt: Date, days: number): Date {
  return new Date(requestedAt.getTime() + days * dayMs);
}
