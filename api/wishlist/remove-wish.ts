import { signedIn, type Ctx } from '#api/shared/context.ts';
import { removeWishRow } from './store.ts';

/** Keeps a course no longer; not kept is as good. Refuses `not_signed_in`. */
export async function removeWish(ctx: Ctx, { course_id }: { course_id: number }): Promise<{ course_id: number }> {
  await removeWishRow(ctx, { userId: signedIn(ctx).userId, courseId: course_id });
  return { course_id };
}

type Bought = { userId: number; courseId: number };

/** What is in somebody's library already is no wish any more. Bears repeating. */
export function forgetBought(ctx: Ctx, bought: Bought): Promise<void> {
  return removeWishRow(ctx, bought);
}
