import { sql } from 'kysely';
import type { LocalizedText } from '#contract/basics.ts';
import type { Ctx } from '#api/shared/context.ts';

export type ReportToTell = { review_id: number; course_title: LocalizedText; reason: string };

/** A report as the house is told of it; nothing where it was decided meanwhile. Asks nobody's leave. */
export function reportToTell(ctx: Ctx, id: number): Promise<ReportToTell | undefined> {
  return ctx.db
    .selectFrom('review_reports')
    .innerJoin('reviews', 'reviews.id', 'review_reports.review_id')
    .innerJoin('courses', 'courses.id', 'reviews.course_id')
    .select(['review_reports.review_id', 'review_reports.reason'])
    .select(sql<LocalizedText>`courses.title`.as('course_title'))
    .where('review_reports.id', '=', id)
    .executeTakeFirst();
}
