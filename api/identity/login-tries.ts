import { createHash } from 'node:crypto';
import { sql, type RawBuilder } from 'kysely';
import type { Ctx } from '#api/shared/context.ts';
import { clearingHits, countHit, type SlowingLimit } from '#api/shared/slowing-limit.ts';
import { triesOfPlace, triesOfAccount, waitAfter, type Tries } from './model/login-wait.ts';

/**
 * Counts a try to sign in before the password is looked at, so that many at once cannot slip by. While one must wait,
 * tries are refused and not counted. Refuses `too_many_requests`: after five at one account, and after thirty at any
 * accounts from one place, since who tries stolen passwords tries each account but once.
 */
export function takeTry(ctx: Ctx, username: string): Promise<void> {
  const account = limitOf(accountBucket(ctx, username), triesOfAccount);
  return countHit(ctx, account, limitOf(placeBucket(ctx), triesOfPlace));
}

/** Forgets the tries at the account, as after the right password; the place gets this one try back. */
export async function clearTries(ctx: Ctx, username: string): Promise<void> {
  await sql`with ${forgetting(ctx, username)} select 1`.execute(ctx.db);
}

/** As `clearTries`, in the `with` of another statement. */
export function forgetting(ctx: Ctx, username: string): RawBuilder<unknown> {
  return clearingHits({ clear: accountBucket(ctx, username), giveBackTo: placeBucket(ctx) });
}

function limitOf(bucket: string, tries: Tries): SlowingLimit {
  return { bucket, ...tries, waitAfter: (hits) => waitAfter(hits, tries) };
}

/** The address of the account is personal; its hash serves as well. */
function accountBucket({ client }: Ctx, username: string): string {
  const account = createHash('sha256').update(username.toLowerCase()).digest('base64url');
  return `login ${account} ${client.address}`;
}

function placeBucket({ client }: Ctx): string {
  return `login-place ${client.address}`;
}
