import type { ReviewEligibility } from '#contract/areas/reviews/calls.ts';
import { hasConcluded } from '#api/learning/enrollments/index.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import { requireReviewsOn } from './require-reviews-on.ts';
import { presented } from './present.ts';
import { findReviewOf } from './store.ts';
import { viewerOf } from './viewer.ts';

export async function retrieveStanding(ctx: Ctx, { course_id }: { course_id: number }): Promise<ReviewEligibility> {
  const { personId } = signedIn(ctx);
  await requireReviewsOn(ctx);
  const viewer = viewerOf(ctx);
  const own = await findReviewOf(ctx, { courseId: course_id, viewer });
  if (own) return { standing: 'has_reviewed', review: presented(own, viewer) };
  const may = await hasConcluded(ctx, { course_id, person_id: personId });
  return { standing: may ? 'may_review' : 'not_concluded', review: null };
}
