import { sql } from 'kysely';
import { describe, expect } from 'vitest';
import type { CourseChoices, CourseFilter, NewCourse } from '#contract/offer/catalogue/calls.ts';
import type { Ctx } from '#api/shared/context.ts';
import { test } from '#api/shared/testing/database.ts';
import { makeCategory, makeCourse, makePartner } from './make.ts';
import { retrieveChoices } from './retrieve-choices.ts';
import { retrieveCourses } from './retrieve-courses.ts';

const aoa = 1;

async function choices(ctx: Ctx, filter: CourseFilter = {}): Promise<CourseChoices> {
  const { results } = await retrieveChoices(ctx, { filter: { currency_id: aoa, ...filter } });
  const [only] = results;
  if (!only) throw new Error('There were no choices.');
  return only;
}

async function makeSome(ctx: Ctx, ...all: Partial<NewCourse>[]): Promise<number[]> {
  const ids: number[] = [];
  for (const input of all) ids.push((await makeCourse(ctx, input)).id);
  return ids;
}

type MadeClass = { course_id: number; city?: string; capacity?: number; taken?: number; in_days?: number | null };

async function makeOpenClass(
  ctx: Ctx,
  { course_id, city = 'Luanda', capacity = 16, taken = 0, in_days = 9 }: MadeClass,
) {
  const start = in_days === null ? null : new Date(ctx.now().getTime() + in_days * 86_400_000);
  const { rows } = await sql<{ id: number }>`
    insert into classes (course_id, code, type, status, capacity, start_at, tz, city, created_at)
    values (${course_id}, gen_random_uuid()::text, 'presential', 'opened', ${capacity}, ${start}, 'Africa/Luanda', ${city},
      ${ctx.now()}) returning id`.execute(ctx.db);
  if (taken === 0) return;
  await sql`insert into seat_holds (class_id, quantity, status, created_at)
    values (${rows[0]?.id}, ${taken}, 'consumed', ${ctx.now()})`.execute(ctx.db);
}

const tallied = (list: { value: string; course_count: number }[]) =>
  Object.fromEntries(list.map(({ value, course_count }) => [value, course_count]));

describe('the counts beside the filters', () => {
  test('follow the other filters, but not their own', async ({ ctx }) => {
    await makeSome(
      ctx,
      { type: 'online', level: 'beginner', language: 'pt', workload_hours: 4 },
      { type: 'online', level: 'advanced', language: 'en', workload_hours: 20 },
      { type: 'presential', level: 'advanced', language: 'pt', workload_hours: 90 },
      { type: 'presential', level: 'advanced', is_published: false },
    );
    const all = await choices(ctx);
    expect(all.course_count).toBe(3);
    expect(tallied(all.types)).toEqual({ online: 2, presential: 1 });
    expect(tallied(all.durations)).toEqual({ day: 1, days: 1, months: 1 });

    const advanced = await choices(ctx, { level: 'advanced' });
    expect(advanced.course_count).toBe(2);
    expect(tallied(advanced.types)).toEqual({ online: 1, presential: 1 });
    expect(tallied(advanced.languages)).toEqual({ pt: 1, en: 1 });
    expect(tallied(advanced.levels)).toEqual({ beginner: 1, advanced: 2 });

    const both = await choices(ctx, { level: ['advanced'], type: 'online' });
    expect(both.course_count).toBe(1);
    expect(tallied(both.types)).toEqual({ online: 1, presential: 1 });
    expect(tallied(both.levels)).toEqual({ beginner: 1, advanced: 1 });
    expect(tallied(both.languages)).toEqual({ en: 1 });
  });

  test('show what would be left without one of them', async ({ ctx }) => {
    await makeSome(ctx, { type: 'online', level: 'beginner' }, { type: 'presential', level: 'advanced' });
    const none = await choices(ctx, { type: 'online', level: 'advanced' });
    expect(none.course_count).toBe(0);
    expect(none.without).toEqual({ type: 1, level: 1 });
  });

  test('name categories and partners, chosen ones even without courses', async ({ ctx }) => {
    const { id: category_id } = await makeCategory(ctx, { name: { pt: 'Obra', 'en-GB': 'Building' } });
    const { id: partner_id } = await makePartner(ctx, { name: 'Instituto Baía' });
    const { id: idle } = await makePartner(ctx, { name: 'Casa Vazia' });
    await makeSome(ctx, { category_id, partner_id });
    const result = await choices({ ...ctx, locale: 'en-GB' }, { partner_id: [partner_id, idle] });
    expect(result.categories).toEqual([{ id: category_id, name: 'Building', course_count: 1 }]);
    expect(result.partners).toEqual([
      { id: partner_id, name: 'Instituto Baía', course_count: 1 },
      { id: idle, name: 'Casa Vazia', course_count: 0 },
    ]);
  });

  test('of cities and seats apply every filter to one class', async ({ ctx }) => {
    const [full, free, far] = await makeSome(ctx, {}, {}, {});
    await makeOpenClass(ctx, { course_id: full ?? 0, taken: 16 });
    await makeOpenClass(ctx, { course_id: full ?? 0, city: 'Beira', in_days: 90 });
    await makeOpenClass(ctx, { course_id: free ?? 0 });
    await makeOpenClass(ctx, { course_id: far ?? 0, city: 'Beira', in_days: 90 });
    const all = await choices(ctx);
    expect(tallied(all.cities)).toEqual({ Luanda: 2, Beira: 2 });
    expect(all.with_seats).toBe(3);

    const inTime = await choices(ctx, { starts_within: 'month' });
    expect([inTime.course_count, inTime.with_seats, tallied(inTime.cities)]).toEqual([2, 1, { Luanda: 2 }]);
    const seated = await choices(ctx, { has_seats: true, city: 'Luanda' });
    expect([seated.course_count, tallied(seated.cities)]).toEqual([1, { Luanda: 1, Beira: 2 }]);
    expect(seated.without).toEqual({ class: 3 });
  });

  test('follow words and prices, and agree with the list', async ({ ctx }) => {
    await makeSome(
      ctx,
      { title: { pt: 'Redes' }, prices: [{ currency_id: aoa, amount_minor: 100 }] },
      { title: { pt: 'Redes de rega' }, type: 'online', prices: [{ currency_id: aoa, amount_minor: 900 }] },
      { title: { pt: 'Rede eléctrica' }, type: 'online', prices: [{ currency_id: aoa, amount_minor: 100 }] },
      { title: { pt: 'Obra' }, type: 'online' },
    );
    const filter = { search: 'redes', price_minor: { lte: 500 }, currency_id: aoa };
    const result = await choices(ctx, filter);
    expect([result.course_count, tallied(result.types), result.without]).toEqual([
      2,
      { presential: 1, online: 1 },
      { price: 3 },
    ]);
    const { total } = await retrieveCourses(ctx, { filter, sort: [], limit: 9, offset: 0 });
    expect(total).toBe(result.course_count);
    expect((await choices(ctx, { search: '😀' })).course_count).toBe(0);
    expect(result.is_capped).toBe(false);
  });

  test('of a mistyped word are those of titles spelt alike', async ({ ctx }) => {
    await makeSome(ctx, { title: { pt: 'Contabilidade geral' } }, { title: { pt: 'Obra' } });
    expect((await choices(ctx, { search: 'contablidade' })).course_count).toBe(1);
  });

  test('cost one query', async ({ ctx, queries }) => {
    await makeSome(ctx, {});
    queries.length = 0;
    await choices(ctx, { search: 'obra', type: 'online', has_seats: true, level: ['all'], city: 'Luanda' });
    expect(queries).toHaveLength(1);
  });
});

describe('the counts beside the starts', () => {
  test('include earlier starts, and courses that start at any time', async ({ ctx }) => {
    const [soon, later, whenever, full] = await makeSome(ctx, {}, {}, { type: 'online' }, {});
    await makeOpenClass(ctx, { course_id: soon ?? 0, in_days: 3 });
    await makeOpenClass(ctx, { course_id: soon ?? 0, city: 'Beira', in_days: 40 });
    await makeOpenClass(ctx, { course_id: later ?? 0, in_days: 20 });
    await makeOpenClass(ctx, { course_id: whenever ?? 0, city: 'Beira', in_days: null });
    await makeOpenClass(ctx, { course_id: full ?? 0, in_days: 60, taken: 16 });
    const all = await choices(ctx);
    expect(tallied(all.starts)).toEqual({ week: 2, month: 3, quarter: 4 });
    const soonest = await choices(ctx, { starts_within: 'week' });
    expect([soonest.course_count, tallied(soonest.starts)]).toEqual([2, tallied(all.starts)]);
    expect(tallied((await choices(ctx, { type: 'presential', has_seats: true })).starts)).toEqual({
      week: 1,
      month: 2,
      quarter: 2,
    });
    expect(tallied((await choices(ctx, { city: 'Beira' })).starts)).toEqual({ week: 1, month: 1, quarter: 2 });
  });

  test('agree with the list to the end of the last day', async ({ ctx }) => {
    const [last, past] = await makeSome(ctx, {}, {});
    const midnight = Math.floor(ctx.now().getTime() / 86_400_000) * 86_400_000;
    const days = (of: number) => (midnight + of * 86_400_000 - ctx.now().getTime()) / 86_400_000;
    await makeOpenClass(ctx, { course_id: last ?? 0, in_days: days(8) - 0.001 });
    await makeOpenClass(ctx, { course_id: past ?? 0, in_days: days(8) });
    const filter = { starts_within: 'week' as const };
    const { results } = await retrieveCourses(ctx, { filter, sort: [], limit: 9, offset: 0 });
    expect(results.map(({ id }) => id)).toEqual([last]);
    expect((await choices(ctx, filter)).starts).toEqual([
      { value: 'week', course_count: 1 },
      { value: 'month', course_count: 2 },
      { value: 'quarter', course_count: 2 },
    ]);
  });
});
