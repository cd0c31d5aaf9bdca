import { createHash } from 'node:crypto';
import { sql, type RawBuilder } from 'kysely';
import { Refusal } from '#contract/refusals.ts';
import type { Ctx } from '#api/shared/context.ts';
import { triesOfPlace, triesOfAccount, waitAfter, windowMinutes, type Tries } from './model/login-wait.ts';

/**
 * Counts a try to sign in before the password is looked at, so that many at once cannot slip by. While one must wait,
 * tries are refused and not counted. Refuses `too_many_requests`: after five at one account, and after thirty at any
 * accounts from one place, since who tries stolen passwords tries each account but once.
 */
export async function takeTry(ctx: Ctx, username: string): Promise<void> {
  const [account, place] = [accountBucket(ctx, username), placeBucket(ctx)];
  // What the account refuses is not counted at the place.
  const { rows } = await sql<{ at_account: number | null; at_place: number | null }>`
    with account as (${counting(ctx, { bucket: account, tries: triesOfAccount })}),
      place as (${counting(ctx, { bucket: place, tries: triesOfPlace, from: sql`from account` })})
    select (select hits from account) as at_account, (select hits from place) as at_place`.execute(ctx.db);
  await slowDown(ctx, { bucket: account, hits: rows[0]?.at_account, tries: triesOfAccount });
  await slowDown(ctx, { bucket: place, hits: rows[0]?.at_place, tries: triesOfPlace });
}

/** Forgets the tries at the account, as after the right password; the place gets this one try back. */
export async function forgetTries(ctx: Ctx, username: string): Promise<void> {
  await sql`with ${forgetting(ctx, username)} select 1`.execute(ctx.db);
}

/** As `forgetTries`, in the `with` of another statement. */
export function forgetting(ctx: Ctx, username: string): RawBuilder<unknown> {
  // In the order in which tries are taken: two who sign in at once must queue, not deadlock.
  return sql`
    forgotten as (delete from rate_limits where bucket = ${accountBucket(ctx, username)} returning 1),
    given_back as (
      update rate_limits set hits = greatest(hits - 1, 0)
      where bucket = ${placeBucket(ctx)} and (select count(*) from forgotten) is not null)`;
}

type Counted = { bucket: string; tries: Tries; from?: RawBuilder<unknown> };

function counting(ctx: Ctx, { bucket, tries, from = sql`` }: Counted): RawBuilder<unknown> {
  const now = ctx.now();
  return sql`
    insert into rate_limits as r (bucket, hits, window_ends_at) select ${bucket}, 1, ${windowEnd(now)}::timestamptz ${from}
    on conflict (bucket) do update set
      hits = case when ${isOver(now, tries)} then 1 else r.hits + 1 end,
      window_ends_at = case
        when ${isOver(now, tries)} or r.hits >= ${tries.free} then ${windowEnd(now)} else r.window_ends_at end
    where r.hits < ${tries.free} or r.window_ends_at <= ${now}
    returning hits`;
}

type Taken = { bucket: string; hits: number | null | undefined; tries: Tries };

async function slowDown(ctx: Ctx, { bucket, hits, tries }: Taken): Promise<void> {
  if (!hits) throw new Refusal('too_many_requests', { seconds: await secondsLeft(ctx, bucket) });
  // Until here the longest wait stood, so that nobody passes in between.
  if (hits >= tries.free) await waitFrom(ctx, bucket, waitAfter(hits, tries));
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
