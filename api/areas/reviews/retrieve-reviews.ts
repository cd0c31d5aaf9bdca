import type { Review, ReviewFilter } from '#contract/areas/reviews/calls.ts';
import type { Ctx } from '#api/shared/context.ts';
import type { ListQuery, ResultPage } from '#api/shared/database/retrieval.ts';
import { requireReviewsOn } from './require-reviews-on.ts';
import { presented } from './present.ts';
import { pageOfReviews } from './store.ts';
import { viewerOf } from './viewer.ts';

export async function retrieveReviews(
  ctx: Ctx,
  query: ListQuery<{ filter?: ReviewFilter }>,
): Promise<ResultPage<Review>> {
  await requireReviewsOn(ctx);
  const viewer = viewerOf(ctx);
  const { rows, total } = await pageOfReviews(ctx, { ...query, viewer });
  return { results: rows.map((row) => presented(row, viewer)), total };
}
