import type { Ctx } from '../context.ts';

export function withClaims(ctx: Ctx, ...claims: string[]): Ctx {
  return { ...ctx, actor: { kind: 'user', userId: 1, personId: 1, sessionId: 1, roles: [], claims } };
}

export function asSystem(ctx: Ctx): Ctx {
  return { ...ctx, actor: { kind: 'system' } };
}
