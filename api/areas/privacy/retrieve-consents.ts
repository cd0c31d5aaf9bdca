import { pageOfConsents } from '#api/people/identity/index.ts';
import type { Consent, ConsentFilter } from '#contract/areas/privacy/calls.ts';
import { hasClaims, signedIn, type Ctx } from '#api/shared/context.ts';
import type { ListQuery, ResultPage } from '#api/shared/database/retrieval.ts';

export async function retrieveConsents(
  ctx: Ctx,
  query: ListQuery<{ filter?: ConsentFilter }>,
): Promise<ResultPage<Consent>> {
  const { userId } = signedIn(ctx);
  const { user_id: requested = userId } = query.filter;
  if (requested !== userId && !hasClaims(ctx, 'users.read')) return { results: [], total: 0 };
  return pageOfConsents(ctx, { ...query, userId: requested });
}
