import type { LocaleKey } from '#contract/basics.ts';
import type { PaymentOffer } from '#contract/sales/payments/offers.ts';
import { creditKindOf } from '#contract/rules/payment-offers.ts';
import { usersWithClaim } from '#api/people/identity/index.ts';
import { inform, settleWarnings, type Settled } from '#api/people/messages/index.ts';
import {
  aboutOrder,
  deadlineOf,
  notifyAwaitsApproval,
  orderFacts,
  orderSubject,
  paymentPage,
  type OrderSummary,
} from '#api/sales/orders/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { textsFor } from '#api/shared/texts.ts';
import { cashDesk, wordHours } from './cash-desk.ts';
import { offerOf } from './offer-of.ts';
import type { PaymentRow } from './payment-row.ts';
import { findPayment, orderOfPayment } from './store.ts';

/** Tells the buyer the deadline that the payment page shows, or staff that an order waits for their approval. */
export function notifyPaymentAwaited(ctx: Ctx, paymentId: number): Promise<void> {
  return aboutPayment(ctx, paymentId, async (tx, { order, status, offer }) => {
    // Events arrive in any order: this attempt may have ended by now.
    if (status !== 'pending' || !order.is_open) return;
    const settles: Settled = {
      kinds: ['order_placed', 'payment_declined', 'payment_lapsed'],
      subject: orderSubject(order),
    };
    if (creditKindOf(offer) === 'contract') {
      await settleWarnings(tx, settles);
      await notifyAwaitsApproval(tx, order);
      return notifyApprovers(tx, order, paymentId);
    }
    // The minutes of a push are over before anybody reads a message.
    if (order.pay_by === null || offer?.flow === 'push') return settleWarnings(tx, settles);
    await inform(tx, {
      user_id: order.user_id,
      kind: 'payment_awaited',
      subject: attemptOf(order, paymentId),
      facts: { ...(await orderFacts(tx, order)), ...deadlineOf(order), ...(await deskFacts(tx, offer)) },
      link: paymentPage(order),
      warns: true,
      settles,
    });
  });
}

async function notifyApprovers(tx: Ctx, order: OrderSummary, paymentId: number): Promise<void> {
  const facts = await orderFacts(tx, order);
  const subject = attemptOf(order, paymentId);
  const link = `/admin/inbox/credit_approval/${paymentId}`;
  for (const user_id of await usersWithClaim(tx, 'payments.approve')) {
    await inform(tx, { user_id, kind: 'order_to_approve', subject, facts, link, warns: true });
  }
}

/** Does not notify the buyer if the payment has been approved meanwhile. */
export function notifyPaymentDeclined(ctx: Ctx, paymentId: number): Promise<void> {
  return aboutPayment(ctx, paymentId, async (tx, { order, status, ...declined }) => {
    await settleWarnings(tx, {
      kinds: ['payment_awaited', 'proof_to_review', 'order_to_approve'],
      subject: attemptOf(order, paymentId),
    });
    if (status !== 'declined') return;
    const open = stillPayable(tx, order);
    await inform(tx, {
      user_id: order.user_id,
      kind: 'payment_declined',
      subject: attemptOf(order, paymentId),
      facts: {
        ...(await orderFacts(tx, order)),
        ...deadlineOf(order),
        open,
        ...reasonFacts(declined),
      },
      link: paymentPage(order),
      warns: open === 'yes',
    });
  });
}

export function notifyPaymentClosed(ctx: Ctx, paymentId: number): Promise<void> {
  return aboutPayment(ctx, paymentId, async (tx, { order, status }) => {
    await settleWarnings(tx, {
      kinds: ['payment_awaited', 'proof_to_review', 'order_to_approve'],
      subject: attemptOf(order, paymentId),
    });
    if (status !== 'timeout' || !order.is_open) return;
    const open = stillPayable(tx, order);
    await inform(tx, {
      user_id: order.user_id,
      kind: 'payment_lapsed',
      subject: attemptOf(order, paymentId),
      facts: {
        ...(await orderFacts(tx, order)),
        ...deadlineOf(order),
        open,
      },
      link: paymentPage(order),
      warns: open === 'yes',
    });
  });
}

/** `no` once a class has closed; `other` where nothing is due, as the order has ended or a later proof is reviewed. */
function stillPayable(ctx: Ctx, { is_open, pay_by }: OrderSummary): 'yes' | 'no' | 'other' {
  if (!is_open || pay_by === null) return 'other';
  return pay_by > ctx.now() ? 'yes' : 'no';
}

function reasonFacts({ decline_reason, refusal }: Pick<PaymentFacts, 'decline_reason' | 'refusal'>) {
  if (!refusal) return { known: decline_reason ? 'yes' : 'no', reason: decline_reason ?? '' };
  const wordedIn = (locale: LocaleKey) => textsFor(locale)(`payments.refusals.${refusal}`);
  return { known: 'yes', reason: { text: { pt: wordedIn('pt-AO'), 'en-GB': wordedIn('en-GB') } } };
}

async function deskFacts(ctx: Ctx, offer: PaymentOffer | undefined) {
  const desk = offer?.needsCashDesk ? await cashDesk(ctx) : null;
  if (!desk) return { desk: 'no', address: '', hours: '' };
  const hours = { pt: wordHours(ctx, desk.hours, 'pt-AO'), 'en-GB': wordHours(ctx, desk.hours, 'en-GB') };
  return { desk: 'yes', address: { text: desk.address }, hours: { text: hours } };
}

export function notifyProofSent(ctx: Ctx, paymentId: number): Promise<void> {
  return aboutPayment(ctx, paymentId, async (tx, { order, status }) => {
    const facts = await orderFacts(tx, order);
    const subject = attemptOf(order, paymentId);
    const link = `/admin/inbox/proof/${paymentId}`;
    await settleWarnings(tx, { kinds: ['payment_awaited'], subject });
    for (const user_id of await usersWithClaim(tx, 'payments.approve')) {
      const warns = status === 'pending';
      await inform(tx, { user_id, kind: 'proof_to_review', subject, facts, link, warns });
    }
  });
}

type PaymentFacts = Pick<PaymentRow, 'status' | 'decline_reason' | 'refusal'> & {
  order: OrderSummary;
  offer: PaymentOffer | undefined;
};

async function aboutPayment(
  ctx: Ctx,
  paymentId: number,
  notify: (ctx: Ctx, payment: PaymentFacts) => Promise<void>,
): Promise<void> {
  await aboutOrder(ctx, orderOfPayment(paymentId), async (tx, order) => {
    const payment = await findPayment(tx, paymentId);
    const { status, decline_reason, refusal } = payment;
    await notify(tx, { order, status, decline_reason, refusal, offer: offerOf(payment) });
  });
}

/** Starts with the subject of the order, so that settling the order settles this too. */
function attemptOf(order: OrderSummary, paymentId: number): string {
  return `${orderSubject(order)} payment ${paymentId}`;
}
