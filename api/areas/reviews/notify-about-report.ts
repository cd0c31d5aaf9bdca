import { usersWithClaim } from '#api/people/identity/index.ts';
import { inform } from '#api/people/messages/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { sql } from 'kysely';
import type { LocalizedText } from '#contract/basics.ts';

/** Once per review, however many people report it. */
export function notifyReviewReported(ctx: Ctx, reportId: number): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const report = await reportFacts(tx, reportId);
    if (!report) return;
    const { review_id, course_title, reason } = report;
    const answer = { subject: `review ${review_id}`, facts: { course: { text: course_title }, reason } };
    for (const user_id of await usersWithClaim(tx, 'reviews.hide')) {
      await inform(tx, { user_id, kind: 'review_reported', ...answer, link: '/profile/reported' });
    }
  });
}

/** Undefined once the report is settled. The caller checks access. */
function reportFacts(ctx: Ctx, id: number) {
  return ctx.db
    .selectFrom('review_reports')
    .innerJoin('reviews', 'reviews.id', 'review_reports.review_id')
    .innerJoin('shared_courses as courses', 'courses.id', 'reviews.course_id')
    .select(['review_reports.review_id', 'review_reports.reason'])
    .select(sql<LocalizedText>`courses.title`.as('course_title'))
    .where('review_reports.id', '=', id)
    .executeTakeFirst();
}
