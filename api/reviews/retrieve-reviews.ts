import type { Review, ReviewFilter } from '#contract/reviews.ts';
import type { Ctx } from '#api/shared/context.ts';
import type { Ask, Found } from '#api/shared/retrieval.ts';
import { mustBeOn } from './must-be-on.ts';
import { presented } from './present.ts';
import { pageOfReviews } from './store.ts';
import { viewerOf } from './viewer.ts';

/** What people say of courses; hidden ones for their authors and those who may hide. Refuses `reviews_off`. */
export async function retrieveReviews(ctx: Ctx, ask: Ask<{ filter?: ReviewFilter }>): Promise<Found<Review>> {
  await mustBeOn(ctx);
  const viewer = viewerOf(ctx);
  const { rows, total } = await pageOfReviews(ctx, { ...ask, viewer });
  return { results: rows.map((row) => presented(row, viewer)), total };
}
