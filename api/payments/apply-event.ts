import type { PaymentFlag } from '#contract/payments/values.ts';
import { currencyById } from '#api/settings/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { inTransaction } from '#api/shared/transaction.ts';
import { findEvent, lockEvent, markAcknowledged, markProcessed, type EventRow } from './event-store.ts';
import { lockWithOrder } from './lock-with-order.ts';
import { judgeMoney, paysFor, type Verdict } from './model/judge-money.ts';
import { gatewayOf } from './providers/find-provider.ts';
import { changePayment, paymentByProviderRef } from './store.ts';
import { takeMoney } from './take-money.ts';

/** Processes a stored event once, and acknowledges it to the provider only afterwards. */
export async function applyEvent(ctx: Ctx, eventId: number): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const event = await lockEvent(tx, eventId);
    if (!event.processed_at) await apply(tx, event);
  });
  const event = await findEvent(ctx, eventId);
  if (event.acknowledged_at) return;
  await gatewayOf(ctx.config, event.provider)?.acknowledge(event.external_id);
  await markAcknowledged(ctx, eventId);
}

async function apply(ctx: Ctx, event: EventRow): Promise<void> {
  const { provider, provider_ref: providerRef, amount_minor: amountMinor, currency_key: currencyKey } = event;
  const found = providerRef ? await paymentByProviderRef(ctx, { provider, providerRef }) : undefined;
  if (!found || amountMinor === null || !currencyKey) {
    return markProcessed(ctx, event.id, { outcome: 'unknown_reference', paymentId: null });
  }
  const payment = await lockWithOrder(ctx, found.id);
  const currency = await currencyById(ctx, payment.currency_id);
  const expected = { amountMinor: payment.amount_minor, currencyKey: currency.key, status: payment.status };
  const verdict = judgeMoney(expected, { amountMinor, currencyKey });
  const flag = flagFor[verdict];
  if (paysFor(verdict)) await takeMoney(ctx, payment, { amountMinor, flag });
  else if (flag) await changePayment(ctx, payment.id, { flag });
  await markProcessed(ctx, event.id, { outcome: verdict, paymentId: payment.id });
}

const flagFor: Record<Verdict, PaymentFlag | null> = {
  paid: null,
  overpaid: 'overpaid',
  underpaid: 'amount_mismatch',
  wrong_currency: 'amount_mismatch',
  paid_twice: 'paid_twice',
};
