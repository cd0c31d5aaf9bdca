import { sql } from 'kysely';
import type { LocalizedText } from '#contract/basics.ts';
import type { Ctx } from '#api/shared/context.ts';

/** Undefined once the report is settled. The caller checks access. */
export function reportFacts(ctx: Ctx, id: number) {
  return ctx.db
    .selectFrom('review_reports')
    .innerJoin('reviews', 'reviews.id', 'review_reports.review_id')
    .innerJoin('shared_courses as courses', 'courses.id', 'reviews.course_id')
    .select(['review_reports.review_id', 'review_reports.reason'])
    .select(sql<LocalizedText>`courses.title`.as('course_title'))
    .where('review_reports.id', '=', id)
    .executeTakeFirst();
}
