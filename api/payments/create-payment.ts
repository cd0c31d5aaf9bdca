import type { NewPayment, Payment } from '#contract/payments.ts';
import type { PaymentMethod } from '#contract/payments-values.ts';
import { Refusal } from '#contract/refusals.ts';
import { orderToPay, requestPayment } from '#api/orders/index.ts';
import { currencyById } from '#api/settings/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { tell } from '#api/shared/events.ts';
import { recordMove } from '#api/shared/status-history.ts';
import { inTransaction } from '#api/shared/transaction.ts';
import { bankAccount } from './bank-account.ts';
import { closePending } from './close-pending.ts';
import { expiryOf, offerFor, providerOf } from './model/offers.ts';
import { firstStatus } from './model/payment-status.ts';
import { presentPayment } from './present-payment.ts';
import { insertPayment } from './store.ts';

/** Starts an attempt to pay; the order's seats wait as long as it does. A reference comes from the provider later. */
export function createPayment(ctx: Ctx, wish: NewPayment): Promise<Payment> {
  return inTransaction(ctx, async (inside) => {
    const order = await orderToPay(inside, wish);
    const { key } = await currencyById(inside, order.currency_id);
    const offer = offerFor({ method: wish.method, channel: wish.channel, currencyKey: key });
    await requireAccount(inside, wish.method);
    const { expires_at } = await requestPayment(inside, {
      order_id: order.id,
      expires_at: expiryOf(offer, inside.now()),
    });
    await closePending(inside, order.id, 'superseded');

    const provider = providerOf(wish.method);
    const payment = await insertPayment(inside, {
      order_id: order.id,
      invoice_id: wish.invoice_id,
      user_id: order.user_id,
      method_slug: wish.method,
      channel: wish.channel,
      provider,
      amount_minor: order.total_minor,
      currency_id: order.currency_id,
      entity: provider === 'proxypay' ? inside.config.proxyPay.entity : null,
      // By hand it is the order's number that tells whose money it is.
      reference: provider === 'manual' ? order.number : null,
      expires_at,
    });
    await recordMove(inside, { subject: 'payment', subjectId: payment.id, move: 'start', from: null, to: firstStatus });
    await tell(inside, 'payment_started', { payment_id: payment.id });
    return presentPayment(inside, payment);
  });
}

/** A transfer is offered once there is an account that it can go to. */
async function requireAccount(ctx: Ctx, method: PaymentMethod): Promise<void> {
  if (method !== 'transferencia' || (await bankAccount(ctx))) return;
  throw new Refusal('method_not_available', { field: 'method' });
}
