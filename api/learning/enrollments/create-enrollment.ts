import type { EnrollmentState } from '#contract/learning/enrollments/calls.ts';
import { Refusal } from '#contract/refusals.ts';
import { requireClaim, type Ctx } from '#api/shared/context.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { arePersons, usersOfPersons } from '#api/people/identity/index.ts';
import { classSummaries, holdSeatEach, lockClass, trainersAmong } from '#api/offer/classes/index.ts';
import { enrollmentSummary } from './enrollment-summary.ts';
import { enrollEach } from './open-enrollments.ts';
import type { Seated } from './store.ts';

type Input = { class_id: number; person_id: number };

type Inputs = { class_id: number; person_ids: number[] };

export async function createEnrollment(ctx: Ctx, { class_id, person_id }: Input): Promise<EnrollmentState> {
  const [id = 0] = await createEnrollments(ctx, { class_id, person_ids: [person_id] });
  const { status } = await enrollmentSummary(ctx, id);
  return { id, status };
}

/** All persons or none, each with the seat offered to them, if any. Answers the ids in the order of the persons. */
export async function createEnrollments(ctx: Ctx, { class_id, person_ids }: Inputs): Promise<number[]> {
  requireClaim(ctx, 'enrollments.edit');
  return inTransaction(ctx, async (tx) => {
    // Locked before any enrollment is written: otherwise two calls for one class could deadlock.
    await lockClass(tx, class_id);
    const match = (await classSummaries(tx, [class_id])).get(class_id);
    if (!match || !(await arePersons(tx, person_ids))) throw new Refusal('not_found');
    if (!match.is_for_sale) throw new Refusal('class_closed');
    if ((await trainersAmong(tx, class_id, person_ids)).size > 0) throw new Refusal('trainer_cannot_enroll');

    const input = { classId: class_id, courseId: match.course_id, personIds: person_ids, orderItemId: null };
    const seated = await enrollEach(tx, input);
    if (seated.length < person_ids.length) throw new Refusal('already_enrolled');
    if (!(await holdSeatEach(tx, await seatsOf(tx, class_id, seated)))) throw new Refusal('class_full');
    return seated.map(({ id }) => id);
  });
}

async function seatsOf(ctx: Ctx, class_id: number, seated: Seated[]) {
  const users = await usersOfPersons(
    ctx,
    seated.map(({ person_id }) => person_id),
  );
  const userOf = new Map(users.map(({ id, person_id }) => [person_id, id]));
  return {
    class_id,
    seats: seated.map(({ id, person_id }) => ({ enrollment_id: id, user_id: userOf.get(person_id) })),
  };
}
