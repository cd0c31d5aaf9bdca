import { sql } from 'kysely';
import type { Ctx } from '#api/shared/context.ts';

type Facts = { waiting: number; failed: number; oldest_waiting_seconds: number | null; last_sent_at: string | null };
type Row = { waiting: number; failed: number; oldest: Date | null; last: Date | null };

/** What the ERP has not taken yet. Checks no permissions. */
export async function handOverFacts(ctx: Ctx): Promise<Facts> {
  const { rows } = await sql<Row>`
    select count(*) filter (where state <> 'sent')::int as waiting, count(*) filter (where state = 'failed')::int as failed,
      min(created_at) filter (where state <> 'sent') as oldest, max(sent_at) as last
    from fiscal_hand_overs`.execute(ctx.db);
  const { waiting = 0, failed = 0, oldest = null, last = null } = rows[0] ?? {};
  return {
    waiting,
    failed,
    oldest_waiting_seconds: oldest && Math.max(0, Math.floor((ctx.now().getTime() - oldest.getTime()) / 1_000)),
    last_sent_at: last?.toISOString() ?? null,
  };
}
