import { apiTokenPrefix } from '#contract/people/identity/values.ts';
import { Refusal } from '#contract/refusals.ts';
import type { Actor, Ctx } from '#api/shared/context.ts';
import { identifyToken } from './api-tokens/identify-token.ts';
import { findActor } from './session-store.ts';
import { readAccessToken } from './tokens.ts';

/** One query. Refuses `token_expired`, also when the session has ended, and `token_not_valid` for a token of a program. */
export async function identify(ctx: Ctx, bearer: string): Promise<Actor> {
  if (bearer.startsWith(apiTokenPrefix)) return identifyToken(ctx, bearer);
  const actor = await findActor(ctx, await readAccessToken(ctx, bearer));
  if (!actor) throw new Refusal('token_expired');
  return actor;
}
