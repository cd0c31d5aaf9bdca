import { describe, expect } from 'vitest';
import { asA, makePerson, makeUser, signInAs } from '#api/people/identity/make.ts';
import { classSummaries, holdSeats, releaseSeats } from '#api/offer/classes/index.ts';
import { makeClass, makeFullClass, makeWaiting } from '#api/offer/classes/make.ts';
import type { Ctx } from '#api/shared/context.ts';
import { test } from '#api/shared/testing/database.ts';
import { cancelEnrollment } from './cancel-enrollment.ts';
import { createEnrollment, createEnrollments } from './create-enrollment.ts';
import { emittedEvents, makeEnrollment, makeOrderItem } from './make.ts';
import { withdrawEnrollment } from './withdraw-enrollment.ts';

const reason = 'Mudou de turno';

const seatsLeft = async (ctx: Ctx, id: number) => (await classSummaries(ctx, [id])).get(id)?.seats_left;

describe('enrolling somebody without an order', () => {
  test('takes a seat and emits the event', async ({ ctx }) => {
    const { id: class_id } = await makeClass(ctx, { capacity: 1 });
    const [one, two] = [await makePerson(ctx), await makePerson(ctx)];
    const admin = await asA(ctx, 'administrator');
    const { id, status } = await createEnrollment(admin, { class_id, person_id: one.id });
    expect(status).toBe('enrolled');
    expect(await emittedEvents(ctx, 'enrollment_opened')).toEqual([{ enrollment_id: id }]);
    await expect(createEnrollment(admin, { class_id, person_id: two.id })).rejects.toThrow('class_full');
  });

  test('is refused for an enrolled person, a trainer of the class, a closed class and an unknown person', async ({
    ctx,
  }) => {
    const admin = await asA(ctx, 'administrator');
    const { class_id, person_id } = await makeEnrollment(ctx);
    await expect(createEnrollment(admin, { class_id, person_id })).rejects.toThrow('already_enrolled');
    const options = await makeClass(ctx, { trainer_ids: [person_id] });
    await expect(createEnrollment(admin, { class_id: options.id, person_id })).rejects.toThrow('trainer_cannot_enroll');
    const late = await makeClass(ctx, { registration_deadline: '2026-11-01T00:00:00Z' });
    await expect(createEnrollment(admin, { class_id: late.id, person_id })).rejects.toThrow('class_closed');
    await expect(createEnrollment(admin, { class_id: 999_999, person_id })).rejects.toThrow('not_found');
    await expect(createEnrollment(admin, { class_id: options.id, person_id: 999_999 })).rejects.toThrow('not_found');
  });

  test('needs the claim enrollments.edit', async ({ ctx }) => {
    const input = { class_id: 1, person_id: 1 };
    await expect(createEnrollment(ctx, input)).rejects.toThrow('not_signed_in');
    await expect(createEnrollment(await asA(ctx, 'trainer'), input)).rejects.toThrow('not_allowed');
  });
});

describe('enrolling several at once', () => {
  test('takes a seat and emits the event for each', async ({ ctx }) => {
    const { id: class_id } = await makeClass(ctx, { capacity: 3 });
    const person_ids = [(await makePerson(ctx)).id, (await makePerson(ctx)).id];
    const admin = await asA(ctx, 'administrator');
    const ids = await createEnrollments(admin, { class_id, person_ids });
    expect(await emittedEvents(ctx, 'enrollment_opened')).toEqual(ids.map((enrollment_id) => ({ enrollment_id })));
    const more = [(await makePerson(ctx)).id, (await makePerson(ctx)).id];
    await expect(createEnrollments(admin, { class_id, person_ids: more })).rejects.toThrow('class_full');
    await createEnrollment(admin, { class_id, person_id: more[0] ?? 0 });
  });

  test('costs as many queries for many as for one, also with offered seats', async ({ ctx, queries }) => {
    const admin = await asA(ctx, 'administrator');
    const queriesFor = async (many: number) => {
      const { id: class_id, items } = await makeFullClass(ctx, { capacity: many });
      const users = await Promise.all(Array.from({ length: many }, () => makeUser(ctx)));
      for (const user of users) await makeWaiting(await signInAs(ctx, user), class_id);
      for (const order_item_id of items) await releaseSeats(ctx, { order_item_id });
      queries.length = 0;
      const ids = await createEnrollments(admin, { class_id, person_ids: users.map(({ person_id }) => person_id) });
      expect(ids).toHaveLength(many);
      expect(await seatsLeft(ctx, class_id)).toBe(0);
      return queries.length;
    };
    expect(await queriesFor(7)).toBe(await queriesFor(1));
  });

  test('enrolls nobody twice in one call', async ({ ctx }) => {
    const { id: class_id } = await makeClass(ctx);
    const { id } = await makePerson(ctx);
    const input = { class_id, person_ids: [id, id] };
    await expect(createEnrollments(await asA(ctx, 'administrator'), input)).rejects.toThrow('already_enrolled');
  });

  test('enrolls nobody if one of them cannot be enrolled', async ({ ctx }) => {
    const { class_id, person_id } = await makeEnrollment(ctx);
    const admin = await asA(ctx, 'administrator');
    const person_ids = [(await makePerson(ctx)).id, person_id];
    await expect(createEnrollments(admin, { class_id, person_ids })).rejects.toThrow('already_enrolled');
    expect(await emittedEvents(ctx, 'enrollment_opened')).toEqual([]);
  });
});

describe('canceling an enrollment', () => {
  test('is allowed to the person while it is not paid', async ({ ctx }) => {
    const user = await makeUser(ctx);
    const { id } = await makeEnrollment(ctx, { person_id: user.person_id, status: 'registered' });
    const me = await signInAs(ctx, user);
    expect(await cancelEnrollment(me, { id, reason })).toEqual({ id, status: 'canceled' });
    await expect(cancelEnrollment(me, { id, reason })).rejects.toThrow('invalid_transition');
  });

  test('needs the claim once it is paid, until the class begins', async ({ ctx }) => {
    const user = await makeUser(ctx);
    const admin = await asA(ctx, 'administrator');
    const ahead = await makeEnrollment(ctx, { person_id: user.person_id, class: { start_at: '2026-12-01T08:00:00Z' } });
    await expect(cancelEnrollment(await signInAs(ctx, user), { id: ahead.id, reason })).rejects.toThrow('not_allowed');
    expect(await cancelEnrollment(admin, { id: ahead.id, reason })).toMatchObject({ status: 'canceled' });
    const begun = await makeEnrollment(ctx);
    await expect(cancelEnrollment(admin, { id: begun.id, reason })).rejects.toThrow('invalid_transition');
  });

  test("does not touch someone else's", async ({ ctx }) => {
    const { id } = await makeEnrollment(ctx, { status: 'registered' });
    await expect(cancelEnrollment(await asA(ctx, 'student'), { id, reason })).rejects.toThrow('not_found');
    await expect(cancelEnrollment(ctx, { id, reason })).rejects.toThrow('not_signed_in');
  });
});

describe('a seat that the operator gave', () => {
  const ahead = { start_at: '2026-12-01T08:00:00Z', capacity: 2 };

  test('is free again once its enrollment is canceled, and only that one', async ({ ctx }) => {
    const { id: class_id } = await makeClass(ctx, ahead);
    const admin = await asA(ctx, 'administrator');
    const person_ids = [(await makePerson(ctx)).id, (await makePerson(ctx)).id];
    const [id = 0] = await createEnrollments(admin, { class_id, person_ids });
    expect(await seatsLeft(ctx, class_id)).toBe(0);
    await cancelEnrollment(admin, { id, reason });
    expect(await seatsLeft(ctx, class_id)).toBe(1);
    await createEnrollment(admin, { class_id, person_id: person_ids[0] ?? 0 });
    expect(await seatsLeft(ctx, class_id)).toBe(0);
  });

  test('is free again after a withdrawal', async ({ ctx }) => {
    const { id: class_id } = await makeClass(ctx, { type: 'online', start_at: null, end_at: null, capacity: 2 });
    const admin = await asA(ctx, 'administrator');
    const { id } = await createEnrollment(admin, { class_id, person_id: (await makePerson(ctx)).id });
    await withdrawEnrollment(admin, { id, reason });
    expect(await seatsLeft(ctx, class_id)).toBe(2);
  });

  test('goes to the first on the waiting list, whom the operator may enroll then', async ({ ctx }) => {
    const { id: class_id } = await makeClass(ctx, { ...ahead, capacity: 1 });
    const admin = await asA(ctx, 'administrator');
    const { id } = await createEnrollment(admin, { class_id, person_id: (await makePerson(ctx)).id });
    const user = await makeUser(ctx);
    await makeWaiting(await signInAs(ctx, user), class_id);
    await cancelEnrollment(admin, { id, reason });
    const other = { class_id, person_id: (await makePerson(ctx)).id };
    await expect(createEnrollment(admin, other)).rejects.toThrow('class_full');
    expect(await createEnrollment(admin, { class_id, person_id: user.person_id })).toMatchObject({
      status: 'enrolled',
    });
    expect(await seatsLeft(ctx, class_id)).toBe(0);
  });

  test('stays with its order if it was bought', async ({ ctx }) => {
    const { id, class_id, course_id } = await makeEnrollment(ctx, { class: ahead });
    const order_item_id = await makeOrderItem(ctx, { class_id, course_id });
    await holdSeats(ctx, { class_id, order_item_id, quantity: 1, expires_at: null });
    await ctx.db.updateTable('enrollments').set({ order_item_id }).where('id', '=', id).execute();
    await cancelEnrollment(await asA(ctx, 'administrator'), { id, reason });
    expect(await seatsLeft(ctx, class_id)).toBe(1);
  });
});

describe('leaving a class', () => {
  test('is allowed once it has begun, with a reason', async ({ ctx }) => {
    const user = await makeUser(ctx);
    const { id } = await makeEnrollment(ctx, { person_id: user.person_id });
    expect(await withdrawEnrollment(await signInAs(ctx, user), { id, reason })).toEqual({ id, status: 'withdrawal' });
    const row = await ctx.db.selectFrom('enrollments').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    expect(row).toMatchObject({ end_reason: reason, ended_at: ctx.now() });
  });

  test("is refused before it begins, and for someone else's", async ({ ctx }) => {
    const admin = await asA(ctx, 'administrator');
    const { id } = await makeEnrollment(ctx, { class: { start_at: '2026-12-01T08:00:00Z' } });
    await expect(withdrawEnrollment(admin, { id, reason })).rejects.toThrow('invalid_transition');
    const other = await makeEnrollment(ctx);
    const stranger = await asA(ctx, 'student');
    await expect(withdrawEnrollment(stranger, { id: other.id, reason })).rejects.toThrow('not_found');
  });
});
