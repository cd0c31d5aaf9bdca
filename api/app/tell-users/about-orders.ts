import { cancelReasons } from '#contract/orders-values.ts';
import { usersWithClaim } from '#api/accounts/index.ts';
import { inform, settleWarnings, type Facts } from '#api/messages/index.ts';
import { orderInBrief, type OrderBrief } from '#api/orders/index.ts';
import { paymentInBrief } from '#api/payments/index.ts';
import { currencyById } from '#api/settings/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { inTransaction } from '#api/shared/transaction.ts';

/** The order awaits its payment; one that costs nothing, or is paid by now, awaits nothing any more. */
export function tellOrderPlaced(ctx: Ctx, orderId: number): Promise<void> {
  return aboutOrder(ctx, orderId, async (inside, order) => {
    if (order.total_minor === 0) return;
    const facts = { ...(await factsOf(inside, order)), ...untilOf(order) };
    await inform(inside, {
      user_id: order.user_id,
      kind: 'order_placed',
      subject: subjectOf(order),
      facts,
      link: paymentPage(order),
      warns: order.is_open,
    });
  });
}

/** The money is here: nothing about this order waits for its buyer any more. */
export function tellOrderPaid(ctx: Ctx, orderId: number): Promise<void> {
  return aboutOrder(ctx, orderId, async (inside, order) => {
    await settleOrderWarnings(inside, order);
    await inform(inside, {
      user_id: order.user_id,
      kind: 'order_paid',
      subject: subjectOf(order),
      facts: {
        ...(await factsOf(inside, order)),
        free: order.total_minor === 0 ? 'yes' : 'no',
        service: order.is_service ? 'yes' : 'no',
      },
      link: order.is_service ? paymentPage(order) : '/profile/my-courses',
    });
  });
}

/** The house has done a service, of which only its buyer can say whether it is well done. */
export function tellServiceDelivered(ctx: Ctx, orderId: number, orderItemId: number): Promise<void> {
  return aboutOrder(ctx, orderId, async (inside, order) => {
    const service = order.items.find(({ id }) => id === orderItemId);
    if (!service) return;
    await inform(inside, {
      user_id: order.user_id,
      kind: 'service_delivered',
      subject: `${subjectOf(order)} item ${orderItemId}`,
      facts: { number: order.number, course: { text: service.title } },
      link: paymentPage(order),
    });
  });
}

/** Ended by its buyer, by the house, by time, or because its seats were gone. One that was paid late is back by now. */
export function tellOrderCanceled(ctx: Ctx, orderId: number): Promise<void> {
  return aboutOrder(ctx, orderId, async (inside, order) => {
    if (order.status !== 'cancelada') return;
    await settleOrderWarnings(inside, order);
    const why = order.cancel_reason ?? cancelReasons.byHouse;
    const facts = { ...(await factsOf(inside, order)), why, reason: why };
    const kind = why === cancelReasons.expired ? 'order_expired' : 'order_canceled';
    await inform(inside, { user_id: order.user_id, kind, subject: subjectOf(order), facts, link: '/courses' });
  });
}

/** The buyer can try again, as long as the order stays open. Approved after all, the attempt is declined no longer. */
export function tellPaymentDeclined(ctx: Ctx, paymentId: number): Promise<void> {
  return aboutPayment(ctx, paymentId, async (inside, { order, status, decline_reason }) => {
    await settleWarnings(inside, { kinds: ['proof_to_review'], subject: attemptOf(order, paymentId) });
    if (status !== 'declined') return;
    await inform(inside, {
      user_id: order.user_id,
      kind: 'payment_declined',
      subject: attemptOf(order, paymentId),
      facts: {
        ...(await factsOf(inside, order)),
        ...untilOf(order),
        known: decline_reason ? 'yes' : 'no',
        reason: decline_reason ?? '',
      },
      link: paymentPage(order),
      warns: order.is_open,
    });
  });
}

/** An attempt has ended: nobody needs to look at its proof, and its buyer is told where it was time that ended it. */
export function tellPaymentClosed(ctx: Ctx, paymentId: number): Promise<void> {
  return aboutPayment(ctx, paymentId, async (inside, { order, status }) => {
    await settleWarnings(inside, { kinds: ['proof_to_review'], subject: attemptOf(order, paymentId) });
    if (status !== 'timeout' || !order.is_open) return;
    await inform(inside, {
      user_id: order.user_id,
      kind: 'payment_lapsed',
      subject: attemptOf(order, paymentId),
      facts: { ...(await factsOf(inside, order)), ...untilOf(order) },
      link: paymentPage(order),
    });
  });
}

/** A new attempt: what was wrong with the last one is over. */
export function settlePaymentWarnings(ctx: Ctx, paymentId: number): Promise<void> {
  return aboutPayment(ctx, paymentId, async (inside, { order, status }) => {
    // Heard late, it may be the very one that was declined.
    if (status === 'pending') await settleWarnings(inside, { kinds: ['payment_declined'], subject: subjectOf(order) });
  });
}

/** Whoever may approve payments is warned until somebody has looked at the proof. */
export function tellProofSent(ctx: Ctx, paymentId: number): Promise<void> {
  return aboutPayment(ctx, paymentId, async (inside, { order, status }) => {
    const facts = await factsOf(inside, order);
    const subject = attemptOf(order, paymentId);
    for (const user_id of await usersWithClaim(inside, 'payments.approve')) {
      const warns = status === 'pending';
      await inform(inside, { user_id, kind: 'proof_to_review', subject, facts, warns });
    }
  });
}

/** The order stays as it is meanwhile, so that a warning never comes after what settles it. */
function aboutOrder(ctx: Ctx, orderId: number, say: (ctx: Ctx, order: OrderBrief) => Promise<void>): Promise<void> {
  return inTransaction(ctx, async (inside) => say(inside, await orderInBrief(inside, orderId)));
}

type PaymentToTell = { order: OrderBrief; status: string; decline_reason: string | null };

async function aboutPayment(
  ctx: Ctx,
  paymentId: number,
  say: (ctx: Ctx, payment: PaymentToTell) => Promise<void>,
): Promise<void> {
  const { order_id } = await paymentInBrief(ctx, paymentId);
  await aboutOrder(ctx, order_id, async (inside, order) => {
    const { status, decline_reason } = await paymentInBrief(inside, paymentId);
    await say(inside, { order, status, decline_reason });
  });
}

async function settleOrderWarnings(ctx: Ctx, order: OrderBrief): Promise<void> {
  await settleWarnings(ctx, {
    kinds: ['order_placed', 'payment_declined', 'proof_to_review'],
    subject: subjectOf(order),
  });
}

async function factsOf(ctx: Ctx, { number, total_minor: amount_minor, currency_id }: OrderBrief): Promise<Facts> {
  const { symbol } = await currencyById(ctx, currency_id);
  return { number, total: { money: { amount_minor, symbol } } };
}

function untilOf({ expires_at }: OrderBrief): Facts {
  return expires_at ? { until: { moment: expires_at.toISOString() } } : {};
}

function subjectOf({ id }: OrderBrief): string {
  return `order ${id}`;
}

/** What is settled about the order is settled about this too. */
function attemptOf(order: OrderBrief, paymentId: number): string {
  return `${subjectOf(order)} payment ${paymentId}`;
}

function paymentPage({ id, invoice_id }: OrderBrief): string | null {
  return invoice_id === null ? null : `/payment/${id}/${invoice_id}`;
}
