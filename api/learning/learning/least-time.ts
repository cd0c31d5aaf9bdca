import { sql } from 'kysely';
import { readSetting } from '#api/platform/settings/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { leastSeconds, missingSeconds } from './model/least-time.ts';
import type { FoundContent, ProgressKey } from './store.ts';

/** What a content takes at least, by the setting of the operator. */
export async function leastSecondsOf(ctx: Ctx, content: FoundContent): Promise<number> {
  // A final content with questions is done once they are passed.
  if (content.has_assessment) return 0;
  return leastSeconds(content, await readSetting(ctx, 'progressFloorPercent'));
}

/** Calls that complete contents of one enrollment at once take turns, so that the time of each counts for the next. */
export async function queueForCompletion(ctx: Ctx, enrollmentId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`progress of ${enrollmentId}`}, 0))`.execute(ctx.db);
}

type Begun = { key: ProgressKey; least: number };

/** The seconds until a content counts as done; of one that was never opened, all of them. */
export async function missingSecondsOf(ctx: Ctx, { key, least }: Begun): Promise<number> {
  const now = ctx.now();
  const { enrollmentId, contentId } = key;
  const { own, first, total } = await ctx.db
    .selectFrom('content_progress')
    .select(sql<Date | null>`min(started_at) filter (where content_id = ${contentId})`.as('own'))
    .select(sql<Date | null>`min(started_at)`.as('first'))
    .select(sql<number>`coalesce(sum(least_seconds) filter (where status = 'done'), 0)::integer`.as('total'))
    .where('enrollment_id', '=', enrollmentId)
    .executeTakeFirstOrThrow();
  const enrollment = { begunAt: first ?? now, least: total };
  return missingSeconds({ least, begunAt: own ?? now, enrollment, now });
}
