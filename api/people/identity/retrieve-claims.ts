import { hasClaims, signedIn, type Ctx } from '#api/shared/context.ts';
import type { ListQuery, ResultPage } from '#api/shared/database/retrieval.ts';
import { listClaims } from './store.ts';

type ClaimFilter = { role_ids?: number[] | undefined };

export async function retrieveClaims(
  ctx: Ctx,
  query: ListQuery<{ filter?: ClaimFilter }>,
): Promise<ResultPage<{ slug: string }>> {
  const { userId } = signedIn(ctx);
  const onlyUserId = hasClaims(ctx, 'users.read') ? null : userId;
  return listClaims(ctx, { roleIds: query.filter.role_ids, onlyUserId, limit: query.limit, offset: query.offset });
}
