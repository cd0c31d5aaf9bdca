import { sql, type RawBuilder } from 'kysely';
import type { Ctx } from '#api/shared/context.ts';
import { clearingHits, countHit, type SlowingLimit } from '#api/shared/http/slowing-limit.ts';
import { triesOfPlace, triesOfAccount, waitAfter, type Tries } from './model/login-wait.ts';
import { hashOf } from '#api/shared/secrets/seal.ts';

/**
 * Counts an attempt before the password is compared, so that parallel attempts cannot exceed the limit; while the
 * caller has to wait, attempts are refused and not counted. The limit per place exists because someone with stolen
 * passwords tries each account only once. Refuses `too_many_requests`.
 */
export function takeTry(ctx: Ctx, username: string): Promise<void> {
  const account = limitOf(accountBucket(ctx, username), triesOfAccount);
  return countHit(ctx, account, limitOf(placeBucket(ctx), triesOfPlace));
}

/** Clears the attempts at the account after the right password, and gives the place this one back. */
export async function clearTries(ctx: Ctx, username: string): Promise<void> {
  await sql`with ${clearingTries(ctx, username)} select 1`.execute(ctx.db);
}

/** As `clearTries`, in the `with` of another statement. */
export function clearingTries(ctx: Ctx, username: string): RawBuilder<unknown> {
  return clearingHits({ clear: accountBucket(ctx, username), giveBackTo: placeBucket(ctx) });
}

function limitOf(bucket: string, tries: Tries): SlowingLimit {
  return { bucket, ...tries, waitAfter: (hits) => waitAfter(hits, tries) };
}

function accountBucket({ client }: Ctx, username: string): string {
  return `login ${hashOf(username.toLowerCase())} ${client.address}`;
}

function placeBucket({ client }: Ctx): string {
  return `login-place ${client.address}`;
}
