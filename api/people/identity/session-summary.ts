import type { Ctx } from '#api/shared/context.ts';
import { deviceOf } from './factors/model/device-of.ts';

type SessionSummary = { opened_at: Date; browser: string | null; system: string | null };

export async function sessionSummary(ctx: Ctx, id: number): Promise<SessionSummary | null> {
  const row = await ctx.db
    .selectFrom('session_families')
    .select(['created_at', 'user_agent'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  const { browser, system } = deviceOf(row.user_agent);
  return { opened_at: row.created_at, browser, system };
}
