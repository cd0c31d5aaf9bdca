import type { Ctx } from '#api/shared/context.ts';
import { nextQuery } from './model/query-after.ts';
import type { PaymentRow } from './payment-row.ts';
import { gatewayOf } from './providers/find-provider.ts';
import { storeAndEmit } from './receive-provider-event.ts';
import { chargesToQuery, planQuery } from './push-store.ts';

/**
 * Asks providers about charges whose callback may be lost, also of ended attempts, because money may still arrive. A
 * provider that does not answer is left alone until the next run, and its failure thrown after all others were asked.
 */
export async function queryCharges(ctx: Ctx): Promise<void> {
  const failures = new Map<string, unknown>();
  for (const payment of await chargesToQuery(ctx)) {
    if (failures.has(payment.provider)) continue;
    await queryCharge(ctx, payment).catch((failure: unknown) => failures.set(payment.provider, failure));
  }
  for (const failure of failures.values()) throw failure;
}

type Charge = Pick<PaymentRow, 'id' | 'provider' | 'provider_ref' | 'charge_id' | 'queries'>;

/** Does nothing where the provider cannot be asked about a single charge. */
export async function queryCharge(ctx: Ctx, { id, provider, provider_ref, charge_id, queries }: Charge): Promise<void> {
  const query = gatewayOf(ctx.config, provider)?.query;
  if (!query || !provider_ref || !charge_id) return;
  const event = await query({ providerRef: provider_ref, chargeId: charge_id });
  if (event) await storeAndEmit(ctx, provider, event);
  await planQuery(ctx, id, { queries: queries + 1, next_query_at: event ? null : nextQuery(queries + 1, ctx.now()) });
}
