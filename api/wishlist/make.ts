import type { Wish } from '#contract/wishlist.ts';
import { makeCourse } from '#api/catalogue/make.ts';
import type { Ctx } from '#api/shared/context.ts';
import { addWish } from './add-wish.ts';

/** A course that the signed-in user keeps; a new one unless one is named. */
export async function makeWish(ctx: Ctx, course_id?: number): Promise<Wish> {
  return addWish(ctx, { course_id: course_id ?? (await makeCourse(ctx)).id });
}
