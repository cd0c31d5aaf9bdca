import { userOfPerson } from '#api/identity/index.ts';
import { removeFromCart } from '#api/cart/index.ts';
import { fulfilOrder } from '#api/orders/index.ts';
import { emitLibraryUpdate } from '#api/messages/index.ts';
import { stopWaiting } from '#api/classes/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { enrollmentSummary } from './enrollment-summary.ts';

export async function fulfilSeat(ctx: Ctx, enrollmentId: number): Promise<void> {
  const { order_item_id, person_id } = await enrollmentSummary(ctx, enrollmentId);
  if (order_item_id !== null) await fulfilOrder(ctx, { order_item_id, person_id });
}

/** The course is in the library now (specification 4). */
export async function clearFromCart(ctx: Ctx, enrollmentId: number): Promise<void> {
  const { person_id, course_id } = await enrollmentSummary(ctx, enrollmentId);
  const user = await userOfPerson(ctx, person_id);
  if (!user) return;
  await removeFromCart(ctx, user.id, course_id);
  await emitLibraryUpdate(ctx, user.id);
}

export async function leaveWaiting(ctx: Ctx, enrollmentId: number): Promise<void> {
  const { person_id, class_id } = await enrollmentSummary(ctx, enrollmentId);
  const user = await userOfPerson(ctx, person_id);
  if (user) await stopWaiting(ctx, { userId: user.id, classId: class_id });
}
