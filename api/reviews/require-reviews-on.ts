import { Refusal } from '#contract/refusals.ts';
import { readSetting } from '#api/settings/index.ts';
import type { Ctx } from '#api/shared/context.ts';

/** The operator is with reviews while hasReviews is the text 'true'. Refuses `reviews_off`. */
export async function requireReviewsOn(ctx: Ctx): Promise<void> {
  if ((await readSetting(ctx, 'hasReviews')) !== 'true') throw new Refusal('reviews_off');
}
