import type { EnrollmentState } from '#contract/enrollments.ts';
import { Refusal } from '#contract/refusals.ts';
import { mustHave, type Ctx } from '#api/shared/context.ts';
import { inTransaction } from '#api/shared/transaction.ts';
import { usersOfPersons } from '#api/accounts/index.ts';
import { classesInBrief, holdSeats, lockClass } from '#api/classes/index.ts';
import { enrollOnce } from './open-enrollments.ts';
import { arePersonsThere, trainersAmong } from './store.ts';

type Wish = { class_id: number; person_id: number };

type Wishes = { class_id: number; person_ids: number[] };

/** Enrolls a person without an order, with a seat of the class, the one that the person is offered first. Needs the claim `enrollments.edit`. */
export async function createEnrollment(ctx: Ctx, { class_id, person_id }: Wish): Promise<EnrollmentState> {
  const [id = 0] = await createEnrollments(ctx, { class_id, person_ids: [person_id] });
  return { id, status: 'enrolled' };
}

/** The same for several persons in one class: all of them, or none. Answers the ids in their order. */
export async function createEnrollments(ctx: Ctx, { class_id, person_ids }: Wishes): Promise<number[]> {
  mustHave(ctx, 'enrollments.edit');
  return inTransaction(ctx, async (inside) => {
    // Before any enrollment is written, or two who enroll in one class would wait for each other.
    await lockClass(inside, class_id);
    const found = (await classesInBrief(inside, [class_id])).get(class_id);
    if (!found || !(await arePersonsThere(inside, person_ids))) throw new Refusal('not_found');
    if (!found.is_for_sale) throw new Refusal('class_closed');
    if ((await trainersAmong(inside, class_id, person_ids)).size > 0) throw new Refusal('trainer_cannot_enroll');

    const users = await usersOfPersons(inside, person_ids);
    const ids: number[] = [];
    for (const personId of person_ids) {
      const userId = users.find(({ person_id }) => person_id === personId)?.id;
      ids.push(await takeSeat(inside, { classId: class_id, courseId: found.course_id, personId, userId }));
    }
    return ids;
  });
}

type Seat = { classId: number; courseId: number; personId: number; userId: number | undefined };

async function takeSeat(ctx: Ctx, { userId, ...given }: Seat): Promise<number> {
  const id = await enrollOnce(ctx, { ...given, orderItemId: null });
  if (id === null) throw new Refusal('already_enrolled');
  const seat = { class_id: given.classId, enrollment_id: id, quantity: 1, expires_at: null, user_id: userId };
  if (!(await holdSeats(ctx, seat))) throw new Refusal('class_full');
  return id;
}
