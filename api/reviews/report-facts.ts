import { sql } from 'kysely';
import type { LocalizedText } from '#contract/basics.ts';
import type { Ctx } from '#api/shared/context.ts';

export type ReportFacts = { review_id: number; course_title: LocalizedText; reason: string };

/** A report as the operator is told of it; nothing where it was decided meanwhile. Asks nobody's leave. */
export function reportFacts(ctx: Ctx, id: number): Promise<ReportFacts | undefined> {
  return ctx.db
    .selectFrom('review_reports')
    .innerJoin('reviews', 'reviews.id', 'review_reports.review_id')
    .innerJoin('shared_courses as courses', 'courses.id', 'reviews.course_id')
    .select(['review_reports.review_id', 'review_reports.reason'])
    .select(sql<LocalizedText>`courses.title`.as('course_title'))
    .where('review_reports.id', '=', id)
    .executeTakeFirst();
}
