import { later } from '#api/sales/orders/make.ts';
import { expireOrders } from '#api/sales/orders/index.ts';
import { giftTokenTo } from '#api/areas/gifts/make.ts';
import { makeClass } from '#api/offer/classes/make.ts';
import { checkDueFiles } from '#api/learning/enrollments/make.ts';
import { readUser } from '#api/people/identity/index.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import { asSystem } from '#api/shared/testing/actors.ts';
import { calls } from '../../personal-data/make.ts';
import { personalData } from '../../personal-data/slices.ts';
import { react, type Seat } from '../make.ts';

const reason = 'Mudou de turno';

async function refund({ buyer, staff, orderId }: Seat): Promise<void> {
  const { data } = await calls(buyer).payments.requestRefund({ data: [{ order_id: orderId, reason }] });
  const { id } = data[0];
  const [decided] = (await calls(staff).payments.decideRefund({ data: [{ id, decision: 'approve' }] })).data;
  if (decided.status === 'done') return;
  await calls(staff).payments.progressRefund({ data: [{ id, progress: 'sent' }] });
  await calls(staff).payments.progressRefund({ data: [{ id, progress: 'done' }] });
}

async function erase(ctx: Ctx, who: Ctx): Promise<void> {
  const { userId, personId } = signedIn(who);
  const { username } = await readUser(ctx, userId);
  for (const slice of personalData) await slice.erase(asSystem(ctx), { userId, personId, username });
}

const cancelBy = (who: Ctx, { enrollmentId: id }: Seat) => calls(who).enrollments.cancel({ data: [{ id, reason }] });

/** Every way in which the seat of somebody can end. */
export const waysToEnd = {
  'its person cancels': (_, seat) => cancelBy(seat.holder, seat),
  'staff cancel': (_, seat) => cancelBy(seat.staff, seat),
  'its person withdraws': (_, seat) =>
    calls(later(seat.holder, 240)).enrollments.withdraw({ data: [{ id: seat.enrollmentId, reason }] }),
  'its files are late': (ctx) => checkDueFiles(later(asSystem(ctx), 24 * 10)),
  'the buyer cancels the order': (_, { buyer, orderId: id }) => calls(buyer).orders.cancelOrder({ data: [{ id }] }),
  'the order expires': (ctx) => expireOrders(later(asSystem(ctx), 24 * 9)),
  'the money is returned': (_, seat) => refund(seat),
  'it is moved to another class': async (ctx, { staff, courseId, enrollmentId: id }) => {
    const to = await makeClass(ctx, { course_id: courseId });
    await calls(staff).enrollments.transfer({ data: [{ id, class_id: to.id }] });
  },
  'the company takes it back': (_, { buyer, holder, itemId }) => {
    const data = { order_item_id: itemId, person_id: signedIn(holder).personId };
    return calls(buyer).training.takeSeatBack({ data: [data] });
  },
  'its recipient declines': async (ctx, { holder }) => {
    const { username } = await readUser(ctx, signedIn(holder).userId);
    await calls(holder).gifts.declineGift({ data: [{ token: await giftTokenTo(ctx, { email: username }) }] });
  },
  'its person is erased': (ctx, { holder }) => erase(ctx, holder),
} satisfies Record<string, (ctx: Ctx, seat: Seat) => Promise<unknown>>;

export type WayToEnd = keyof typeof waysToEnd;

export async function endBy(ctx: Ctx, way: WayToEnd, seat: Seat): Promise<void> {
  const end: (ctx: Ctx, seat: Seat) => Promise<unknown> = waysToEnd[way];
  await end(ctx, seat);
  await react(ctx);
}
