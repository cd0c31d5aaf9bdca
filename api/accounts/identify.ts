import { Refusal } from '#contract/refusals.ts';
import type { Actor, Ctx } from '#api/shared/context.ts';

/** Who the bearer of an access token is. */
export async function identify(_ctx: Ctx, _bearer: string): Promise<Actor> {
  throw new Refusal('token_expired');
}
