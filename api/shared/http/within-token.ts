import { Refusal } from '#contract/refusals.ts';
import type { Ctx } from '../context.ts';

/**
 * A token of another program opens the calls whose declared claim it has. Everywhere else its holder is a guest: calls for
 * everyone answer, and those of a user about themselves refuse `token_not_accepted`.
 */
export async function withinToken<R>(ctx: Ctx, claim: string | undefined, run: (ctx: Ctx) => Promise<R>): Promise<R> {
  const { actor } = ctx;
  if (actor.kind !== 'user' || !actor.token) return run(ctx);
  if (claim !== undefined && actor.claims.includes(claim)) return run(ctx);
  try {
    return await run({ ...ctx, actor: { kind: 'guest' } });
  } catch (error) {
    if (error instanceof Refusal && error.code === 'not_signed_in') throw new Refusal('token_not_accepted');
    throw error;
  }
}
