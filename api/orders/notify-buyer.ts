import { cancelReasons } from '#contract/orders/values.ts';
import { inform, type Settled } from '#api/messages/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { aboutOrder, discountFacts, orderFacts, orderPage, orderSubject, paymentPage } from './message-facts.ts';
import type { OrderSummary } from './order-summary.ts';

export function notifyOrderPlaced(ctx: Ctx, orderId: number): Promise<void> {
  return aboutOrder(ctx, orderId, async (tx, order) => {
    if (order.total_minor === 0) return;
    await inform(tx, {
      user_id: order.user_id,
      kind: 'order_placed',
      subject: orderSubject(order),
      facts: { ...(await orderFacts(tx, order)), ...(await discountFacts(tx, order)) },
      link: paymentPage(order),
      // Events arrive in any order: once a payment has started, its own warning stands.
      warns: order.status === 'pendente',
    });
  });
}

export function notifyOrderPaid(ctx: Ctx, orderId: number): Promise<void> {
  return aboutOrder(ctx, orderId, async (tx, order) => {
    await inform(tx, {
      user_id: order.user_id,
      kind: 'order_paid',
      subject: orderSubject(order),
      facts: {
        ...(await orderFacts(tx, order)),
        ...(await discountFacts(tx, order)),
        free: order.total_minor === 0 ? 'yes' : 'no',
        service: serviceFact[whatFollows(order)],
      },
      link: pageOfBought(order),
      settles: warningsOf(order),
    });
  });
}

/** Older messages have `yes` and `no`. */
const serviceFact = { services: 'yes', gifts: 'gifts', courses: 'no', seats: 'seats', places: 'places' } as const;

/** An organization assigns what it bought to its employees; anyone else gives the further seats to addresses. */
function whatFollows({ bought, organization_id, has_free_seats }: OrderSummary): keyof typeof serviceFact {
  if (bought !== 'courses') return bought;
  if (organization_id !== null) return 'seats';
  return has_free_seats ? 'places' : 'courses';
}

function pageOfBought(order: OrderSummary): string | null {
  const pages = {
    services: paymentPage(order),
    gifts: orderPage(order),
    seats: '/profile/our-courses',
    places: orderPage(order),
    courses: '/profile/my-courses',
  };
  return pages[whatFollows(order)];
}

export function notifyServiceDelivered(ctx: Ctx, orderId: number, orderItemId: number): Promise<void> {
  return aboutOrder(ctx, orderId, async (tx, order) => {
    const service = order.items.find(({ id }) => id === orderItemId);
    if (!service) return;
    await inform(tx, {
      user_id: order.user_id,
      kind: 'service_delivered',
      subject: `${orderSubject(order)} item ${orderItemId}`,
      facts: { number: order.number, course: { text: service.title } },
      link: paymentPage(order),
    });
  });
}

/** Does nothing for an order that was revived by a late payment. */
export function notifyOrderCanceled(ctx: Ctx, orderId: number): Promise<void> {
  return aboutOrder(ctx, orderId, async (tx, order) => {
    if (order.status !== 'cancelada') return;
    const why = order.cancel_reason ?? cancelReasons.byOperator;
    const facts = { ...(await orderFacts(tx, order)), why, reason: why };
    const kind = why === cancelReasons.expired ? 'order_expired' : 'order_canceled';
    await inform(tx, {
      user_id: order.user_id,
      kind,
      subject: orderSubject(order),
      facts,
      link: orderPage(order),
      settles: warningsOf(order),
    });
  });
}

function warningsOf(order: OrderSummary): Settled {
  return {
    kinds: [
      'order_placed',
      'payment_awaited',
      'payment_declined',
      'payment_lapsed',
      'proof_to_review',
      'order_to_approve',
    ],
    subject: orderSubject(order),
  };
}
