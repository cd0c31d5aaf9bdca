import { signedIn, type Ctx } from '#api/shared/context.ts';
import { removeItemRow } from './store.ts';

export async function removeFromWishlist(
  ctx: Ctx,
  { course_id }: { course_id: number },
): Promise<{ course_id: number }> {
  await removeItemRow(ctx, { userId: signedIn(ctx).userId, courseId: course_id });
  return { course_id };
}
