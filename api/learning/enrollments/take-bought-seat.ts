import { removeFromCart } from '#api/sales/cart/index.ts';
import { parseCart } from '#api/people/identity/index.ts';
import { fulfilOrder } from '#api/sales/orders/index.ts';
import { emitLibraryUpdate } from '#api/people/messages/index.ts';
import { stopWaiting } from '#api/offer/classes/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { enrollmentSummary, participantOf } from './enrollment-summary.ts';

export async function fulfilSeat(ctx: Ctx, enrollmentId: number): Promise<void> {
  const { order_item_id, person_id } = await enrollmentSummary(ctx, enrollmentId);
  if (order_item_id !== null) await fulfilOrder(ctx, { order_item_id, person_id });
}

/** The course is in the library now (specification 4). */
export async function clearFromCart(ctx: Ctx, enrollmentId: number): Promise<void> {
  const participant = await participantOf(ctx, enrollmentId);
  if (!participant) return;
  const { user_id, course_id, cart } = participant;
  if (parseCart(cart).some(({ id }) => id === course_id)) await removeFromCart(ctx, user_id, course_id);
  await emitLibraryUpdate(ctx, user_id);
}

export async function leaveWaiting(ctx: Ctx, enrollmentId: number): Promise<void> {
  const participant = await participantOf(ctx, enrollmentId);
  if (!participant?.is_waiting) return;
  await stopWaiting(ctx, { userId: participant.user_id, classId: participant.class_id });
}
