import type { ApiToken, ApiTokenFilter } from '#contract/people/identity/staff/api-tokens.ts';
import { Refusal } from '#contract/refusals.ts';
import { requireClaim, type Ctx } from '#api/shared/context.ts';
import { queryOf, type ListQuery, type ResultPage } from '#api/shared/database/retrieval.ts';
import { listTokens } from './store.ts';

export async function retrieveApiTokens(
  ctx: Ctx,
  query: ListQuery<{ filter?: ApiTokenFilter }>,
): Promise<ResultPage<ApiToken>> {
  requireClaim(ctx, 'tokens.manage');
  return listTokens(ctx, query);
}

/** Refuses `not_found`. */
export async function readApiToken(ctx: Ctx, id: number): Promise<ApiToken> {
  const [token] = (await listTokens(ctx, queryOf({ filter: { id } }))).results;
  if (!token) throw new Refusal('not_found');
  return token;
}
