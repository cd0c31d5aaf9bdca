import { sql } from 'kysely';
import { describe, expect } from 'vitest';
import type { ClassFilter } from '#contract/offer/classes/calls.ts';
import type { CalendarFilter } from '#contract/offer/classes/calendar.ts';
import { queryOf } from '#api/shared/database/retrieval.ts';
import type { Ctx } from '#api/shared/context.ts';
import { asSystem } from '#api/shared/testing/actors.ts';
import { test } from '#api/shared/testing/database.ts';
import { makeCategory, makeCourse, makePartner } from '#api/offer/catalogue/make.ts';
import { holdSeats } from '../hold-seats.ts';
import { makeClass } from '../make.ts';
import { moveClass } from '../move-class.ts';
import { retrieveClasses } from '../retrieve-classes.ts';
import { retrieveCalendar } from './retrieve-calendar.ts';

const december = { gte: '2026-12-01', lte: '2026-12-31' };
const weekOfLessons = [1, 2, 3].map((day) => ({
  starts_at: `2026-12-0${day}T08:00:00Z`,
  ends_at: `2026-12-0${day}T12:00:00Z`,
  room: 'Sala 2',
}));

async function days(ctx: Ctx, filter: CalendarFilter) {
  const page = { number: 1, size: 62 };
  return (await retrieveCalendar(ctx, queryOf({ filter: { days: december, ...filter }, page }))).results;
}

describe('the calendar', () => {
  test('has every lesson on its day, and a class without lessons where it starts, in one query', async ({
    ctx,
    queries,
  }) => {
    const { id: course_id } = await makeCourse(ctx, { title: { pt: 'Soldadura' } });
    const start_at = '2026-12-01T08:00:00Z';
    const { id } = await makeClass(ctx, { course_id, start_at, lessons: weekOfLessons, capacity: 3 });
    const bare = await makeClass(ctx, { course_id, start_at: '2026-12-03T07:00:00Z', end_at: '2026-12-20T07:00:00Z' });
    queries.length = 0;
    const result = await days(ctx, {});
    expect(queries).toHaveLength(1);
    expect(result.map(({ day, entry_count: many }) => [day, many])).toEqual([
      ['2026-12-01', 1],
      ['2026-12-02', 1],
      ['2026-12-03', 2],
    ]);
    expect(result[0]?.entries[0]).toMatchObject({
      class_id: id,
      starts_at: '2026-12-01T08:00:00.000Z',
      ends_at: '2026-12-01T12:00:00.000Z',
      tz: 'Africa/Luanda',
      room: 'Sala 2',
      seats_left: 3,
      takes_waiting: false,
      course: { id: course_id, title: 'Soldadura' },
    });
    expect(result[2]?.entries[0]).toMatchObject({ class_id: bare.id, lesson_id: null, ends_at: null });
  });

  test('has a class on the day of its place, and a live online class on the day of the reader', async ({ ctx }) => {
    const start_at = '2026-12-01T23:30:00Z';
    const placed = await makeClass(ctx, { start_at, tz: 'Europe/Lisbon' });
    const live = await makeClass(ctx, { start_at, tz: 'Europe/Lisbon', type: 'online-sync' });
    const dayOf = async (id: number, tz: string) =>
      (await days(ctx, { tz })).find(({ entries }) => entries.some(({ class_id: one }) => one === id))?.day;
    for (const tz of ['UTC', 'Africa/Maputo', 'America/Los_Angeles'])
      expect(await dayOf(placed.id, tz)).toBe('2026-12-01');
    expect(await dayOf(live.id, 'UTC')).toBe('2026-12-01');
    expect(await dayOf(live.id, 'Africa/Maputo')).toBe('2026-12-02');
    const far = await makeClass(ctx, { start_at, tz: 'Africa/Maputo', type: 'online-sync' });
    const [first, second] = await days(ctx, {});
    expect([first?.day, first?.entry_count]).toEqual(['2026-12-01', 2]);
    expect([second?.day, second?.entries[0]?.class_id]).toEqual(['2026-12-02', far.id]);
  });

  test('has the classes of places at its edges that the days of the reader leave out', async ({ ctx }) => {
    const { id } = await makeClass(ctx, { start_at: '2026-11-30T22:30:00Z', end_at: null, tz: 'Africa/Maputo' });
    await makeClass(ctx, { start_at: '2026-12-31T22:30:00Z', end_at: null, tz: 'Africa/Maputo' });
    const result = await days(ctx, { tz: 'America/Los_Angeles' });
    expect(result.map(({ day, entries }) => [day, entries[0]?.class_id])).toEqual([['2026-12-01', id]]);
  });

  test('leaves out canceled classes and lessons, and courses that are not published', async ({ ctx }) => {
    const { id } = await makeClass(ctx, { start_at: '2026-12-05T07:00:00Z', end_at: null });
    await moveClass(asSystem(ctx), { id, move: 'cancel', reason: 'Sem formador' });
    const hidden = await makeCourse(ctx, { is_published: false });
    await makeClass(ctx, { course_id: hidden.id, start_at: '2026-12-05T07:00:00Z', end_at: null });
    const taught = await makeClass(ctx, { start_at: '2026-12-01T08:00:00Z', lessons: weekOfLessons });
    await ctx.db.updateTable('lessons').set({ status: 'canceled' }).where('class_id', '=', taught.id).execute();
    expect(await days(ctx, {})).toEqual([]);
  });

  test('is filtered by category, type, partner, city and free seats', async ({ ctx }) => {
    const category = await makeCategory(ctx);
    const partner = await makePartner(ctx);
    const course = await makeCourse(ctx, { category_id: category.id, partner_id: partner.id });
    const start_at = '2026-12-05T07:00:00Z';
    const full = await makeClass(ctx, { course_id: course.id, start_at, end_at: null, city: 'Beira', capacity: 1 });
    await holdSeats(ctx, { class_id: full.id, order_item_id: 1, quantity: 1, expires_at: null });
    const other = await makeClass(ctx, { start_at, end_at: null, type: 'online-sync', city: null });
    const search = async (filter: CalendarFilter) =>
      (await days(ctx, filter)).flatMap(({ entries }) => entries.map((entry) => entry.class_id));
    expect(await search({ category_id: category.id })).toEqual([full.id]);
    expect(await search({ partner_id: partner.id })).toEqual([full.id]);
    expect(await search({ city: 'Beira' })).toEqual([full.id]);
    expect(await search({ type: 'online-sync' })).toEqual([other.id]);
    expect(await search({ has_seats: true })).toEqual([other.id]);
    const list = async (filter: object) =>
      (await retrieveClasses(ctx, queryOf({ filter: { start_at: { gte: start_at }, ...filter } }))).results.map(
        ({ id }) => id,
      );
    expect(await list({ category_id: category.id, partner_id: partner.id })).toEqual([full.id]);
    expect(await list({ has_seats: true })).toEqual([other.id]);
    expect((await days(ctx, { city: 'Beira' }))[0]?.entries[0]).toMatchObject({ is_full: true, takes_waiting: true });
  });

  test('refuses more than 62 days, days out of order and unknown time zones', async ({ ctx }) => {
    const impossible: CalendarFilter[] = [
      { days: { gte: '2026-12-01', lte: '2027-02-01' } },
      { days: { gte: '2026-12-02', lte: '2026-12-01' } },
      { days: { gte: '1000-01-01', lte: '9000-01-01' } },
      { days: { gte: '0001-01-01', lte: '0001-01-02' } },
      { days: { gte: '9999-12-31', lte: '9999-12-31' } },
      { tz: 'Atlantis/Poseidonis' },
    ];
    for (const filter of impossible) await expect(days(ctx, filter)).rejects.toThrow('invalid_input');
    expect((await retrieveCalendar(ctx, queryOf({}))).total).toBe(0);
  });
});

test('a calendar of starts has each class once, on the day on which it starts, in one query', async ({
  ctx,
  queries,
}) => {
  const { id: category_id } = await makeCategory(ctx, { name: { pt: 'Energia' }, cover_key: 'energia-solar' });
  const { id: course_id } = await makeCourse(ctx, { category_id });
  const taught = await makeClass(ctx, { course_id, start_at: '2026-12-01T08:00:00Z', lessons: weekOfLessons });
  const bare = await makeClass(ctx, { start_at: '2026-12-03T07:00:00Z' });
  await makeClass(ctx, { start_at: '2026-11-30T07:00:00Z', lessons: weekOfLessons });
  const canceled = await makeClass(ctx, { start_at: '2026-12-04T07:00:00Z' });
  await moveClass(asSystem(ctx), { id: canceled.id, move: 'cancel', reason: 'Sem formador' });
  queries.length = 0;
  const result = await days(ctx, { starts_only: true });
  expect(queries).toHaveLength(1);
  expect(
    result.map(({ day, entries }) => [day, entries.map(({ class_id: id, lesson_id }) => [id, lesson_id])]),
  ).toEqual([
    ['2026-12-01', [[taught.id, null]]],
    ['2026-12-03', [[bare.id, null]]],
  ]);
  expect(result[0]?.entries[0]?.course.category).toEqual({ id: category_id, name: 'Energia', drawing: 'energia' });
  expect((await days(ctx, { starts_only: true, category_id })).map(({ day }) => day)).toEqual(['2026-12-01']);
});

test('a day has its first entries and the count of all', async ({ ctx }) => {
  const { id: course_id } = await makeCourse(ctx);
  await sql`
    insert into classes (course_id, code, type, tz, city, capacity, start_at, end_at, created_at)
    select ${course_id}, 'M-' || n, 'presential', 'Africa/Luanda', 'Luanda', 16, starts, starts + interval '4 hours', starts
    from generate_series(0, 1999) n,
      lateral (select timestamptz '2026-12-01T07:00:00Z' + n % 30 * interval '1 day' + n / 30 * interval '1 minute') s(starts)
  `.execute(ctx.db);
  const result = await days(ctx, { most_per_day: 4, tz: 'Africa/Luanda' });
  expect(result).toHaveLength(30);
  expect(result.reduce((sum, { entry_count: many }) => sum + many, 0)).toBe(2000);
  expect(result.every(({ entries }) => entries.length === 4)).toBe(true);
  expect(JSON.stringify(result).length).toBeLessThan(60_000);
  expect((await days(ctx, { most_per_day: 0 })).every(({ entries }) => entries.length === 0)).toBe(true);
});

test('a list finds the classes that meet on a day', async ({ ctx }) => {
  const start_at = '2026-12-01T08:00:00Z';
  const { id } = await makeClass(ctx, { start_at, lessons: weekOfLessons });
  const bare = await makeClass(ctx, { start_at: '2026-12-02T08:00:00Z' });
  const meets_at = { gte: '2026-12-02T00:00:00Z', lte: '2026-12-02T23:59:59Z' };
  const { results } = await retrieveClasses(ctx, queryOf({ filter: { meets_at } }));
  expect(results.map((one) => [one.id, one.lesson_count])).toEqual([
    [id, 3],
    [bare.id, 0],
  ]);
});

test('a list finds the classes that meet on a day of their place, or of the reader', async ({ ctx }) => {
  const late = '2026-12-01T22:30:00Z';
  const lessons = [{ starts_at: late, ends_at: '2026-12-01T23:30:00Z', room: null }];
  const placed = await makeClass(ctx, { start_at: late, tz: 'Africa/Maputo', lessons });
  const live = await makeClass(ctx, { start_at: late, tz: 'Africa/Maputo', type: 'online-sync' });
  const on = async (day: string, tz: string) => {
    const filter = { meets_on: { gte: day, lte: day, tz } };
    return idsOf(ctx, filter);
  };
  expect(await on('2026-12-01', 'UTC')).toEqual([live.id]);
  expect(await on('2026-12-02', 'UTC')).toEqual([placed.id]);
  expect(await on('2026-12-02', 'Africa/Maputo')).toEqual([placed.id, live.id]);
  await expect(on('2026-12-01', 'Atlantis/Poseidonis')).rejects.toThrow('invalid_input');
  await expect(on('1000-12-01', 'UTC')).rejects.toThrow('invalid_input');
  expect(await idsOf(ctx, { meets_on: { gte: '2026-12-02', lte: '2026-12-02' } })).toEqual([placed.id, live.id]);
});

test('a list finds the classes that start on a day', async ({ ctx }) => {
  const late = '2026-12-01T22:30:00Z';
  const placed = await makeClass(ctx, { start_at: late, tz: 'Africa/Maputo', lessons: weekOfLessons });
  const live = await makeClass(ctx, { start_at: late, tz: 'Africa/Maputo', type: 'online-sync' });
  const day = { gte: '2026-12-02', lte: '2026-12-02' };
  expect(await idsOf(ctx, { starts_on: day })).toEqual([placed.id, live.id]);
  expect(await idsOf(ctx, { starts_on: { ...day, tz: 'UTC' } })).toEqual([placed.id]);
  expect(await idsOf(ctx, { starts_on: { gte: '2026-12-03', lte: '2026-12-31' } })).toEqual([]);
  await expect(idsOf(ctx, { starts_on: { ...day, tz: 'Atlantis/Poseidonis' } })).rejects.toThrow('invalid_input');
});

async function idsOf(ctx: Ctx, filter: ClassFilter): Promise<number[]> {
  const { results } = await retrieveClasses(ctx, queryOf({ filter }));
  return results.map(({ id }) => id).toSorted((a, b) => a - b);
}
