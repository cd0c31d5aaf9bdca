import { sql, type RawBuilder } from 'kysely';
import { Refusal } from '#contract/refusals.ts';
import { minuteMs } from '#contract/rules/durations.ts';
import type { Ctx } from '../context.ts';

export type SlowingLimit = {
  bucket: string;
  free: number;
  /** When hits beyond the free ones expire without another one. */
  expiresAfterMinutes: number;
  waitAfter: (hits: number) => number;
};

const windowMinutes = 15;

/**
 * Counts a hit at both limits, and at the second only if the first allows it. Hits during a delay are refused and not
 * counted. Refuses `too_many_requests`.
 */
export async function countHit(ctx: Ctx, first: SlowingLimit, second: SlowingLimit): Promise<void> {
  const { rows } = await sql<{ at_first: number | null; at_second: number | null }>`
    with one as (${counting(ctx, first)}), two as (${counting(ctx, second, sql`from one`)})
    select (select hits from one) as at_first, (select hits from two) as at_second`.execute(ctx.db);
  await slowDown(ctx, first, rows[0]?.at_first);
  await slowDown(ctx, second, rows[0]?.at_second);
}

export function clearingHits({ clear, giveBackTo }: { clear: string; giveBackTo: string }): RawBuilder<unknown> {
  // In the order of counting, so that concurrent statements queue instead of deadlocking.
  return sql`
    cleared as (delete from rate_limits where bucket = ${clear} returning 1),
    given_back as (
      update rate_limits set hits = greatest(hits - 1, 0)
      where bucket = ${giveBackTo} and (select count(*) from cleared) is not null)`;
}

function counting(ctx: Ctx, limit: SlowingLimit, from = sql``): RawBuilder<unknown> {
  const now = ctx.now();
  return sql`
    insert into rate_limits as r (bucket, hits, window_ends_at)
    select ${limit.bucket}, 1, ${windowEnd(now)}::timestamptz ${from}
    on conflict (bucket) do update set
      hits = case when ${isOver(now, limit)} then 1 else r.hits + 1 end,
      window_ends_at = case
        when ${isOver(now, limit)} or r.hits >= ${limit.free} then ${windowEnd(now)} else r.window_ends_at end
    where r.hits < ${limit.free} or r.window_ends_at <= ${now}
    returning hits`;
}

async function slowDown(ctx: Ctx, { bucket, free, waitAfter }: SlowingLimit, hits?: number | null): Promise<void> {
  if (!hits) throw new Refusal('too_many_requests', { seconds: await secondsLeft(ctx, bucket) });
  // Until here the longest delay applied, so nobody passes in between.
  if (hits >= free) await waitFrom(ctx, bucket, waitAfter(hits));
}

/** Free hits expire with their window; more only after a long time without another one. */
function isOver(now: Date, { free, expiresAfterMinutes }: SlowingLimit) {
  const longAgo = new Date(now.getTime() - expiresAfterMinutes * minuteMs);
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
  const remaining = (row?.window_ends_at.getTime() ?? 0) - ctx.now().getTime();
  return Math.max(1, Math.ceil(remaining / 1_000));
}

function windowEnd(now: Date): Date {
  return new Date(now.getTime() + windowMinutes * minuteMs);
}
