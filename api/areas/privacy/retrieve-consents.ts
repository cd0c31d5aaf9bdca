import { pageOfConsents } from '#api/people/identity/index.ts';
import type { Consent, ConsentFilter } from '#contract/areas/privacy/calls.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import type { ListQuery, ResultPage } from '#api/shared/database/retrieval.ts';

export async function retrieveConsents(
  ctx: Ctx,
  query: ListQuery<{ filter?: ConsentFilter }>,
): Promise<ResultPage<Consent>> {
  return pageOfConsents(ctx, { ...query, userId: signedIn(ctx).userId });
}
