import { Refusal } from '#contract/refusals.ts';
import { readSetting } from '#api/platform/settings/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { lockReview } from './store.ts';

/** The setting `hasReviews` must be the text 'true'. Refuses `reviews_off`. */
export async function requireReviewsOn(ctx: Ctx): Promise<void> {
  if (!(await readSetting(ctx, 'hasReviews'))) throw new Refusal('reviews_off');
}

/** Locks the review until the transaction ends. Refuses `reviews_off` and `not_found`. */
export async function requireReview(ctx: Ctx, requested: { id: number; personId?: number }) {
  await requireReviewsOn(ctx);
  const review = await lockReview(ctx, requested);
  if (!review) throw new Refusal('not_found');
  return review;
}
