import type { TestedGateway } from '#contract/areas/opening/calls.ts';
import { Refusal } from '#contract/refusals.ts';
import { tryReference } from '#api/sales/payments/index.ts';
import { requireClaim, signedIn, type Ctx } from '#api/shared/context.ts';
import { limitRate } from '#api/shared/http/rate-limit.ts';

const mostPerHour = 10;
const hourSeconds = 3_600;

/** Refuses `gateway_failed`; the log of the server has what the gateway answered. */
export async function testGateway(ctx: Ctx): Promise<TestedGateway> {
  requireClaim(ctx, 'settings.edit');
  const { userId } = signedIn(ctx);
  await limitRate(ctx, `test-gateway ${userId}`, { most: mostPerHour, withinSeconds: hourSeconds });
  return tryReference(ctx).catch((error: unknown) => {
    console.error(error);
    throw new Refusal('gateway_failed');
  });
}
