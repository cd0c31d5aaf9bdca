import type { NewPayment, Payment } from '#contract/sales/payments/calls.ts';
import { orderToPay, requestPayment, type OrderRow } from '#api/sales/orders/index.ts';
import { currencyById, bankAccount, readSetting } from '#api/platform/settings/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { startOnAccount, termsOf } from './account/on-account.ts';
import { amountToPay } from './cases/amount-to-pay.ts';
import { closePending } from './close-pending.ts';
import { answerBy, offerFor } from './model/offers.ts';
import { phoneForPush } from './phone-for-push.ts';
import type { PaymentRow } from './payment-row.ts';
import { presentPayment } from './present-payment.ts';
import { allOffers, gatewayOf, isManual } from './providers/find-provider.ts';
import { insertPayment } from './store.ts';
import type { PaymentOffer } from '#contract/sales/payments/offers.ts';
import { Refusal } from '#contract/refusals.ts';
import { whyNotOffered, type Purchase } from '#contract/rules/offered-methods.ts';
import { cashDesk } from './cash-desk.ts';

/** Starts a payment attempt, which holds the seats of the order. The reference is requested from the provider later. */
export function createPayment(ctx: Ctx, input: NewPayment): Promise<Payment> {
  return inTransaction(ctx, async (tx) => {
    const order = await orderToPay(tx, input);
    const offer = await offerToStart(tx, order, input);
    const payment = await startAttempt(tx, { order, offer, invoice_id: input.invoice_id, push: input });
    return presentPayment(tx, payment);
  });
}

/** Refuses `method_not_available` for a way to pay that this buyer is not offered. */
export async function offerToStart(
  tx: Ctx,
  order: OrderRow,
  { method, channel }: Pick<NewPayment, 'method' | 'channel'>,
): Promise<PaymentOffer> {
  const { key } = await currencyById(tx, order.currency_id);
  const offer = offerFor(allOffers(), { method, channel, currencyKey: key });
  const country = order.tax_address_snapshot?.country ?? null;
  const buyer = order.organization_id === null ? 'person' : 'organization';
  await requireOffered(tx, offer, { country, currencyKey: key, buyer });
  return offer;
}

type Attempt = {
  order: OrderRow;
  offer: PaymentOffer;
  invoice_id: number;
  push?: Pick<NewPayment, 'phone' | 'is_repeated'>;
  /** Until when it holds the seats; left out: as long as its offer says. */
  until?: Date;
};

/** Instead of the attempt that is pending. The order must be locked. */
export async function startAttempt(tx: Ctx, { order, offer, invoice_id, push, until }: Attempt): Promise<PaymentRow> {
  await closePending(tx, order.id, 'superseded');
  const phone = await phoneForPush(tx, offer, { order, ...push });
  const terms = until ? { until, credit: null } : await termsOf(tx, order, offer);
  const { expires_at: heldUntil } = await requestPayment(tx, order, {
    expires_at: terms.until,
    holdsSeats: offer.flow !== 'approval',
  });
  const payment = await insertPayment(tx, {
    order_id: order.id,
    invoice_id,
    user_id: order.user_id,
    method_slug: offer.method,
    channel: offer.channel,
    provider: offer.provider,
    amount_minor: await amountToPay(tx, order),
    currency_id: order.currency_id,
    entity: gatewayOf(tx.config, offer.provider)?.entity ?? null,
    // Finance recognises a manual payment by the number of the order.
    reference: gatewayOf(tx.config, offer.provider) ? null : order.number,
    phone,
    expires_at: answerBy(offer, { startedAt: tx.now(), heldUntil }),
  });
  return startOnAccount(tx, payment, terms);
}

/** The operator offers it to this buyer, and has set what they need to know. Refuses `method_not_available`. */
async function requireOffered(ctx: Ctx, offer: PaymentOffer, purchase: Purchase): Promise<void> {
  const rules = await readSetting(ctx, 'paymentMethods');
  const isMissing =
    whyNotOffered(rules[offer.method], purchase) !== null ||
    (offer.needsBankAccount && !(await bankAccount(ctx))) ||
    (offer.needsCashDesk && !(await cashDesk(ctx))) ||
    (!isManual(offer.provider) && !gatewayOf(ctx.config, offer.provider)) ||
    !(await isSwitchedOn(ctx, offer));
  if (isMissing) throw new Refusal('method_not_available', { field: 'method' });
}

async function isSwitchedOn(ctx: Ctx, { switchedOnBy }: PaymentOffer): Promise<boolean> {
  return switchedOnBy === null || (await readSetting(ctx, switchedOnBy));
}
