import type { Ctx } from './context.ts';

/** An invented user with these claims, for the slices that lie below `accounts`. */
export function withClaims(ctx: Ctx, ...claims: string[]): Ctx {
  return { ...ctx, actor: { kind: 'user', userId: 1, personId: 1, sessionId: 1, roles: [], claims } };
}

/** The same world as the system itself sees it, in jobs and reactions. */
export function asSystem(ctx: Ctx): Ctx {
  return { ...ctx, actor: { kind: 'system' } };
}
