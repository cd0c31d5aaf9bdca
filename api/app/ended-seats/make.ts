import type { NewClass } from '#contract/offer/classes/calls.ts';
import { makeCreditBuyer } from '#api/sales/accounts/make.ts';
import { makeCourse } from '#api/offer/catalogue/make.ts';
import { holdSeats, releaseSeats } from '#api/offer/classes/index.ts';
import { makeClass, makeWaiting } from '#api/offer/classes/make.ts';
import { createEnrollment, transferEnrollment } from '#api/learning/enrollments/make.ts';
import { acceptGift, giftTokenTo, makeRecipient } from '#api/areas/gifts/make.ts';
import { asA } from '#api/people/identity/make.ts';
import { makeOrder } from '#api/sales/orders/make.ts';
import { makeMember, makeOrganization } from '#api/people/organizations/make.ts';
import { approvePayment, byContract, byReservation, byTransfer, payFor } from '#api/sales/payments/make.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import { asSystem } from '#api/shared/testing/actors.ts';
import { assignSeats } from '#api/areas/training/make.ts';
import { reactNow } from '../react-now.ts';

export type Seat = {
  holder: Ctx;
  /** Who ordered it; the holder where nobody did. */
  buyer: Ctx;
  staff: Ctx;
  classId: number;
  courseId: number;
  /** Zero where nobody ordered it. */
  orderId: number;
  itemId: number;
  /** Zero where nobody is enrolled. */
  enrollmentId: number;
};

/** The only seat of a class, and another class of its course. */
type Run = { id: number; course_id: number };

const gifted = 'recebe@mestria.test';
const kinds = [
  'order_placed',
  'order_paid',
  'order_canceled',
  'order_items_returned',
  'enrollment_opened',
  'gift_sent',
] as const;

export function react(ctx: Ctx): Promise<void> {
  return reactNow(asSystem(ctx), [...kinds]);
}

async function makeRun(ctx: Ctx, { isFree, ...input }: { isFree?: boolean } & Partial<NewClass> = {}): Promise<Run> {
  const prices = [{ currency_id: 1, amount_minor: isFree ? 0 : 4_500_000 }];
  const { id: course_id } = await makeCourse(ctx, { prices });
  return makeClass(ctx, { course_id, capacity: 1, ...input });
}

type Ordering = Parameters<typeof makeOrder>[1] & { way?: Parameters<typeof payFor>[1] | null; holder?: Ctx };

/** Ordered, paid by `way`, and opened. */
async function seatBy(ctx: Ctx, run: Run, { way = byTransfer, holder, ...input }: Ordering = {}): Promise<Seat> {
  const staff = await asA(ctx, 'administrator');
  const made = await makeOrder(ctx, { class: run, ...input });
  if (way && made.order.total_minor > 0) await approvePayment(staff, { id: (await payFor(made, way)).id });
  await react(ctx);
  const { buyer, order } = made;
  const seat = { holder: holder ?? buyer, buyer, staff, classId: run.id, courseId: run.course_id, enrollmentId: 0 };
  return withEnrollment(ctx, { ...seat, orderId: order.id, itemId: order.items[0]?.id ?? 0 });
}

async function withEnrollment(ctx: Ctx, seat: Seat): Promise<Seat> {
  const { personId } = signedIn(seat.holder);
  const row = ctx.db.selectFrom('enrollments').select('id').where('person_id', '=', personId);
  return { ...seat, enrollmentId: (await row.where('class_id', '=', seat.classId).executeTakeFirst())?.id ?? 0 };
}

async function assigned(ctx: Ctx, run: Run, credit: Ordering & { organization_id: number }): Promise<Seat> {
  const { ctx: holder } = await makeMember(ctx, { organizationId: credit.organization_id });
  const seat = await seatBy(ctx, run, { ...credit, holder });
  await assignSeats(seat.buyer, { order_item_id: seat.itemId, person_ids: [signedIn(holder).personId] });
  return withEnrollment(ctx, seat);
}

async function company(ctx: Ctx, run: Run): Promise<Seat> {
  const buyer = await asA(ctx, 'client');
  return assigned(ctx, run, { buyer, organization_id: (await makeOrganization(buyer)).id });
}

async function gift(ctx: Ctx, run: Run, { isAccepted }: { isAccepted: boolean }): Promise<Seat> {
  const gifts = [{ course_id: run.course_id, email: gifted, name: '', message: '', send_on: null }];
  const seat = await seatBy(ctx, run, { gifts, holder: await makeRecipient(ctx, { email: gifted }) });
  if (!isAccepted) return seat;
  await acceptGift(seat.holder, { token: await giftTokenTo(ctx, { email: gifted }) });
  return withEnrollment(ctx, seat);
}

async function fromStaff(ctx: Ctx, run: Run): Promise<Seat> {
  const [staff, holder] = [await asA(ctx, 'administrator'), await asA(ctx, 'student')];
  const { id } = await createEnrollment(staff, { class_id: run.id, person_id: signedIn(holder).personId });
  const own = { holder, buyer: holder, staff, orderId: 0, itemId: 0 };
  return { ...own, classId: run.id, courseId: run.course_id, enrollmentId: id };
}

async function offered(ctx: Ctx, run: Run): Promise<Seat> {
  const [order_item_id, buyer] = [-run.id, await asA(ctx, 'student')];
  await holdSeats(asSystem(ctx), { class_id: run.id, order_item_id, quantity: 1, expires_at: null });
  await makeWaiting(buyer, run.id);
  await releaseSeats(asSystem(ctx), { order_item_id });
  return seatBy(ctx, run, { buyer });
}

async function moved(ctx: Ctx, run: Run, { isGiven }: { isGiven: boolean }): Promise<Seat> {
  const from = await makeClass(ctx, { course_id: run.course_id });
  const seat = await (isGiven ? fromStaff(ctx, from) : seatBy(ctx, from));
  await transferEnrollment(seat.holder, { id: seat.enrollmentId, class_id: run.id });
  return { ...seat, classId: run.id };
}

const files = { mandatory_files: ['id-copy'] } satisfies Partial<NewClass>;

/** Every way in which somebody comes by a seat. */
export const waysToGet = {
  'a free order': async (ctx) => seatBy(ctx, await makeRun(ctx, { isFree: true })),
  'a free order, without the files': async (ctx) => seatBy(ctx, await makeRun(ctx, { isFree: true, ...files })),
  'a paid order': async (ctx) => seatBy(ctx, await makeRun(ctx)),
  'a paid order, without the files': async (ctx) => seatBy(ctx, await makeRun(ctx, files)),
  'an unpaid order': async (ctx) => seatBy(ctx, await makeRun(ctx), { way: null }),
  'an unpaid order, without the files': async (ctx) => seatBy(ctx, await makeRun(ctx, files), { way: null }),
  'a company': async (ctx) => company(ctx, await makeRun(ctx)),
  'a company, without the files': async (ctx) => company(ctx, await makeRun(ctx, files)),
  'a company, free of charge': async (ctx) => company(ctx, await makeRun(ctx, { isFree: true })),
  'a contract': async (ctx) => assigned(ctx, await makeRun(ctx), { ...(await makeCreditBuyer(ctx)), way: byContract }),
  'a reservation': async (ctx) =>
    assigned(ctx, await makeRun(ctx), { ...(await makeCreditBuyer(ctx)), way: byReservation }),
  'a gift': async (ctx) => gift(ctx, await makeRun(ctx), { isAccepted: true }),
  'a free gift': async (ctx) => gift(ctx, await makeRun(ctx, { isFree: true }), { isAccepted: true }),
  'a gift that is open': async (ctx) => gift(ctx, await makeRun(ctx), { isAccepted: false }),
  'a free gift that is open': async (ctx) => gift(ctx, await makeRun(ctx, { isFree: true }), { isAccepted: false }),
  staff: async (ctx) => fromStaff(ctx, await makeRun(ctx)),
  'staff, without the files': async (ctx) => fromStaff(ctx, await makeRun(ctx, files)),
  'an offer of the waiting list': async (ctx) => offered(ctx, await makeRun(ctx)),
  'a transfer of a paid seat': async (ctx) => moved(ctx, await makeRun(ctx), { isGiven: false }),
  'a transfer of a given seat': async (ctx) => moved(ctx, await makeRun(ctx), { isGiven: true }),
} satisfies Record<string, (ctx: Ctx) => Promise<Seat>>;
