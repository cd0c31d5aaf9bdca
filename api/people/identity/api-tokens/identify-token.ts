import { Refusal } from '#contract/refusals.ts';
import type { Ctx, SignedIn } from '#api/shared/context.ts';
import { hashOfToken } from '#api/shared/secrets/random-token.ts';
import { claimsLeft, isUseOld } from '../model/token-life.ts';
import { findTokenInUse, noteUse } from './store.ts';

/**
 * The creator of the token, with those of its claims that the creator still has. One query, and once a minute a second
 * that notes the use. Refuses `token_not_valid`.
 */
export async function identifyToken(ctx: Ctx, bearer: string): Promise<SignedIn> {
  const row = await findTokenInUse(ctx, hashOfToken(bearer));
  if (!row) throw new Refusal('token_not_valid');
  if (isUseOld(row.last_used_at, ctx.now())) await noteUse(ctx, row.id);
  return {
    kind: 'user',
    userId: row.user_id,
    personId: row.person_id,
    // It has no session that could be listed, ended or proven again.
    sessionId: 0,
    roles: row.roles,
    claims: claimsLeft(row.claims, row.claims_of_user),
    token: { id: row.id, name: row.name },
  };
}
