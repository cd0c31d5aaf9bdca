import { describe, expect } from 'vitest';
import type { CourseFilter } from '#contract/offer/catalogue/calls.ts';
import type { Ctx } from '#api/shared/context.ts';
import { queryOf } from '#api/shared/database/retrieval.ts';
import { asSystem } from '#api/shared/testing/actors.ts';
import { test } from '#api/shared/testing/database.ts';
import { retrieveCourse, retrieveCourses } from '#api/offer/catalogue/index.ts';
import { makeCourse } from '#api/offer/catalogue/make.ts';
import { holdSeats } from './hold-seats.ts';
import { makeClass } from './make.ts';
import { moveClass } from './move-class.ts';

const first = { start_at: '2026-11-30T07:00:00Z', end_at: null };
const second = { start_at: '2027-01-11T07:00:00Z', end_at: null, registration_deadline: null };

async function fill(ctx: Ctx, class_id: number): Promise<void> {
  expect(await holdSeats(ctx, { class_id, order_item_id: class_id, quantity: 2, expires_at: null })).toBe(true);
}

async function nextClass(ctx: Ctx, id: number) {
  const { results } = await retrieveCourses(ctx, queryOf({ filter: { id, currency_id: 1 } }));
  return results[0]?.next_class;
}

describe('the card of a course', () => {
  test('shows the next class with a free seat, and its seats', async ({ ctx }) => {
    const { id, course_id } = await makeClass(ctx, { ...first, capacity: 2 });
    const later = await makeClass(ctx, { ...second, course_id, capacity: 5 });
    expect(await nextClass(ctx, course_id)).toEqual({
      id,
      start_at: '2026-11-30T07:00:00.000Z',
      end_at: null,
      tz: 'Africa/Luanda',
      venue: 'Talatona',
      city: 'Luanda',
      seats_left: 2,
      is_full: false,
    });
    await fill(ctx, id);
    expect(await nextClass(ctx, course_id)).toMatchObject({ id: later.id, seats_left: 5 });
  });

  test('shows a full class where there is no other, and none where none is for sale', async ({ ctx }) => {
    const { id, course_id } = await makeClass(ctx, { ...first, capacity: 2 });
    await fill(ctx, id);
    expect(await nextClass(ctx, course_id)).toMatchObject({ id, seats_left: 0, is_full: true });
    await moveClass(asSystem(ctx), { id, move: 'close' });
    expect(await nextClass(ctx, course_id)).toBeNull();
  });
});

describe('courses', () => {
  test('are filtered by the classes for sale: free seats, city, start', async ({ ctx }) => {
    const full = await makeClass(ctx, { ...first, capacity: 2, city: 'Beira' });
    await fill(ctx, full.id);
    const free = await makeClass(ctx, { ...second, city: 'Luanda' });
    const none = await makeCourse(ctx);
    const ids = [full.course_id, free.course_id, none.id];
    const find = async (filter: CourseFilter) =>
      (await retrieveCourses(ctx, queryOf({ filter: { id: ids, currency_id: 1, ...filter } }))).results.map(
        ({ id }) => id,
      );
    expect(await find({ has_seats: true })).toEqual([free.course_id]);
    expect(await find({ city: 'Beira' })).toEqual([full.course_id]);
    expect(await find({ starts_within: 'month' })).toEqual([full.course_id]);
    expect(await find({ starts_within: 'quarter', city: ['Luanda', 'Maputo'] })).toEqual([free.course_id]);
  });

  test('are sorted by the next start, those without one last', async ({ ctx }) => {
    const late = await makeClass(ctx, second);
    const none = await makeCourse(ctx);
    const soon = await makeClass(ctx, first);
    const filter = { id: [late.course_id, none.id, soon.course_id], currency_id: 1 };
    const { results } = await retrieveCourses(ctx, queryOf({ filter, sort: [{ field: 'start', order: 'asc' }] }));
    expect(results.map(({ id }) => id)).toEqual([soon.course_id, late.course_id, none.id]);
  });

  test('are sorted by the next start with a free seat', async ({ ctx }) => {
    const late = await makeClass(ctx, second);
    const full = await makeClass(ctx, { ...first, capacity: 2 });
    const filter = { id: [late.course_id, full.course_id], currency_id: 1 };
    const sorted = async () => {
      const { results } = await retrieveCourses(ctx, queryOf({ filter, sort: [{ field: 'start', order: 'asc' }] }));
      return results.map(({ id }) => id);
    };
    expect(await sorted()).toEqual([full.course_id, late.course_id]);
    await fill(ctx, full.id);
    expect(await sorted()).toEqual([late.course_id, full.course_id]);
  });
});

test('the page of a course shows every class for sale, full ones too, by start', async ({ ctx }) => {
  const later = await makeClass(ctx, { ...second, capacity: null });
  const { course_id } = later;
  const full = await makeClass(ctx, { ...first, course_id, capacity: 2 });
  await fill(ctx, full.id);
  const closed = await makeClass(ctx, { ...first, course_id });
  await moveClass(asSystem(ctx), { id: closed.id, move: 'close' });
  const { results } = await retrieveCourse(ctx, queryOf({ filter: { id: course_id, currency_id: 1 } }));
  expect(results[0]?.classes).toMatchObject([
    { id: full.id, status: 'opened', capacity: 2, seats_left: 0, is_full: true },
    { id: later.id, status: 'opened', capacity: null, seats_left: null, is_full: false },
  ]);
});
