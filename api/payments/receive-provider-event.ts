import { createHash } from 'node:crypto';
import { Refusal } from '#contract/refusals.ts';
import type { Ctx } from '#api/shared/context.ts';
import { emit } from '#api/shared/events.ts';
import { inTransaction } from '#api/shared/transaction.ts';
import { storeEvent } from './event-store.ts';
import { gatewayOf } from './providers/find-provider.ts';
import type { GatewayEvent } from './providers/port.ts';

type Said = { provider: string; body: Uint8Array; headers: Headers };

/**
 * A provider tells of a payment: it is kept, once, and worked on in a reaction. What the provider did not sign is kept
 * apart as such. Refuses `not_found` an unknown provider and `signature_invalid`.
 */
export async function receiveProviderEvent(ctx: Ctx, { provider, body, headers }: Said): Promise<void> {
  const gateway = gatewayOf(ctx.config, provider);
  if (!gateway) throw new Refusal('not_found');
  const event = gateway.parseEvent(body, headers);
  if (!event) {
    await storeForgery(ctx, provider, body);
    throw new Refusal('signature_invalid');
  }
  await storeAndEmit(ctx, provider, event);
}

/** Keeps an authentic event and has it worked on, unless that is done. */
export function storeAndEmit(ctx: Ctx, provider: string, said: GatewayEvent): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const { event, isNew } = await storeEvent(tx, {
      provider,
      external_id: said.externalId,
      signature_ok: true,
      provider_ref: said.providerRef,
      amount_minor: said.amountMinor,
      currency_key: said.currencyKey,
      raw: said.raw,
    });
    if (isNew || !event.acknowledged_at) await emit(tx, 'payment_event_received', { payment_event_id: event.id });
  });
}

const maxStoredCharacters = 4_000;

/** Under a name of its own: a forger must not take the place of the true event with the same id. */
async function storeForgery(ctx: Ctx, provider: string, body: Uint8Array): Promise<void> {
  const hash = createHash('sha256').update(body).digest('hex');
  const text = new TextDecoder().decode(body).replaceAll('\u0000', '').slice(0, maxStoredCharacters);
  await storeEvent(ctx, { provider, external_id: `forged ${hash}`, signature_ok: false, raw: { text } });
}
