import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { Refusal } from '#contract/refusals.ts';
import type { Ctx } from '#api/shared/context.ts';
import { triesOfPlace, triesOfAccount, waitAfter, windowMinutes, type Tries } from './model/login-wait.ts';

/**
 * Counts a try to sign in before the password is looked at, so that many at once cannot slip by. While one must wait,
 * tries are refused and not counted. Refuses `too_many_requests`: after five at one account, and after thirty at any
 * accounts from one place, since who tries stolen passwords tries each account but once.
 */
export async function takeTry(ctx: Ctx, username: string): Promise<void> {
  await takeFrom(ctx, accountBucket(ctx, username), triesOfAccount);
  await takeFrom(ctx, placeBucket(ctx), triesOfPlace);
}

/** Forgets the tries at the account, as after the right password; the place gets this one try back. */
export async function forgetTries(ctx: Ctx, username: string): Promise<void> {
  await sql`
    with forgotten as (delete from rate_limits where bucket = ${accountBucket(ctx, username)})
    update rate_limits set hits = greatest(hits - 1, 0) where bucket = ${placeBucket(ctx)}`.execute(ctx.db);
}

async function takeFrom(ctx: Ctx, bucket: string, tries: Tries): Promise<void> {
  const now = ctx.now();
  const { rows } = await sql<{ tries: number }>`
    insert into rate_limits as r (bucket, hits, window_ends_at) values (${bucket}, 1, ${windowEnd(now)})
    on conflict (bucket) do update set
      hits = case when ${isOver(now, tries)} then 1 else r.hits + 1 end,
      window_ends_at = case
        when ${isOver(now, tries)} or r.hits >= ${tries.free} then ${windowEnd(now)} else r.window_ends_at end
    where r.hits < ${tries.free} or r.window_ends_at <= ${now}
    returning hits as tries`.execute(ctx.db);
  const [row] = rows;
  if (!row) throw new Refusal('too_many_requests', { seconds: await secondsLeft(ctx, bucket) });
  // Until here the longest wait stood, so that nobody passes in between.
  if (row.tries >= tries.free) await waitFrom(ctx, bucket, waitAfter(row.tries, tries));
}

/** A few tries are over when their window is; many only after a long time without another one. */
function isOver(now: Date, { free, forgottenAfterMinutes }: Tries) {
  const longAgo = new Date(now.getTime() - forgottenAfterMinutes * 60_000);
  return sql`(case when r.hits < ${free} then r.window_ends_at <= ${now} else r.window_ends_at <= ${longAgo} end)`;
}

async function waitFrom(ctx: Ctx, bucket: string, seconds: number): Promise<void> {
  const until = new Date(ctx.now().getTime() + seconds * 1_000);
  await ctx.db.updateTable('rate_limits').set({ window_ends_at: until }).where('bucket', '=', bucket).execute();
}

async function secondsLeft(ctx: Ctx, bucket: string): Promise<number> {
  const row = await ctx.db
    .selectFrom('rate_limits')
    .select('window_ends_at')
    .where('bucket', '=', bucket)
    .executeTakeFirst();
  const left = (row?.window_ends_at.getTime() ?? 0) - ctx.now().getTime();
  return Math.max(1, Math.ceil(left / 1_000));
}

function windowEnd(now: Date): Date {
  return new Date(now.getTime() + windowMinutes * 60_000);
}

/** The address of the account is personal; its hash serves as well. */
function accountBucket({ client }: Ctx, username: string): string {
  const account = createHash('sha256').update(username.toLowerCase()).digest('base64url');
  return `login ${account} ${client.address}`;
}

function placeBucket({ client }: Ctx): string {
  return `login-place ${client.address}`;
}
