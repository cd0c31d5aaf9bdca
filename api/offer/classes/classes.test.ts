import { describe, expect } from 'vitest';
import { queryOf } from '#api/shared/database/retrieval.ts';
import type { Ctx } from '#api/shared/context.ts';
import { asSystem, withClaims } from '#api/shared/testing/actors.ts';
import { test } from '#api/shared/testing/database.ts';
import { makeCourse } from '#api/offer/catalogue/make.ts';
import { closeDueClasses } from './close-due-classes.ts';
import { createClass } from './create-class.ts';
import { holdSeats } from './hold-seats.ts';
import { makeClass } from './make.ts';
import { moveClass } from './move-class.ts';
import { retrieveClasses } from './retrieve-classes.ts';
import { updateClass } from './update-class.ts';

const editor = (ctx: Ctx) => withClaims(ctx, 'classes.edit');

async function statusOf(ctx: Ctx, id: number): Promise<string | undefined> {
  return (await retrieveClasses(ctx, queryOf({ filter: { id } }))).results[0]?.status;
}

describe('classes', () => {
  test('have course, seats and price, in one query each', async ({ ctx, queries }) => {
    const { id: course_id } = await makeCourse(ctx, { title: { pt: 'Soldadura' }, workload_hours: 40 });
    const { id } = await makeClass(ctx, { course_id, capacity: 3 });
    await makeClass(ctx, { course_id, start_at: '2027-01-18T07:00:00Z', end_at: null, registration_deadline: null });
    await holdSeats(ctx, { class_id: id, order_item_id: 1, quantity: 3, expires_at: null });
    queries.length = 0;
    const { results, total } = await retrieveClasses(ctx, queryOf({ filter: { course_id, currency_id: 1 } }));
    expect(queries).toHaveLength(2);
    expect(total).toBe(2);
    expect(results[0]).toMatchObject({
      id,
      status: 'opened',
      start_at: '2026-11-30T07:00:00.000Z',
      tz: 'Africa/Luanda',
      city: 'Luanda',
      seats_left: 0,
      is_full: true,
      is_for_sale: true,
      course: { id: course_id, title: 'Soldadura', workload_hours: 40, price: { amount_minor: 4_500_000 } },
    });
    expect(results[1]?.start_at).toBe('2027-01-18T07:00:00.000Z');
  });

  test('are filtered by course, city, start, status, type and sale', async ({ ctx }) => {
    const { id, course_id } = await makeClass(ctx);
    const beira = await makeClass(ctx, { course_id, city: 'Beira', tz: 'Africa/Maputo', type: 'online-sync' });
    await moveClass(editor(ctx), { id: beira.id, move: 'close' });
    const find = async (filter: object) =>
      (await retrieveClasses(ctx, queryOf({ filter: { course_id, ...filter } }))).results.map((result) => result.id);
    expect(await find({ city: 'Beira' })).toEqual([beira.id]);
    expect(await find({ type: 'presential' })).toEqual([id]);
    expect(await find({ status: ['closed', 'canceled'] })).toEqual([beira.id]);
    expect(await find({ is_for_sale: true })).toEqual([id]);
    expect(await find({ start_at: { gte: '2026-11-30T07:00:00Z', lte: '2026-12-01T00:00:00Z' } })).toHaveLength(2);
    expect(await find({ start_at: { gte: '2026-12-01T00:00:00Z' } })).toEqual([]);
  });

  test('of an unpublished course are hidden', async ({ ctx }) => {
    const { id: course_id } = await makeCourse(ctx, { is_published: false });
    await makeClass(ctx, { course_id });
    expect((await retrieveClasses(ctx, queryOf({ filter: { course_id } }))).total).toBe(0);
  });
});

describe('an editor of classes', () => {
  test('opens and changes a class', async ({ ctx }) => {
    const { id: course_id } = await makeCourse(ctx);
    const lessons = [{ starts_at: '2026-12-01T08:00:00Z', ends_at: '2026-12-01T12:00:00Z', room: '2' }];
    const fields = { course_id, code: 'SO-1', type: 'presential', tz: 'Africa/Luanda' } as const;
    const { id, status } = await createClass(editor(ctx), { ...fields, lessons });
    expect(status).toBe('opened');
    await expect(createClass(editor(ctx), fields)).rejects.toThrow('class_code_taken');
    await updateClass(editor(ctx), { id, venue: 'Viana', capacity: 10 });
    const { results } = await retrieveClasses(ctx, queryOf({ filter: { id } }));
    expect(results[0]).toMatchObject({ code: 'SO-1', venue: 'Viana', capacity: 10, seats_left: 10 });
  });

  test('cannot open a class with an unknown course, an unknown trainer or an end before its start', async ({ ctx }) => {
    const { id: course_id } = await makeCourse(ctx);
    const fields = { course_id, code: 'SO-2', type: 'presential', tz: 'Africa/Luanda' } as const;
    await expect(createClass(editor(ctx), { ...fields, course_id: 99_999 })).rejects.toThrow('not_found');
    await expect(createClass(editor(ctx), { ...fields, trainer_ids: [99_999] })).rejects.toThrow('invalid_input');
    const { id } = await makeClass(ctx);
    await expect(updateClass(editor(ctx), { id, end_at: '2026-11-29T07:00:00Z' })).rejects.toThrow('invalid_input');
    await expect(updateClass(editor(ctx), { id: 99_999, venue: 'x' })).rejects.toThrow('not_found');
    const other = await makeClass(ctx, { code: 'SO-3' });
    await expect(updateClass(editor(ctx), { id, code: 'SO-3' })).rejects.toThrow('class_code_taken');
    await updateClass(editor(ctx), { id: other.id, code: 'SO-3' });
  });

  test('cannot reduce the capacity below the taken seats', async ({ ctx }) => {
    const { id } = await makeClass(ctx, { capacity: 5 });
    await holdSeats(ctx, { class_id: id, order_item_id: 1, quantity: 3, expires_at: null });
    await expect(updateClass(editor(ctx), { id, capacity: 2 })).rejects.toThrow('capacity_below_taken');
    await updateClass(editor(ctx), { id, capacity: 3 });
  });

  test('moves a class along its life cycle, with a record of each move', async ({ ctx }) => {
    const { id } = await makeClass(ctx);
    await moveClass(editor(ctx), { id, move: 'close' });
    await moveClass(editor(ctx), { id, move: 'reopen' });
    await expect(moveClass(editor(ctx), { id, move: 'conclude' })).rejects.toThrow('invalid_transition');
    await moveClass(editor(ctx), { id, move: 'cancel', reason: 'Sem formador' });
    await expect(moveClass(editor(ctx), { id, move: 'reopen' })).rejects.toThrow('invalid_transition');
    await expect(moveClass(editor(ctx), { id: 99_999, move: 'close' })).rejects.toThrow('not_found');
    const history = ctx.db.selectFrom('status_history').select(['move', 'from_status', 'to_status', 'reason']);
    expect(await history.where('subject', '=', 'class').where('subject_id', '=', id).orderBy('id').execute()).toEqual([
      { move: 'open', from_status: null, to_status: 'opened', reason: null },
      { move: 'close', from_status: 'opened', to_status: 'closed', reason: null },
      { move: 'reopen', from_status: 'closed', to_status: 'opened', reason: null },
      { move: 'cancel', from_status: 'opened', to_status: 'canceled', reason: 'Sem formador' },
    ]);
  });

  test('concludes a class only after its lessons', async ({ ctx }) => {
    const past = { start_at: '2026-11-01T08:00:00Z', end_at: '2026-11-05T08:00:00Z', registration_deadline: null };
    const lessons = [{ starts_at: '2026-11-01T08:00:00Z', ends_at: '2026-11-01T12:00:00Z' }];
    const { id } = await makeClass(ctx, { ...past, lessons });
    await moveClass(editor(ctx), { id, move: 'close' });
    await expect(moveClass(editor(ctx), { id, move: 'conclude' })).rejects.toThrow('invalid_transition');
    await ctx.db.updateTable('lessons').set({ status: 'given' }).where('class_id', '=', id).execute();
    expect(await moveClass(editor(ctx), { id, move: 'conclude' })).toEqual({ id, status: 'concluded' });
  });
});

test('classes close automatically when registration ends or they begin', async ({ ctx }) => {
  const past = '2026-11-20T07:00:00Z';
  const late = await makeClass(ctx, { registration_deadline: past });
  const begun = await makeClass(ctx, { start_at: past, registration_deadline: null });
  const alone = await makeClass(ctx, { type: 'online', start_at: past, registration_deadline: null });
  const ahead = await makeClass(ctx);
  await closeDueClasses(asSystem(ctx));
  const statuses = await Promise.all([late, begun, alone, ahead].map(({ id }) => statusOf(ctx, id)));
  expect(statuses).toEqual(['closed', 'closed', 'opened', 'opened']);
});

test('nobody else edits classes', async ({ ctx }) => {
  const { id, course_id } = await makeClass(ctx);
  const fields = { course_id, code: 'SO-9', type: 'presential', tz: 'Africa/Luanda' } as const;
  const tries = [
    (who: Ctx) => createClass(who, fields),
    (who: Ctx) => updateClass(who, { id, venue: 'x' }),
    (who: Ctx) => moveClass(who, { id, move: 'close' }),
  ];
  for (const attempt of tries) {
    await expect(async () => attempt(ctx)).rejects.toThrow('not_signed_in');
    await expect(async () => attempt(withClaims(ctx, 'catalogue.edit'))).rejects.toThrow('not_allowed');
  }
});
