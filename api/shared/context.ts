import { Refusal } from '#contract/refusals.ts';
import type { LocaleKey } from '#contract/basics.ts';
import type { Config } from './config/config.ts';
import type { Db } from './database/database.ts';
import type { FileStore } from './files/file-store.ts';
import type { AuditNotes } from './trail/changes-between.ts';
import type { CachedCounts } from './database/cached-counts.ts';
import type { ProcessWork } from './work/worker-state.ts';

export type SignedIn = {
  kind: 'user';
  userId: number;
  personId: number;
  sessionId: number;
  roles: string[];
  claims: string[];
  /** It came by a token of another program, whose claims those above are. */
  token?: { id: number; name: string };
};

export type Actor = { kind: 'guest' } | SignedIn | { kind: 'system' };

/** A try that a rate limit has counted. */
export type Hit = { bucket: string; withinSeconds: number };

/** What runs in one transaction or savepoint, whether a part of it has failed, and the hits that outlast a refusal. */
export type Unit = { db: Db; failure?: unknown; hits: Hit[] };

export type Ctx = {
  db: Db;
  actor: Actor;
  locale: LocaleKey;
  now: () => Date;
  files: FileStore;
  config: Config;
  /** Used by rate limits and lists of sessions. */
  client: { address: string; agent: string };
  /** Present where the process listens to changes; without it every count runs. */
  counts?: CachedCounts;
  /** Present in a process that serves. */
  work?: ProcessWork;
  /** Settings and currencies, where the process listens to their changes. */
  settings?: CachedCounts;
  /** Present within a transaction of a verb, which nested verbs join. */
  unit?: Unit;
  /** Present within a command of staff. */
  audit?: AuditNotes;
};

export function signedIn(ctx: Ctx): SignedIn {
  if (ctx.actor.kind !== 'user') throw new Refusal('not_signed_in');
  return ctx.actor;
}

/** The system has every claim. */
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
