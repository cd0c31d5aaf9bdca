import { sql } from 'kysely';
import fc from 'fast-check';
import { describe, expect } from 'vitest';
import { courseLevels, courseTypes, mostHours } from '#contract/offer/catalogue/values.ts';
import type { Ctx } from '#api/shared/context.ts';
import { asSystem } from '#api/shared/testing/actors.ts';
import { test } from '#api/shared/testing/database.ts';
import { deleteFromCatalogue, restoreToCatalogue } from './delete-and-restore.ts';
import { makeCategory, makeCourse, makePartner } from './make.ts';
import { refreshTallies } from './refresh-tallies.ts';
import { retrieveChoices } from './retrieve-choices.ts';
import { retrieveCounters } from './retrieve-counters.ts';
import { countChoices } from './store/choices.ts';
import { addTallyChanges, countClasses, countPublished } from './store/course-tallies.ts';
import type { ChoiceRow } from './store/named-choices.ts';
import { findStoredChoices } from './store/stored-choices.ts';
import { updateCourse } from './update-course.ts';

const ofClasses = new Set(['city', 'seats', 'starts']);
const hours = [null, mostHours.day, mostHours.day + 0.5, mostHours.days, mostHours.weeks, mostHours.weeks + 1];

type Scene = { courses: number[]; categories: (number | null)[]; partners: (number | null)[] };

const Step = fc.record({
  action: fc.constantFrom('create', 'change', 'delete', 'restore', 'remove', 'publish', 'class', 'move', 'add'),
  course: fc.nat(),
  type: fc.constantFrom(...courseTypes),
  level: fc.constantFrom(...courseLevels),
  language: fc.constantFrom('pt', 'en', 'fr'),
  workload_hours: fc.constantFrom(...hours),
  place: fc.nat({ max: 2 }),
  is_published: fc.boolean(),
});
type Step = (typeof Step extends fc.Arbitrary<infer S> ? S : never) & object;

describe('the counts of the whole list', () => {
  test('are those of the courses after any change', async ({ ctx }) => {
    const property = fc.asyncProperty(fc.array(Step, { minLength: 5, maxLength: 20 }), async (steps) => {
      const scene = await makeScene(ctx);
      for (const step of steps) {
        await take(asSystem(ctx), scene, step);
        expect(await storedRows(ctx)).toEqual(await countedRows(ctx));
      }
    });
    await fc.assert(property, { numRuns: 12 });
  }, 60_000);

  test('are those of every filter once the classes are counted', async ({ ctx }) => {
    const { courses } = await makeScene(ctx);
    for (const [place, id] of courses.entries()) await openClass(ctx, { id, days: 5 + 20 * place });
    await countClasses(ctx, 0);
    const question = whole(ctx);
    expect(await findStoredChoices(ctx)).toEqual(await countChoices(ctx, question));
    const later = { ...ctx, now: () => new Date(ctx.now().getTime() + 20 * 86_400_000) };
    expect(await findStoredChoices(later)).not.toEqual(await countChoices(later, whole(later)));
    await countClasses(later, 0);
    expect(await findStoredChoices(later)).toEqual(await countChoices(later, whole(later)));
  });

  test('are read, and no course, once the classes are counted', async ({ ctx, queries }) => {
    const { courses } = await makeScene(ctx);
    await openClass(ctx, { id: courses[0] ?? 0, days: 3 });
    const [counted] = (await retrieveChoices(ctx, { filter: {} })).results;
    const [catalogue] = (await retrieveCounters(ctx)).results;
    await countClasses(ctx, 0);
    queries.length = 0;
    expect((await retrieveChoices(ctx, { filter: {} })).results).toEqual([counted]);
    expect((await retrieveCounters(ctx)).results).toEqual([catalogue]);
    expect(queries.filter((query) => /\b(courses|published_courses|shared_classes) [ck]\b/.test(query))).toEqual([]);
  });

  test('are counted each time in a small catalogue', async ({ ctx }) => {
    await makeScene(ctx);
    await refreshTallies(ctx);
    expect(await findStoredChoices(ctx)).toBeNull();
    expect(await countPublished(ctx)).toBe(3);
    const { rows } = await sql`select from course_tally_changes`.execute(ctx.db);
    expect(rows).toEqual([]);
  });
});

function whole(ctx: Ctx) {
  return { filter: {}, search: null, currencyId: 1, rates: new Map<number, number>(), now: ctx.now() };
}

function rowsOf(rows: readonly ChoiceRow[]) {
  return rows.filter(({ facet }) => !ofClasses.has(facet));
}

async function countedRows(ctx: Ctx) {
  return rowsOf(await countChoices(ctx, whole(ctx)));
}

async function storedRows(ctx: Ctx) {
  const marked = sql`insert into course_tallies values ('seats', '', 0) on conflict do nothing`;
  await marked.execute(ctx.db);
  return rowsOf((await findStoredChoices(ctx)) ?? []);
}

async function makeScene(ctx: Ctx): Promise<Scene> {
  const categories = [null, (await makeCategory(ctx)).id, (await makeCategory(ctx)).id];
  const partners = [null, (await makePartner(ctx)).id, (await makePartner(ctx)).id];
  const courses: number[] = [];
  for (const type of courseTypes) courses.push((await makeCourse(ctx, { type, partner_id: partners[1] ?? null })).id);
  return { courses, categories, partners };
}

async function take(ctx: Ctx, { courses, categories, partners }: Scene, step: Step): Promise<void> {
  const { action, type, level, language, workload_hours, place, is_published } = step;
  const id = courses[step.course % courses.length] ?? 0;
  const [category_id, partner_id] = [categories[place] ?? null, partners[place] ?? null];
  const values = { type, level, language, workload_hours, category_id, partner_id };
  const actions: Record<Step['action'], () => Promise<unknown>> = {
    create: async () => courses.push((await makeCourse(ctx, { ...values, is_published })).id),
    change: () => updateCourse(ctx, { id, ...values, prices: [{ currency_id: 1, amount_minor: 100 * place }] }),
    publish: () => updateCourse(ctx, { id, is_published }),
    delete: () => deleteFromCatalogue(ctx, 'courses', { id }),
    restore: () => restoreToCatalogue(ctx, 'courses', { id }),
    remove: () => remove(ctx, courses, id),
    class: () => openClass(ctx, { id, days: place }),
    move: () => sql`update courses set category_id = ${category_id} where level = ${level}`.execute(ctx.db),
    add: () => addTallyChanges(ctx),
  };
  // What is deleted cannot be changed, and so on.
  await actions[action]().catch(refusedOnly);
}

async function remove(ctx: Ctx, courses: number[], id: number): Promise<void> {
  if (courses.length === 1) return;
  const { rows } = await sql`delete from courses c where id = ${id}
    and not exists (select from classes where course_id = c.id) returning id`.execute(ctx.db);
  if (rows.length > 0) courses.splice(courses.indexOf(id), 1);
}

function refusedOnly(error: unknown): void {
  if (!(error instanceof Error) || error.constructor.name !== 'Refusal') throw error;
}

async function openClass(ctx: Ctx, { id, days }: { id: number; days: number }): Promise<void> {
  const start = new Date(ctx.now().getTime() + days * 86_400_000);
  await sql`insert into classes (course_id, code, type, status, capacity, start_at, tz, city, created_at)
    values (${id}, gen_random_uuid()::text, 'presential', 'opened', 16, ${start}, 'Africa/Luanda', ${`Luanda ${days % 3}`},
      ${ctx.now()})`.execute(ctx.db);
}
