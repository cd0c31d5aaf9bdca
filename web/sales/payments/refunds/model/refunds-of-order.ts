import type { Order } from '#contract/sales/orders/calls.ts';
import type { RefundOfOrder } from '#contract/sales/orders/parts.ts';
import { barOfLine, leftToRefund } from '#contract/rules/refund-request.ts';
import { isPaidOrder } from '#contract/sales/orders/values.ts';

type Bought = Pick<Order, 'status' | 'total_minor'> & {
  refunds: readonly RefundOfOrder[];
  items: readonly Pick<Order['items'][number], 'id' | 'net_minor' | 'tax_minor'>[];
};

/** Whether something of the order was paid and not requested back: all of it, or the rest. */
export function requestable({ status, total_minor, refunds, items }: Bought): 'whole' | 'rest' | null {
  const isPaid = isPaidOrder(status);
  const remaining = leftToRefund(total_minor, refunds);
  const isOpen = items.some(
    ({ id, net_minor, tax_minor }) => barOfLine({ id, price_minor: net_minor + tax_minor }, refunds) === null,
  );
  if (!isPaid || remaining <= 0 || !isOpen) return null;
  return remaining < total_minor ? 'rest' : 'whole';
}

/** What runs and what was returned, and a refusal or a withdrawal while it is the newest. */
export function refundsToShow<R extends Pick<RefundOfOrder, 'status'>>(refunds: readonly R[]): R[] {
  return refunds.filter(
    (refund) => (refund.status !== 'refused' && refund.status !== 'withdrawn') || refund === refunds.at(-1),
  );
}
