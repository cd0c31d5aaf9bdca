import { userOfPerson } from '#api/accounts/index.ts';
import { removeFromCart } from '#api/cart/index.ts';
import { seatOf } from '#api/enrollments/index.ts';
import { fulfilOrder } from '#api/orders/index.ts';
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
