import { cancelReasons } from '#contract/sales/orders/values.ts';
import { minuteMs } from '#contract/rules/durations.ts';
import { inform, type Settled } from '#api/people/messages/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { aboutOrder, discountFacts, orderFacts, orderPage, orderSubject, paymentPage } from './message-facts.ts';
import { organizationPage } from '#api/shared/mail/organization-page.ts';
import type { OrderSummary } from './order-summary.ts';
import { markReminded, ordersToRemind } from './store/orders.ts';

const remindAfterMs = 2 * minuteMs;

/** A buyer who chose at once how to pay is notified of that alone. */
export async function remindToPay(ctx: Ctx): Promise<void> {
  for (const id of await ordersToRemind(ctx, new Date(ctx.now().getTime() - remindAfterMs)))
    await remindToPayFor(ctx, id);
}

function remindToPayFor(ctx: Ctx, orderId: number): Promise<void> {
  return aboutOrder(ctx, orderId, async (tx, order) => {
    await markReminded(tx, order.id);
    // It may have been paid or ended since the query.
    if (order.status !== 'pendente' || order.total_minor === 0) return;
    await notifyOrderPlaced(tx, order, 'no');
  });
}

/** An order by contract, whose buyer has nothing left to do. */
export function notifyAwaitsApproval(tx: Ctx, order: OrderSummary): Promise<void> {
  return notifyOrderPlaced(tx, order, 'yes');
}

async function notifyOrderPlaced(tx: Ctx, order: OrderSummary, approval: 'yes' | 'no'): Promise<void> {
  await inform(tx, {
    user_id: order.user_id,
    kind: 'order_placed',
    subject: orderSubject(order),
    facts: { ...(await orderFacts(tx, order)), ...(await discountFacts(tx, order)), approval },
    link: approval === 'yes' ? orderPage(order) : paymentPage(order),
    warns: approval === 'no',
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
        free: paidFact(order),
        service: serviceFact[whatFollows(order)],
      },
      link: pageOfBought(order),
      settles: warningsOf(order),
    });
  });
}

/** What is on account is not paid. */
function paidFact({ total_minor, on_account }: OrderSummary): 'yes' | 'no' | 'on_account' {
  if (on_account) return 'on_account';
  return total_minor === 0 ? 'yes' : 'no';
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
  const { organization_id } = order;
  const pages = {
    services: paymentPage(order),
    gifts: orderPage(order),
    seats: organization_id === null ? null : organizationPage('our-courses', organization_id),
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
