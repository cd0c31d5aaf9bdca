import { userOfPerson } from '#api/accounts/index.ts';
import { removeFromCart } from '#api/cart/index.ts';
import { enrollmentInBrief, seatOf } from '#api/enrollments/index.ts';
import { fulfilOrder } from '#api/orders/index.ts';
import { stopWaiting } from '#api/classes/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { forgetBought } from '#api/wishlist/index.ts';

/** The order is one seat nearer to its end; and the course, now in the library, leaves the cart [specification 4]. */
export async function fulfilSeat(ctx: Ctx, enrollmentId: number): Promise<void> {
  const { order_item_id, person_id } = await seatOf(ctx, enrollmentId);
  if (order_item_id !== null) await fulfilOrder(ctx, { order_item_id, person_id });
}

export async function clearFromCart(ctx: Ctx, enrollmentId: number): Promise<void> {
  const { person_id, course_id } = await seatOf(ctx, enrollmentId);
  const user = await userOfPerson(ctx, person_id);
  if (user) await removeFromCart(ctx, user.id, course_id);
}

export async function clearFromWishlist(ctx: Ctx, enrollmentId: number): Promise<void> {
  const { person_id, course_id } = await seatOf(ctx, enrollmentId);
  const user = await userOfPerson(ctx, person_id);
  if (user) await forgetBought(ctx, { userId: user.id, courseId: course_id });
}

/** Who has the seat waits for it no longer. */
export async function leaveWaiting(ctx: Ctx, enrollmentId: number): Promise<void> {
  const { person_id, class_id } = await enrollmentInBrief(ctx, enrollmentId);
  const user = await userOfPerson(ctx, person_id);
  if (user) await stopWaiting(ctx, { userId: user.id, classId: class_id });
}
