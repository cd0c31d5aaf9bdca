import { Refusal } from '#contract/refusals.ts';
import type { Ctx } from '../context.ts';
import { addHit } from './add-hit.ts';

type Limit = { most: number; withinSeconds: number };

/**
 * Counts in the database, so several servers share the limit. A refusal that rolls the transaction back does not take
 * the hit back. Refuses `too_many_requests`.
 */
export async function limitRate(ctx: Ctx, bucket: string, limit: Limit): Promise<void> {
  ctx.unit?.hits.push({ bucket, withinSeconds: limit.withinSeconds });
  const seconds = await secondsToWait(ctx, bucket, limit);
  if (seconds > 0) throw new Refusal('too_many_requests', { seconds });
}

/** For what is written only if the transaction commits: a refusal takes the hit back. */
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
  const row = await addHit(ctx, { bucket, withinSeconds });
  if (!row || row.hits <= most) return 0;
  return secondsUntil(ctx, row.window_ends_at);
}

function secondsUntil(ctx: Ctx, end: Date): number {
  return Math.max(1, Math.ceil((end.getTime() - ctx.now().getTime()) / 1_000));
}

export async function clearRate(ctx: Ctx, bucket: string): Promise<void> {
  await ctx.db.deleteFrom('rate_limits').where('bucket', '=', bucket).execute();
}

/**
 * How many of `many` are too many, and the seconds until the window ends. For what is written only if the transaction
 * commits: the caller refuses, and the refusal takes the hits back.
 */
export async function takeFromRate(ctx: Ctx, bucket: string, { most, withinSeconds, many }: Limit & { many: number }) {
  const row = await addHit(ctx, { bucket, withinSeconds }, many);
  const excess = Math.max(0, (row?.hits ?? 0) - most);
  const seconds = Math.ceil(((row?.window_ends_at.getTime() ?? 0) - ctx.now().getTime()) / 1_000);
  return { excess, seconds: Math.max(1, seconds) };
}

/** Takes a hit back that was none, as a try that succeeded. */
export async function takeHitBack(ctx: Ctx, bucket: string): Promise<void> {
  await ctx.db
    .updateTable('rate_limits')
    .set(({ eb }) => ({ hits: eb('hits', '-', 1) }))
    .where('bucket', '=', bucket)
    .where('hits', '>', 0)
    .execute();
}
