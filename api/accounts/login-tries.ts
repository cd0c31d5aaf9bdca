import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { Refusal } from '#contract/refusals.ts';
import type { Ctx } from '#api/shared/context.ts';
import { clearRate } from '#api/shared/rate-limit.ts';
import { freeTries, waitAfter, windowMinutes } from './model/login-wait.ts';

/**
 * Counts a try to sign in before the password is looked at, so that many at once cannot slip by. While one must wait,
 * tries are refused and not counted. Refuses `too_many_requests`.
 */
export async function takeTry(ctx: Ctx, username: string): Promise<void> {
  const bucket = bucketOf(ctx, username);
  const now = ctx.now();
  const { rows } = await sql<{ tries: number }>`
    insert into rate_limits as r (bucket, hits, window_ends_at) values (${bucket}, 1, ${windowEnd(now)})
    on conflict (bucket) do update set
      hits = case when ${isOver(now)} then 1 else r.hits + 1 end,
      window_ends_at = case when ${isOver(now)} or r.hits >= ${freeTries} then ${windowEnd(now)} else r.window_ends_at end
    where r.hits < ${freeTries} or r.window_ends_at <= ${now}
    returning hits as tries`.execute(ctx.db);
  const [row] = rows;
  if (!row) throw new Refusal('too_many_requests', { seconds: await secondsLeft(ctx, bucket) });
  // Until here the longest wait stood, so that nobody passes in between.
  if (row.tries >= freeTries) await waitFrom(ctx, bucket, row.tries);
}

/** Forgets the tries, as after the right password. */
export function forgetTries(ctx: Ctx, username: string): Promise<void> {
  return clearRate(ctx, bucketOf(ctx, username));
}

/** A few tries are over when their window is; many only when a day has passed without another one. */
function isOver(now: Date) {
  const aDayAgo = new Date(now.getTime() - 86_400_000);
  return sql`(case when r.hits < ${freeTries} then r.window_ends_at <= ${now} else r.window_ends_at <= ${aDayAgo} end)`;
}

async function waitFrom(ctx: Ctx, bucket: string, tries: number): Promise<void> {
  const until = new Date(ctx.now().getTime() + waitAfter(tries) * 1_000);
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
function bucketOf({ client }: Ctx, username: string): string {
  const account = createHash('sha256').update(username.toLowerCase()).digest('base64url');
  return `login ${account} ${client.address}`;
}
