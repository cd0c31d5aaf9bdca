import type { Ctx } from '#api/shared/context.ts';
import { gatewayNamed } from './gateway/gateway-named.ts';
import { findPayment } from './store.ts';

/** Takes the reference of an ended attempt back, so that nobody pays it by mistake. */
export async function withdrawReference(ctx: Ctx, paymentId: number): Promise<void> {
  const { provider, provider_ref, status } = await findPayment(ctx, paymentId);
  const gateway = gatewayNamed(ctx.config, provider);
  if (!gateway || !provider_ref || status === 'pending' || status === 'paid') return;
  await gateway.cancel(provider_ref);
}
