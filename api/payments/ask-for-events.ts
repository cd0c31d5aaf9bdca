import type { Ctx } from '#api/shared/context.ts';
import { gatewayNamed } from './gateway/gateway-named.ts';
import { keepAndTell } from './receive-provider-event.ts';

const provider = 'proxypay';

/** Asks the provider what it has not been acknowledged for, in case its own call did not come through. */
export async function askForEvents(ctx: Ctx): Promise<void> {
  const events = (await gatewayNamed(ctx.config, provider)?.listUnacknowledged()) ?? [];
  for (const event of events) await keepAndTell(ctx, provider, event);
}
