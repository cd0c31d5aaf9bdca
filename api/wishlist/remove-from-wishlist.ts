import { signedIn, type Ctx } from '#api/shared/context.ts';
import { removeItemRow } from './store.ts';

/** Keeps a course no longer; not kept is as good. Refuses `not_signed_in`. */
export async function removeFromWishlist(
  ctx: Ctx,
  { course_id }: { course_id: number },
): Promise<{ course_id: number }> {
  await removeItemRow(ctx, { userId: signedIn(ctx).userId, courseId: course_id });
  return { course_id };
}

type Bought = { userId: number; courseId: number };

/** What is in somebody's library already is no longer on the wishlist. Idempotent. */
export function removeBought(ctx: Ctx, bought: Bought): Promise<void> {
  return removeItemRow(ctx, bought);
}
