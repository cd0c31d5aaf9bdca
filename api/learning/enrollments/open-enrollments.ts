import type { Ctx } from '#api/shared/context.ts';
import { emitAll } from '#api/shared/events/events.ts';
import { recordMoves } from '#api/shared/database/status-history.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import {
  confirmReady,
  demandFiles,
  demandOfClass,
  insertRegistered,
  payRegistered,
  type Demand,
} from './registration-store.ts';
import { acceptAsAtCheckout } from './regulation-store.ts';
import { insertEnrolled, type NewEnrollments, type Seated } from './store.ts';

export type PaidSeats = {
  order_item_id: number;
  class_id: number;
  course_id: number;
  /** Fewer than the bought seats until the buyer has named everybody. */
  person_ids: number[];
};

/** Enrolls the participants of paid seats (domain 4.2); idempotent. Trainers of the class are left out. */
export function openEnrollments(ctx: Ctx, seats: PaidSeats[]): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    for (const { order_item_id, class_id, course_id, person_ids } of seats) {
      const demand = await demandOfClass(tx, class_id);
      const personIds = allowedBy(demand, person_ids);
      await enrollWith(tx, { classId: class_id, courseId: course_id, personIds, orderItemId: order_item_id }, demand);
    }
  });
}

export function allowedBy({ trainerIds }: Demand, personIds: number[]): number[] {
  return personIds.filter((id) => !trainerIds.includes(id));
}

type NewEnrollment = Omit<NewEnrollments, 'personIds'> & { personId: number };

export async function enrollOnce(ctx: Ctx, { personId, ...input }: NewEnrollment): Promise<void> {
  await enrollEach(ctx, { ...input, personIds: [personId] });
}

/** `isEnrolled`: not where the class demands files that are not approved yet. */
export type Opened = Seated & { isEnrolled: boolean };

/** Of paid seats. Answers only the enrollments that this call opened or paid, in the order of the persons. */
export async function enrollEach(ctx: Ctx, input: NewEnrollments): Promise<Opened[]> {
  return enrollWith(ctx, input, await demandOfClass(ctx, input.classId));
}

async function enrollWith(ctx: Ctx, input: NewEnrollments, { categories, dueAt }: Demand): Promise<Opened[]> {
  const paid = await payRegistered(ctx, { ...input, dueAt });
  const rest = input.personIds.filter((personId) => !paid.some(({ person_id }) => person_id === personId));
  const demanding = { ...input, personIds: rest, paidAt: ctx.now(), dueAt };
  const enrolled = categories.length > 0 ? [] : await insertEnrolled(ctx, demanding);
  const registered = categories.length > 0 ? await insertRegistered(ctx, demanding) : [];
  if (input.orderItemId !== null) await acceptAsAtCheckout(ctx, idsOf([...enrolled, ...registered]));
  await demandFiles(ctx, idsOf(registered), categories);
  const confirmed = new Set(idsOf(await confirmReady(ctx, idsOf([...paid, ...registered]))));
  const isEnrolled = (seated: Seated) => confirmed.has(seated.id) || enrolled.includes(seated);
  await recordOpened(ctx, { paid: paid.filter(isEnrolled), registered, isEnrolled });
  const all = [...paid, ...enrolled, ...registered].map((seated) => ({ ...seated, isEnrolled: isEnrolled(seated) }));
  return inOrderOf(input.personIds, all);
}

type Recorded = { paid: Seated[]; registered: Seated[]; isEnrolled: (seated: Seated) => boolean };

async function recordOpened(ctx: Ctx, { paid, registered, isEnrolled }: Recorded): Promise<void> {
  const opened = registered.filter(isEnrolled);
  const waiting = registered.filter((seated) => !isEnrolled(seated));
  const enroll = { subject: 'enrollment', move: 'enroll', to: 'enrolled' } as const;
  await recordMoves(ctx, { ...enroll, from: 'registered', subjectIds: idsOf(paid) });
  await recordMoves(ctx, { ...enroll, from: null, subjectIds: idsOf(opened) });
  await recordRegistered(ctx, waiting);
}

export async function recordRegistered(ctx: Ctx, registered: Seated[]): Promise<void> {
  const move = { subject: 'enrollment', move: 'register', from: null, to: 'registered' } as const;
  await recordMoves(ctx, { ...move, subjectIds: idsOf(registered) });
  await emitAll(
    ctx,
    'enrollment_registered',
    idsOf(registered).map((enrollment_id) => ({ enrollment_id })),
  );
}

function idsOf(seated: readonly Seated[]): number[] {
  return seated.map(({ id }) => id);
}

function inOrderOf<S extends Seated>(personIds: number[], seated: S[]): S[] {
  const places = new Map(personIds.map((id, place) => [id, place]));
  return seated.toSorted((a, b) => (places.get(a.person_id) ?? 0) - (places.get(b.person_id) ?? 0));
}
