import { Refusal } from '#contract/refusals.ts';
import type { Actor, Ctx } from '#api/shared/context.ts';
import { findActor } from './session-store.ts';
import { readAccessToken } from './tokens.ts';

/** One query. Refuses `token_expired`, also when the session has ended. */
export async function identify(ctx: Ctx, bearer: string): Promise<Actor> {
  const actor = await findActor(ctx, await readAccessToken(ctx, bearer));
  if (!actor) throw new Refusal('token_expired');
  return actor;
}
