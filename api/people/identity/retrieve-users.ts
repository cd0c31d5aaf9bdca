import type { User, UserFilter } from '#contract/people/identity/calls.ts';
import { hasClaims, signedIn, type Ctx } from '#api/shared/context.ts';
import type { ListQuery, ResultPage } from '#api/shared/database/retrieval.ts';
import { listUsers } from './store.ts';

export async function retrieveUsers(ctx: Ctx, query: ListQuery<{ filter?: UserFilter }>): Promise<ResultPage<User>> {
  const { userId } = signedIn(ctx);
  return listUsers(ctx, { ...query, onlyUserId: hasClaims(ctx, 'users.read') ? null : userId });
}
