import type { EnrollmentState } from '#contract/enrollments.ts';
import { Refusal } from '#contract/refusals.ts';
import { mustHave, type Ctx } from '#api/shared/context.ts';
import { inTransaction } from '#api/shared/transaction.ts';
import { classesInBrief, holdSeats } from '#api/classes/index.ts';
import { enrollOnce } from './open-enrollments.ts';
import { arePersonsThere, trainersAmong } from './store.ts';

type Wish = { class_id: number; person_id: number };

type Wishes = { class_id: number; person_ids: number[] };

/** Enrolls a person without an order, with a seat of the class that never expires. Needs the claim `enrollments.edit`. */
export async function createEnrollment(ctx: Ctx, { class_id, person_id }: Wish): Promise<EnrollmentState> {
  const [id = 0] = await createEnrollments(ctx, { class_id, person_ids: [person_id] });
  return { id, status: 'enrolled' };
}

/** The same for several persons in one class: all of them, or none. Answers the ids in their order. */
export async function createEnrollments(ctx: Ctx, { class_id, person_ids }: Wishes): Promise<number[]> {
  mustHave(ctx, 'enrollments.edit');
  return inTransaction(ctx, async (inside) => {
    const found = (await classesInBrief(inside, [class_id])).get(class_id);
    if (!found || !(await arePersonsThere(inside, person_ids))) throw new Refusal('not_found');
    if (!found.is_for_sale) throw new Refusal('class_closed');
    if ((await trainersAmong(inside, class_id, person_ids)).size > 0) throw new Refusal('trainer_cannot_enroll');

    const seats = { class_id, order_item_id: null, quantity: person_ids.length, expires_at: null };
    if (!(await holdSeats(inside, seats))) throw new Refusal('class_full');
    const ids: number[] = [];
    for (const personId of person_ids) {
      const wish = { classId: class_id, courseId: found.course_id, personId, orderItemId: null };
      const id = await enrollOnce(inside, wish);
      if (id === null) throw new Refusal('already_enrolled');
      ids.push(id);
    }
    return ids;
  });
}
