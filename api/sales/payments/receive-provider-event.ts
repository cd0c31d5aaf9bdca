import { createHash } from 'node:crypto';
import { Refusal } from '#contract/refusals.ts';
import type { Ctx } from '#api/shared/context.ts';
import { emit } from '#api/shared/events/events.ts';
import { storeAndEmitNew, storeEvent, unnamedId } from './event-store.ts';
import { gatewayOf } from './providers/find-provider.ts';
import type { GatewayEvent, ProviderCall } from './providers/port.ts';

type Incoming = ProviderCall & { provider: string };

/**
 * Stores the event of a provider; a reaction processes it. An event without a valid signature is stored as a forgery.
 * Refuses `not_found` for an unknown provider, and `signature_invalid`.
 */
export async function receiveProviderEvent(ctx: Ctx, { provider, ...call }: Incoming): Promise<void> {
  const gateway = gatewayOf(ctx.config, provider);
  if (!gateway) throw new Refusal('not_found');
  const event = gateway.parseEvent(call);
  if (!event) {
    await storeForgery(ctx, provider, call.body);
    throw new Refusal('signature_invalid');
  }
  await storeAndEmit(ctx, provider, event);
}

/** Emits a repeated event too, until it is acknowledged. */
export async function storeAndEmit(ctx: Ctx, provider: string, received: GatewayEvent): Promise<void> {
  const earlier = await storeAndEmitNew(ctx, {
    provider,
    external_id: received.externalId ?? unnamedId(received.raw),
    signature_ok: true,
    provider_ref: received.providerRef,
    amount_minor: received.amountMinor,
    currency_key: received.currencyKey,
    refusal: received.refusal ?? null,
    raw: received.raw,
  });
  if (earlier?.acknowledged_at === null) {
    await emit(ctx, 'payment_event_received', { payment_event_id: earlier.id });
  }
}

const maxStoredCharacters = 4_000;

/** Stored under an id of its own, so that a forgery cannot take the place of the authentic event. */
async function storeForgery(ctx: Ctx, provider: string, body: Uint8Array): Promise<void> {
  const hash = createHash('sha256').update(body).digest('hex');
  const text = new TextDecoder().decode(body).replaceAll('\u0000', '').slice(0, maxStoredCharacters);
  await storeEvent(ctx, { provider, external_id: `forged ${hash}`, signature_ok: false, raw: { text } });
}
