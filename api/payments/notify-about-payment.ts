import { usersWithClaim } from '#api/identity/index.ts';
import { inform, settleWarnings } from '#api/messages/index.ts';
import { aboutOrder, deadlineOf, orderFacts, orderSubject, paymentPage, type OrderSummary } from '#api/orders/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { paymentSummary } from './payment-summary.ts';

/** The buyer can try again, as long as the order stays open. Approved after all, the attempt is declined no longer. */
export function notifyPaymentDeclined(ctx: Ctx, paymentId: number): Promise<void> {
  return aboutPayment(ctx, paymentId, async (tx, { order, status, decline_reason }) => {
    await settleWarnings(tx, { kinds: ['proof_to_review'], subject: attemptOf(order, paymentId) });
    if (status !== 'declined') return;
    await inform(tx, {
      user_id: order.user_id,
      kind: 'payment_declined',
      subject: attemptOf(order, paymentId),
      facts: {
        ...(await orderFacts(tx, order)),
        ...deadlineOf(order),
        known: decline_reason ? 'yes' : 'no',
        reason: decline_reason ?? '',
      },
      link: paymentPage(order),
      warns: order.is_open,
    });
  });
}

/** An attempt has ended: nobody needs to look at its proof, and its buyer is told where it was time that ended it. */
export function notifyPaymentClosed(ctx: Ctx, paymentId: number): Promise<void> {
  return aboutPayment(ctx, paymentId, async (tx, { order, status }) => {
    await settleWarnings(tx, { kinds: ['proof_to_review'], subject: attemptOf(order, paymentId) });
    if (status !== 'timeout' || !order.is_open) return;
    await inform(tx, {
      user_id: order.user_id,
      kind: 'payment_lapsed',
      subject: attemptOf(order, paymentId),
      facts: { ...(await orderFacts(tx, order)), ...deadlineOf(order) },
      link: paymentPage(order),
    });
  });
}

/** A new attempt: what was wrong with the last one is over. */
export function settlePaymentWarnings(ctx: Ctx, paymentId: number): Promise<void> {
  return aboutPayment(ctx, paymentId, async (tx, { order, status }) => {
    // Heard late, it may be the very one that was declined.
    if (status === 'pending') await settleWarnings(tx, { kinds: ['payment_declined'], subject: orderSubject(order) });
  });
}

/** Anyone who may approve payments is warned until somebody has looked at the proof. */
export function notifyProofSent(ctx: Ctx, paymentId: number): Promise<void> {
  return aboutPayment(ctx, paymentId, async (tx, { order, status }) => {
    const facts = await orderFacts(tx, order);
    const subject = attemptOf(order, paymentId);
    for (const user_id of await usersWithClaim(tx, 'payments.approve')) {
      const warns = status === 'pending';
      await inform(tx, { user_id, kind: 'proof_to_review', subject, facts, warns });
    }
  });
}

type PaymentFacts = { order: OrderSummary; status: string; decline_reason: string | null };

async function aboutPayment(
  ctx: Ctx,
  paymentId: number,
  say: (ctx: Ctx, payment: PaymentFacts) => Promise<void>,
): Promise<void> {
  const { order_id } = await paymentSummary(ctx, paymentId);
  await aboutOrder(ctx, order_id, async (tx, order) => {
    const { status, decline_reason } = await paymentSummary(tx, paymentId);
    await say(tx, { order, status, decline_reason });
  });
}

/** What is settled about the order is settled about this too. */
function attemptOf(order: OrderSummary, paymentId: number): string {
  return `${orderSubject(order)} payment ${paymentId}`;
}
