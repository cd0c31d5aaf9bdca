import type { Consent, ConsentFilter } from '#contract/accounts-privacy.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import type { Ask, Found } from '#api/shared/retrieval.ts';
import { pageOfConsents } from './consent-store.ts';

/** One's own log of consents. */
export async function retrieveConsents(ctx: Ctx, ask: Ask<{ filter?: ConsentFilter }>): Promise<Found<Consent>> {
  return pageOfConsents(ctx, { ...ask, userId: signedIn(ctx).userId });
}
