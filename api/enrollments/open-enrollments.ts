import { trainersAmong } from '#api/classes/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { emitAll } from '#api/shared/events.ts';
import { recordMoves } from '#api/shared/status-history.ts';
import { inTransaction } from '#api/shared/transaction.ts';
import { enrollRegistered, insertEnrolled, type NewEnrollments, type Seated } from './store.ts';

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
      const barred = await trainersAmong(tx, class_id, person_ids);
      const personIds = person_ids.filter((id) => !barred.has(id));
      await enrollEach(tx, { classId: class_id, courseId: course_id, personIds, orderItemId: order_item_id });
    }
  });
}

type NewEnrollment = Omit<NewEnrollments, 'personIds'> & { personId: number };

export async function enrollOnce(ctx: Ctx, { personId, ...given }: NewEnrollment): Promise<void> {
  await enrollEach(ctx, { ...given, personIds: [personId] });
}

/** Answers only the enrollments that this call opened, in the order of the persons. */
export async function enrollEach(ctx: Ctx, given: NewEnrollments): Promise<Seated[]> {
  const registered = await enrollRegistered(ctx, given);
  const rest = given.personIds.filter((personId) => !registered.some(({ person_id }) => person_id === personId));
  const inserted = await insertEnrolled(ctx, { ...given, personIds: rest });
  const move = { subject: 'enrollment', move: 'enroll', to: 'enrolled' } as const;
  await recordMoves(ctx, { ...move, from: 'registered', subjectIds: registered.map(({ id }) => id) });
  await recordMoves(ctx, { ...move, from: null, subjectIds: inserted.map(({ id }) => id) });

  const seated = inOrderOf(given.personIds, [...registered, ...inserted]);
  const opened = seated.map(({ id }) => ({ enrollment_id: id }));
  await emitAll(ctx, 'enrollment_opened', opened);
  return seated;
}

function inOrderOf(personIds: number[], seated: Seated[]): Seated[] {
  const places = new Map(personIds.map((id, place) => [id, place]));
  return seated.toSorted((a, b) => (places.get(a.person_id) ?? 0) - (places.get(b.person_id) ?? 0));
}
