import { describe, expect } from 'vitest';
import type { NewClass } from '#contract/offer/classes/calls.ts';
import { classSummaries, moveClass } from '#api/offer/classes/index.ts';
import { makeClass, makeFullClass, makeRegulation, makeWaiting } from '#api/offer/classes/make.ts';
import { asA } from '#api/people/identity/make.ts';
import { settleOrder } from '#api/sales/orders/index.ts';
import { later, makeOrder } from '#api/sales/orders/make.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import { asSystem } from '#api/shared/testing/actors.ts';
import { test } from '#api/shared/testing/database.ts';
import { acceptRegulation } from './accept-regulation.ts';
import { createEnrollment, emittedEvents, filesOf } from './make.ts';
import { openEnrollments } from './open-enrollments.ts';
import { transferEnrollment } from './transfer-enrollment.ts';

/** A paid seat, and another class of its course. */
async function makeSeat(ctx: Ctx, options: { from?: Partial<NewClass>; to?: Partial<NewClass> } = {}) {
  const from = await makeClass(ctx, options.from);
  const to = await makeClass(ctx, { course_id: from.course_id, ...options.to });
  const { order, buyer } = await makeOrder(ctx, { class: from });
  await settleOrder(asSystem(ctx), order.id);
  const { personId } = signedIn(buyer);
  const order_item_id = order.items[0]?.id ?? 0;
  const seat = { order_item_id, class_id: from.id, course_id: from.course_id, person_ids: [personId] };
  await openEnrollments(asSystem(ctx), [seat]);
  const row = ctx.db.selectFrom('enrollments').select(['id']).where('order_item_id', '=', order_item_id);
  return { from, to, order, learner: buyer, order_item_id, id: (await row.executeTakeFirstOrThrow()).id };
}

const seatsLeft = async (ctx: Ctx, id: number) => (await classSummaries(ctx, [id])).get(id)?.seats_left;
const enrollment = (ctx: Ctx, id: number) =>
  ctx.db.selectFrom('enrollments').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

describe('a transfer to another class', () => {
  test('moves the seat and its line, keeps order and payment, and asks for the regulation again', async ({ ctx }) => {
    const rules = await makeRegulation(ctx);
    const { from, to, learner, order_item_id, id } = await makeSeat(ctx, { from: { regulation_file_id: rules.id } });
    await acceptRegulation(learner, { id, regulation_sha256: rules.sha256 });
    const before = [await seatsLeft(ctx, from.id), await seatsLeft(ctx, to.id)];
    const done = { id, class_id: to.id, status: 'enrolled' };
    for (const _ of [1, 2]) expect(await transferEnrollment(learner, { id, class_id: to.id })).toEqual(done);
    expect([await seatsLeft(ctx, from.id), await seatsLeft(ctx, to.id)]).toEqual([
      (before[0] ?? 0) + 1,
      (before[1] ?? 0) - 1,
    ]);
    const unchanged = { class_id: to.id, order_item_id, regulation_accepted_at: null, regulation_sha256: null };
    expect(await enrollment(ctx, id)).toMatchObject(unchanged);
    const line = ctx.db.selectFrom('order_items').select('class_id').where('id', '=', order_item_id);
    expect(await line.executeTakeFirst()).toEqual({ class_id: to.id });
    expect(await emittedEvents(ctx, 'enrollment_transferred')).toEqual([{ enrollment_id: id, from_class_id: from.id }]);
  });

  test('is refused to another course, a full or closed class, and from the first lesson on', async ({ ctx }) => {
    const { from, to, learner, id } = await makeSeat(ctx);
    const move = (class_id: number) => transferEnrollment(learner, { id, class_id });
    await expect(move((await makeClass(ctx)).id)).rejects.toThrow('transfer_other_course');
    await expect(move(999_999)).rejects.toThrow('not_found');
    const { course_id } = from;
    await expect(move((await makeFullClass(ctx, { course_id })).id)).rejects.toThrow('class_full');
    const closed = await makeClass(ctx, { course_id, registration_deadline: '2026-11-01T00:00:00Z' });
    await expect(move(closed.id)).rejects.toThrow('class_closed');
    await ctx.db.updateTable('classes').set({ start_at: ctx.now() }).where('id', '=', from.id).execute();
    await expect(move(to.id)).rejects.toThrow('transfer_too_late');
  });

  test('is refused to others, to trainers of the class, and to who is in it', async ({ ctx }) => {
    const { from, to, learner, id } = await makeSeat(ctx);
    const { personId } = signedIn(learner);
    const { course_id } = from;
    await expect(transferEnrollment(await asA(ctx, 'student'), { id, class_id: to.id })).rejects.toThrow('not_found');
    await expect(transferEnrollment(ctx, { id, class_id: to.id })).rejects.toThrow('not_signed_in');
    const taught = await makeClass(ctx, { course_id, trainer_ids: [personId] });
    await expect(transferEnrollment(learner, { id, class_id: taught.id })).rejects.toThrow('trainer_cannot_enroll');
    await createEnrollment(await asA(ctx, 'administrator'), { class_id: to.id, person_id: personId });
    await expect(transferEnrollment(learner, { id, class_id: to.id })).rejects.toThrow('already_enrolled');
  });

  test('is refused for seats that are bought together', async ({ ctx }) => {
    const run = await makeClass(ctx);
    const to = await makeClass(ctx, { course_id: run.course_id });
    const { order, buyer } = await makeOrder(ctx, { class: run, quantity: 2, buyer: await asA(ctx, 'client') });
    await settleOrder(asSystem(ctx), order.id);
    const { personId } = signedIn(buyer);
    const order_item_id = order.items[0]?.id ?? 0;
    await openEnrollments(asSystem(ctx), [
      { order_item_id, class_id: run.id, course_id: run.course_id, person_ids: [personId] },
    ]);
    const { id } = await ctx.db
      .selectFrom('enrollments')
      .select('id')
      .where('person_id', '=', personId)
      .executeTakeFirstOrThrow();
    await expect(transferEnrollment(buyer, { id, class_id: to.id })).rejects.toThrow('transfer_by_company');
    const unpaid = await makeSeat(ctx, { from: { mandatory_files: ['id-copy'] } });
    await ctx.db.updateTable('enrollments').set({ paid_at: null }).where('id', '=', unpaid.id).execute();
    const input = { id: unpaid.id, class_id: unpaid.to.id };
    await expect(transferEnrollment(unpaid.learner, input)).rejects.toThrow('enrollment_unpaid');
  });
});

describe('the seat of a transfer', () => {
  test('can leave a canceled class, whenever it began', async ({ ctx }) => {
    const { from, to, learner, id } = await makeSeat(ctx, {
      to: { start_at: '2027-01-11T07:00:00Z', end_at: '2027-01-15T07:00:00Z', registration_deadline: null },
    });
    const after = later(ctx, 24 * 20);
    await moveClass(await asA(ctx, 'administrator'), { id: from.id, move: 'cancel', reason: 'Poucas inscrições' });
    const moved = await transferEnrollment({ ...learner, now: after.now }, { id, class_id: to.id });
    expect(moved).toMatchObject({ class_id: to.id, status: 'enrolled' });
  });

  test('is offered to the waiting list', async ({ ctx }) => {
    const { from, to, learner, id } = await makeSeat(ctx, { from: { capacity: 1 } });
    await makeWaiting(await asA(ctx, 'student'), from.id);
    await transferEnrollment(learner, { id, class_id: to.id });
    expect(await seatsLeft(ctx, from.id)).toBe(0);
    const offered = ctx.db.selectFrom('waiting_entries').select('status').where('class_id', '=', from.id);
    expect(await offered.execute()).toEqual([{ status: 'offered' }]);
  });

  test('is not given where files are not approved, and is confirmed where fewer are demanded', async ({ ctx }) => {
    const strict = await makeSeat(ctx, { to: { mandatory_files: ['id-copy'] } });
    const input = { id: strict.id, class_id: strict.to.id };
    await expect(transferEnrollment(strict.learner, input)).rejects.toThrow('transfer_needs_files');
    expect(await enrollment(ctx, strict.id)).toMatchObject({ class_id: strict.from.id });
    const eased = await makeSeat(ctx, { from: { mandatory_files: ['id-copy'] } });
    const moved = await transferEnrollment(eased.learner, { id: eased.id, class_id: eased.to.id });
    expect(moved.status).toBe('enrolled');
    expect(await filesOf(eased.learner)).toEqual([]);
  });

  test('that staff gave moves its hold', async ({ ctx }) => {
    const from = await makeClass(ctx, { capacity: 1 });
    const to = await makeClass(ctx, { course_id: from.course_id, capacity: 1 });
    const learner = await asA(ctx, 'student');
    const staff = await asA(ctx, 'administrator');
    const options = { class_id: from.id, person_id: signedIn(learner).personId };
    const { id } = await createEnrollment(staff, options);
    await transferEnrollment(staff, { id, class_id: to.id });
    expect([await seatsLeft(ctx, from.id), await seatsLeft(ctx, to.id)]).toEqual([1, 0]);
  });
});
