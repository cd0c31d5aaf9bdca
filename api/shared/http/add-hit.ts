import { sql } from 'kysely';
import type { Ctx, Hit } from '../context.ts';

/** Adds one hit or several to their bucket. Answers the hits of the window, and its end. */
export async function addHit(ctx: Ctx, { bucket, withinSeconds }: Hit, many = 1) {
  const now = ctx.now();
  const end = new Date(now.getTime() + withinSeconds * 1_000);
  const { rows } = await sql<{ hits: number; window_ends_at: Date }>`
    insert into rate_limits as r (bucket, hits, window_ends_at) values (${bucket}, ${many}::integer, ${end})
    on conflict (bucket) do update set
      hits = case when r.window_ends_at <= ${now} then ${many}::integer else r.hits + ${many}::integer end,
      window_ends_at = case when r.window_ends_at <= ${now} then ${end} else r.window_ends_at end
    returning hits, window_ends_at`.execute(ctx.db);
  return rows[0];
}
