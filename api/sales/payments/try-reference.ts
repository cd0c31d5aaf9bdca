import type { Ctx } from '#api/shared/context.ts';
import { allOffers, gatewayOf } from './providers/find-provider.ts';
import type { PaymentGateway } from './providers/port.ts';

export type TriedReference = { reference: string; entity: string | null; is_sandbox: boolean };

const amountMinor = 10_000;
const payableMs = 86_400_000;

/**
 * Has a provider create a reference of 100 kwanzas and cancel it at once; nothing is stored. Throws what the provider
 * answered. Checks no permissions.
 */
export async function tryReference(ctx: Ctx): Promise<TriedReference> {
  for (const { provider, flow } of allOffers()) {
    const gateway = flow === 'reference' ? gatewayOf(ctx.config, provider) : null;
    if (gateway) return tryAt(ctx, gateway);
  }
  throw new Error('No provider of references is set up.');
}

async function tryAt(ctx: Ctx, gateway: PaymentGateway): Promise<TriedReference> {
  const reference = await gateway.reserve();
  const payBy = new Date(ctx.now().getTime() + payableMs);
  try {
    await gateway.create({ providerRef: reference, amountMinor, payBy, orderNumber: 'TEST', phone: null });
  } finally {
    await gateway.cancel(reference);
  }
  return { reference, entity: gateway.entity, is_sandbox: gateway.sandboxUrl(reference, ctx.locale) !== null };
}
