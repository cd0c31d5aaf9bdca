import type { Ctx } from '#api/shared/context.ts';
import { gatewayOf } from './providers/find-provider.ts';
import { findPayment } from './store.ts';

/** Withdraws the reference of an ended attempt, so that nobody pays it by mistake. */
export async function withdrawReference(ctx: Ctx, paymentId: number): Promise<void> {
  const { provider, provider_ref, status } = await findPayment(ctx, paymentId);
  const gateway = gatewayOf(ctx.config, provider);
  if (!gateway || !provider_ref || status === 'pending' || status === 'paid') return;
  await gateway.cancel(provider_ref);
}
