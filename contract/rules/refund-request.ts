import {
  refundStatuses,
  runningRefundStatuses,
  type LineBar,
  type RefundRule,
  type RefundStatus,
} from '#contract/sales/payments/values.ts';

type Requested = { amount_minor: number; status: RefundStatus; order_item_ids: readonly number[] };
import { isAmong } from './is-among.ts';

const isRunning = isAmong(refundStatuses, runningRefundStatuses);
const ended: readonly RefundStatus[] = ['refused', 'withdrawn'];

/** What nobody has requested back yet. What was refused or withdrawn may be requested again. */
export function leftToRefund(paidMinor: number, refunds: readonly Requested[]): number {
  return refunds.reduce(
    (remaining, { amount_minor, status }) => (ended.includes(status) ? remaining : remaining - amount_minor),
    paidMinor,
  );
}

/** A refund of the whole order bars each line while it runs. Approved for less, it leaves the lines with the buyer. */
export function barOfLine(line: { id: number; price_minor: number }, refunds: readonly Requested[]): LineBar | null {
  const naming = (refund: Requested) => refund.order_item_ids.includes(line.id);
  const isWhole = ({ order_item_ids }: Requested) => order_item_ids.length === 0;
  if (refunds.some((refund) => isRunning(refund.status) && (isWhole(refund) || naming(refund)))) {
    return 'requested';
  }
  if (refunds.some((refund) => refund.status === 'done' && naming(refund))) return 'refunded';
  return line.price_minor === 0 ? 'free' : null;
}

type Quoted = {
  left_minor: number;
  lines: readonly { order_item_id: number; amount_minor: number; rule: RefundRule; bar: LineBar | null }[];
};

/** `order_item_ids` is empty for the whole order. */
export type RefundShare = { order_item_ids: number[]; amount_minor: number; rule: RefundRule };

/**
 * What a request for these lines asks for; without any, for all that is left of the order. Each line costs its price, and
 * all together no more than what is left. Null where there is nothing to refund.
 */
export function refundShare({ left_minor, lines }: Quoted, order_item_ids: readonly number[]): RefundShare | null {
  const ids = new Set(order_item_ids);
  const open = lines.filter(({ bar }) => bar === null);
  const chosen = ids.size === 0 ? open : open.filter(({ order_item_id }) => ids.has(order_item_id));
  const isUnknown = chosen.length < ids.size;
  const isWhole = ids.size === 0 || coversOrder(lines, chosen.length);
  const price = chosen.reduce((sum, { amount_minor }) => sum + amount_minor, 0);
  const amount_minor = isWhole ? left_minor : Math.min(left_minor, price);
  if (isUnknown || chosen.length === 0 || amount_minor <= 0) return null;
  return {
    order_item_ids: isWhole ? [] : [...ids],
    amount_minor,
    rule: chosen.every(({ rule }) => rule === 'withdrawal') ? 'withdrawal' : 'by_hand',
  };
}

/** Lines that cost nothing go back with all the others. */
function coversOrder(lines: Quoted['lines'], chosenCount: number): boolean {
  return chosenCount === lines.filter(({ bar }) => bar !== 'free').length;
}
