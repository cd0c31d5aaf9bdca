import { Refusal } from '#contract/refusals.ts';
import type { LocaleKey } from '#contract/basics.ts';
import type { Config } from './config.ts';
import type { Db } from './database.ts';
import type { FileStore } from './file-store.ts';
import type { CachedCounts } from './cached-counts.ts';

export type SignedIn = {
  kind: 'user';
  userId: number;
  personId: number;
  sessionId: number;
  roles: string[];
  claims: string[];
};

/** Who asks: a visitor, a signed-in user, or the system itself in its jobs and reactions. */
export type Actor = { kind: 'guest' } | SignedIn | { kind: 'system' };

/** All that a verb may know of the world. */
export type Ctx = {
  db: Db;
  actor: Actor;
  locale: LocaleKey;
  now: () => Date;
  files: FileStore;
  config: Config;
  /** Where the request came from; for rate limits and session lists. */
  client: { address: string; agent: string };
  /** Kept by a server that hears when they change; others count each time. */
  counts?: CachedCounts;
};

/** The signed-in user. Refuses `not_signed_in`. */
export function signedIn(ctx: Ctx): SignedIn {
  if (ctx.actor.kind !== 'user') throw new Refusal('not_signed_in');
  return ctx.actor;
}

/** Whether the actor has every claim; the operator has all. */
export function hasClaims(ctx: Ctx, ...claims: string[]): boolean {
  const { actor } = ctx;
  if (actor.kind === 'system') return true;
  return actor.kind === 'user' && claims.every((claim) => actor.claims.includes(claim));
}

/** Refuses `not_signed_in` to a guest and `not_allowed` to a user without the claim. */
export function requireClaim(ctx: Ctx, claim: string): void {
  if (ctx.actor.kind === 'guest') throw new Refusal('not_signed_in');
  if (!hasClaims(ctx, claim)) throw new Refusal('not_allowed');
}
