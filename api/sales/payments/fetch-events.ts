import type { Ctx } from '#api/shared/context.ts';
import { gatewayOf, remoteProviders } from './providers/find-provider.ts';
import { storeAndEmit } from './receive-provider-event.ts';

/**
 * Fetches unacknowledged events from every provider, since a webhook call may be lost. The failure of one provider is
 * thrown after all others have been fetched.
 */
export async function fetchEvents(ctx: Ctx): Promise<void> {
  const failures: unknown[] = [];
  for (const provider of remoteProviders()) {
    await fetchEventsOf(ctx, provider).catch((failure: unknown) => failures.push(failure));
  }
  if (failures.length > 0) throw failures[0];
}

export async function fetchEventsOf(ctx: Ctx, provider: string): Promise<void> {
  const events = (await gatewayOf(ctx.config, provider)?.listUnacknowledged()) ?? [];
  for (const event of events) await storeAndEmit(ctx, provider, event);
}
