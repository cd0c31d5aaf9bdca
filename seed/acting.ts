import { createRouterClient } from '@orpc/server';
import type { Api } from '#contract/index.ts';
import type { UserFacts } from '#api/identity/index.ts';
import { routes } from '#api/app/routes.ts';
import type { Ctx } from '#api/shared/context.ts';

/** The same world at another moment. */
export function at(ctx: Ctx, moment: Date): Ctx {
  return { ...ctx, now: () => moment };
}

/** The same world as this user sees it. */
export function as(ctx: Ctx, user: UserFacts): Ctx {
  const { id: userId, person_id: personId, roles } = user;
  return { ...ctx, actor: { kind: 'user', userId, personId, sessionId: 0, roles, claims: [] } };
}

/** Every call of the contract, made in process: what the seed writes, anybody could have written over HTTP. */
export function callsOf(ctx: Ctx): Api {
  return createRouterClient(routes, { context: ctx });
}
