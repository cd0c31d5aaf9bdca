import type { EnrollmentState } from '#contract/enrollments.ts';
import { Refusal } from '#contract/refusals.ts';
import { mustHave, type Ctx } from '#api/shared/context.ts';
import { inTransaction } from '#api/shared/transaction.ts';
import { classesInBrief, holdSeats } from '#api/classes/index.ts';
import { enrollOnce } from './open-enrollments.ts';
import { isPersonThere, trainersAmong } from './store.ts';

type Wish = { class_id: number; person_id: number };

/** Enrolls a person without an order, with a seat of the class that never expires. Needs the claim `enrollments.edit`. */
export async function createEnrollment(ctx: Ctx, { class_id, person_id }: Wish): Promise<EnrollmentState> {
  mustHave(ctx, 'enrollments.edit');
  return inTransaction(ctx, async (inside) => {
    const found = (await classesInBrief(inside, [class_id])).get(class_id);
    if (!found || !(await isPersonThere(inside, person_id))) throw new Refusal('not_found');
    if (!found.is_for_sale) throw new Refusal('class_closed');
    if ((await trainersAmong(inside, class_id, [person_id])).size > 0) throw new Refusal('trainer_cannot_enroll');

    const seat = { class_id, order_item_id: null, quantity: 1, expires_at: null };
    if (!(await holdSeats(inside, seat))) throw new Refusal('class_full');
    const id = await enrollOnce(inside, {
      classId: class_id,
      courseId: found.course_id,
      personId: person_id,
      orderItemId: null,
    });
    if (id === null) throw new Refusal('already_enrolled');
    return { id, status: 'enrolled' };
  });
}
