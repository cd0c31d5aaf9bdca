import { hasClaims, signedIn, type Ctx } from '#api/shared/context.ts';
import type { Ask, Found } from '#api/shared/retrieval.ts';
import { listClaims } from './store.ts';

type ClaimFilter = { role_ids?: number[] | undefined };

export async function retrieveClaims(ctx: Ctx, ask: Ask<{ filter?: ClaimFilter }>): Promise<Found<{ slug: string }>> {
  const { userId } = signedIn(ctx);
  const onlyUserId = hasClaims(ctx, 'users.read') ? null : userId;
  return listClaims(ctx, { roleIds: ask.filter.role_ids, onlyUserId, limit: ask.limit, offset: ask.offset });
}
