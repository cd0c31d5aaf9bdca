import type { ReportedFilter, ReportedReview } from '#contract/areas/reviews/calls.ts';
import { requireClaim, type Ctx } from '#api/shared/context.ts';
import type { ListQuery, ResultPage } from '#api/shared/database/retrieval.ts';
import { textIn } from '#contract/basics.ts';
import { requireReviewsOn } from './require-reviews-on.ts';
import { presented } from './present.ts';
import { pageOfReported } from './reported-store.ts';
import { viewerOf } from './viewer.ts';

export async function retrieveReportedReviews(
  ctx: Ctx,
  query: ListQuery<{ filter?: ReportedFilter }>,
): Promise<ResultPage<ReportedReview>> {
  requireClaim(ctx, 'reviews.hide');
  await requireReviewsOn(ctx);
  const viewer = viewerOf(ctx);
  const { rows, total } = await pageOfReported(ctx, { ...query, viewer });
  const results = rows.map((row): ReportedReview => ({
    ...presented(row, viewer),
    course_title: textIn(row.course_title, ctx.locale),
    report_standing: row.report_count > 0 ? 'open' : 'hidden',
    reports: row.reports,
  }));
  return { results, total };
}
