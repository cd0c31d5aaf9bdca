import { sql } from 'kysely';
import { Refusal } from '#contract/refusals.ts';
import type { Ctx } from './context.ts';

type Limit = { most: number; withinSeconds: number };

/** Counts in the database, so several servers share the limit. Refuses `too_many_requests`. */
export async function limitRate(ctx: Ctx, bucket: string, limit: Limit): Promise<void> {
  const seconds = await secondsToWait(ctx, bucket, limit);
  if (seconds > 0) throw new Refusal('too_many_requests', { seconds });
}

export async function isWithinRate(ctx: Ctx, bucket: string, limit: Limit): Promise<boolean> {
  return (await secondsToWait(ctx, bucket, limit)) === 0;
}

/** Counts nothing. Refuses `too_many_requests` where the limit is reached already. */
export async function requireRate(ctx: Ctx, bucket: string, { most }: Limit): Promise<void> {
  const row = await ctx.db
    .selectFrom('rate_limits')
    .select(['hits', 'window_ends_at'])
    .where('bucket', '=', bucket)
    .where('window_ends_at', '>', ctx.now())
    .executeTakeFirst();
  if (row && row.hits >= most)
    throw new Refusal('too_many_requests', { seconds: secondsUntil(ctx, row.window_ends_at) });
}

async function secondsToWait(ctx: Ctx, bucket: string, { most, withinSeconds }: Limit): Promise<number> {
  const now = ctx.now();
  const end = new Date(now.getTime() + withinSeconds * 1_000);
  const { rows } = await sql<{ hits: number; window_ends_at: Date }>`
    insert into rate_limits as r (bucket, hits, window_ends_at) values (${bucket}, 1, ${end})
    on conflict (bucket) do update set
      hits = case when r.window_ends_at <= ${now} then 1 else r.hits + 1 end,
      window_ends_at = case when r.window_ends_at <= ${now} then ${end} else r.window_ends_at end
    returning hits, window_ends_at`.execute(ctx.db);
  const [row] = rows;
  if (!row || row.hits <= most) return 0;
  return secondsUntil(ctx, row.window_ends_at);
}

function secondsUntil(ctx: Ctx, end: Date): number {
  return Math.max(1, Math.ceil((end.getTime() - ctx.now().getTime()) / 1_000));
}

export async function clearRate(ctx: Ctx, bucket: string): Promise<void> {
  await ctx.db.deleteFrom('rate_limits').where('bucket', '=', bucket).execute();
}
