import type { User, UserFilter } from '#contract/accounts.ts';
import { hasClaims, signedIn, type Ctx } from '#api/shared/context.ts';
import type { Ask, Found } from '#api/shared/retrieval.ts';
import { listUsers } from './store.ts';

export async function retrieveUsers(ctx: Ctx, ask: Ask<{ filter?: UserFilter }>): Promise<Found<User>> {
  const { userId } = signedIn(ctx);
  return listUsers(ctx, { ...ask, onlyUserId: hasClaims(ctx, 'users.read') ? null : userId });
}
