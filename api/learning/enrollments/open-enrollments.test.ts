import { describe, expect } from 'vitest';
import { makePerson } from '#api/people/identity/make.ts';
import { makeClass } from '#api/offer/classes/make.ts';
import { asSystem } from '#api/shared/testing/actors.ts';
import { test } from '#api/shared/testing/database.ts';
import type { Ctx } from '#api/shared/context.ts';
import { emittedEvents, makeEnrollment, makeOrderItem } from './make.ts';
import { openEnrollments } from './open-enrollments.ts';

describe('paid seats', () => {
  test('enroll their participants, once under repetition', async ({ ctx }) => {
    const [one, two] = [await makePerson(ctx), await makePerson(ctx)];
    const seats = await seatsFor(ctx, [one.id, two.id]);
    await openEnrollments(asSystem(ctx), seats);
    await openEnrollments(asSystem(ctx), seats);
    const opened = await statuses(ctx);
    expect(opened).toEqual([
      { person_id: one.id, status: 'enrolled', enrolled_at: ctx.now() },
      { person_id: two.id, status: 'enrolled', enrolled_at: ctx.now() },
    ]);
    expect(await emittedEvents(ctx, 'enrollment_opened')).toHaveLength(2);
  });

  test('without a named participant enroll nobody', async ({ ctx }) => {
    await openEnrollments(asSystem(ctx), await seatsFor(ctx, []));
    expect(await statuses(ctx)).toEqual([]);
  });

  test('are not for a trainer of the class', async ({ ctx }) => {
    const [trainer, student] = [await makePerson(ctx), await makePerson(ctx)];
    const { id: class_id, course_id } = await makeClass(ctx, { trainer_ids: [trainer.id] });
    const order_item_id = await makeOrderItem(ctx, { class_id, course_id });
    const person_ids = [trainer.id, student.id];
    await openEnrollments(asSystem(ctx), [{ order_item_id, class_id, course_id, person_ids }]);
    expect(await statuses(ctx)).toMatchObject([{ person_id: student.id }]);
  });

  test('turn a registration into an enrollment', async ({ ctx }) => {
    const { id, class_id, course_id, person_id } = await makeEnrollment(ctx, { status: 'registered' });
    const order_item_id = await makeOrderItem(ctx, { class_id, course_id });
    await openEnrollments(asSystem(ctx), [{ order_item_id, class_id, course_id, person_ids: [person_id] }]);
    expect(await statuses(ctx)).toMatchObject([{ person_id, status: 'enrolled' }]);
    expect(await emittedEvents(ctx, 'enrollment_opened')).toEqual([{ enrollment_id: id }]);
    const [move] = await ctx.db.selectFrom('status_history').selectAll().where('subject', '=', 'enrollment').execute();
    expect(move).toMatchObject({ move: 'enroll', from_status: 'registered', to_status: 'enrolled' });
  });
});

function statuses(ctx: Ctx) {
  return ctx.db.selectFrom('enrollments').select(['person_id', 'status', 'enrolled_at']).orderBy('id').execute();
}

async function seatsFor(ctx: Ctx, person_ids: number[]) {
  const { id: class_id, course_id } = await makeClass(ctx);
  return [{ order_item_id: await makeOrderItem(ctx, { class_id, course_id }), class_id, course_id, person_ids }];
}
