import type { ApiToken } from '#contract/people/identity/staff/api-tokens.ts';
import { requireClaim, signedIn, type Ctx } from '#api/shared/context.ts';
import { markRevoked } from './store.ts';
import { readApiToken } from './retrieve-api-tokens.ts';

/** Needs no fresh sign-in: stopping a program has to be easy. */
export async function revokeApiToken(ctx: Ctx, { id }: { id: number }): Promise<ApiToken> {
  requireClaim(ctx, 'tokens.manage');
  await markRevoked(ctx, id, signedIn(ctx).userId);
  return readApiToken(ctx, id);
}
