import { createRouterClient } from '@orpc/server';
import type { Api } from '#contract/index.ts';
import type { UserFacts } from '#api/people/identity/index.ts';
import { routes } from '#api/app/routes.ts';
import type { Ctx } from '#api/shared/context.ts';

export function at(ctx: Ctx, moment: Date): Ctx {
  return { ...ctx, now: () => moment };
}

export function as(ctx: Ctx, user: UserFacts): Ctx {
  const { id: userId, person_id: personId, roles } = user;
  return { ...ctx, actor: { kind: 'user', userId, personId, sessionId: 0, roles, claims: [] } };
}

/** Calls the contract in process, so the seed writes only what could be written over HTTP. */
export function callsOf(ctx: Ctx): Api {
  return createRouterClient(routes, { context: ctx });
}
