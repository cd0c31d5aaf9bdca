import { usersWithClaim } from '#api/accounts/index.ts';
import { inform } from '#api/messages/index.ts';
import { reportToTell } from '#api/reviews/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { inTransaction } from '#api/shared/transaction.ts';

/** Whoever may hide reviews; of each review once, however many report it. */
export function tellReviewReported(ctx: Ctx, reportId: number): Promise<void> {
  return inTransaction(ctx, async (inside) => {
    const report = await reportToTell(inside, reportId);
    if (!report) return;
    const { review_id, course_title, reason } = report;
    const said = { subject: `review ${review_id}`, facts: { course: { text: course_title }, reason } };
    for (const user_id of await usersWithClaim(inside, 'reviews.hide')) {
      await inform(inside, { user_id, kind: 'review_reported', ...said, link: '/profile/reported' });
    }
  });
}
