import type { Ctx } from '#api/shared/context.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { openCase } from './cases/open-case.ts';
import { isNamedByProvider, lockEvent, markAcknowledged, markProcessed, type EventRow } from './event-store.ts';
import { declineCharge } from './decline-charge.ts';
import { lockBoth } from './lock-with-order.ts';
import { classifyMoney, type Arrived } from './model/classify-money.ts';
import { gatewayOf } from './providers/find-provider.ts';
import { paymentByProviderRef } from './store.ts';
import { takeMoney } from './take-money.ts';

/** Processes a stored event once, and acknowledges it to the provider only afterwards. */
export async function applyEvent(ctx: Ctx, eventId: number): Promise<void> {
  const event = await inTransaction(ctx, async (tx) => {
    const locked = await lockEvent(tx, eventId);
    if (!locked.processed_at) await apply(tx, locked);
    return locked;
  });
  if (event.acknowledged_at) return;
  if (isNamedByProvider(event)) await gatewayOf(ctx.config, event.provider)?.acknowledge(event.external_id);
  await markAcknowledged(ctx, eventId);
}

async function apply(ctx: Ctx, event: EventRow): Promise<void> {
  const { id: eventId, provider, provider_ref: providerRef } = event;
  const arrived = { amountMinor: event.amount_minor, currencyKey: event.currency_key };
  const match = providerRef ? await paymentByProviderRef(ctx, { provider, providerRef }) : undefined;
  if (event.refusal) {
    if (match) await declineCharge(ctx, match.id, event.refusal);
    const outcome = match ? 'declined' : 'unknown_reference';
    return markProcessed(ctx, eventId, { outcome, paymentId: match?.id ?? null, appliedMinor: 0 });
  }
  if (!match) return openWithoutOrder(ctx, eventId, arrived);
  const locked = await lockBoth(ctx, match);
  const { appliedMinor, rest } = await takeMoney(ctx, locked, { ...arrived, eventId });
  const outcome = appliedMinor > 0 || !rest ? 'paid' : rest.kind;
  await markProcessed(ctx, eventId, { outcome, paymentId: match.id, appliedMinor });
}

async function openWithoutOrder(ctx: Ctx, eventId: number, arrived: Arrived) {
  const { rest } = classifyMoney(arrived, null);
  if (!rest) throw new Error('Money for nothing known was applied.');
  await openCase(ctx, { ...rest, currencyKey: arrived.currencyKey, eventId, attempt: null, dueMinor: null });
  await markProcessed(ctx, eventId, { outcome: rest.kind, paymentId: null, appliedMinor: 0 });
}
