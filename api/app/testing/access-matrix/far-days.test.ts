import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, vi, type MockInstance } from 'vitest';
import type { AccessRows, Row } from '#api/shared/testing/access-row.ts';
import type { Actor, Ctx } from '#api/shared/context.ts';
import { answerApi } from '#api/shared/http/http.ts';
import { calls } from '../../calls.ts';
import type { Document } from '../../openapi/document.ts';
import { exampleOf } from '../../openapi/examples.ts';
import { documentFile } from '../../openapi/routes.ts';
import { choicesOf, resolved, type Schema, type Schemas } from '../../openapi/schema.ts';
import { rawRoutes, routes } from '../../routes.ts';
import { test } from './make.ts';

const slices = Object.values(
  import.meta.glob<AccessRows>('../../../*/*/access-rows.ts', { eager: true, import: 'accessRows' }),
);
const rows: Record<string, Row> = Object.fromEntries(
  slices.flatMap(({ key, calls: own }) => Object.entries(own).map(([name, row]) => [`${key}.${name}`, row])),
);
const { paths, components }: Document = JSON.parse(readFileSync(documentFile, 'utf8'));
const schemas: Schemas = components.schemas;

const farDays = ['0000-01-01', '0001-01-01', '0099-12-31', '1582-10-10', '9999-12-31'];
const beyond = ['-000001-01-01', '+010000-01-01', '10000-01-01', '+275760-09-13', '2026-02-30'];

const dated = calls.flatMap(({ slice, name, method, path }) => {
  const schema = bodyOf(method, path);
  return schema && hasDay(schema) ? [{ key: `${slice}.${name}`, method, path, schema }] : [];
});

test('calls that take days are found', () => {
  expect(dated.map(({ key }) => key)).toEqual(
    expect.arrayContaining(['timetable.retrieveTimetable', 'classes.retrieveCalendar']),
  );
  expect(dated.length).toBeGreaterThan(25);
});

describe('no day is so far that the server fails', () => {
  let log: MockInstance;
  beforeEach(() => {
    log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => log.mockRestore());

  test.for(dated.map((call) => [call.key, call] as const))(
    '%s',
    { timeout: 120_000 },
    async ([key, { method, path, schema }], { step, accessMatrix: { of, matrixActors } }) => {
      const body = rows[key]?.body(of);
      const failures: string[] = [];
      const bodies = [...farDays, ...beyond].flatMap((day) => variantsOf(schema, { day, valid: body }));
      for (const sent of new Set(bodies.map((one) => JSON.stringify(one)))) {
        for (const actor of [matrixActors.owner, matrixActors.administrator, withClaims(matrixActors)]) {
          const status = await send(step, actor, { method, path, sent });
          if (status >= 500) failures.push(sent);
        }
      }
      expect([...new Set(failures)]).toEqual([]);
      expect(log.mock.calls).toEqual([]);
    },
  );
});

/** The owner, with every claim of the administrator: both their own things and all others are reached. */
function withClaims({ owner, administrator }: { owner: Actor; administrator: Actor }): Actor {
  return owner.kind === 'user' && administrator.kind === 'user' ? { ...owner, claims: administrator.claims } : owner;
}

type Sent = { method: string; path: string; sent: string };

async function send(step: Ctx, actor: Actor, { method, path, sent }: Sent): Promise<number> {
  const answer = answerApi({ routes, rawRoutes, world: step, identify: async () => actor });
  const headers = { 'content-type': 'application/json', authorization: 'Bearer x' };
  await sql`savepoint far_day`.execute(step.db);
  const response = await answer(new Request(`http://mestria.test/api${path}`, { method, headers, body: sent }));
  await response.text();
  // A failed statement would fail all that follow.
  await sql`rollback to savepoint far_day`.execute(step.db);
  return response.status;
}

function bodyOf(method: string, path: string): Schema | undefined {
  return paths[path]?.[method.toLowerCase()]?.requestBody?.content['application/json']?.schema;
}

function isDay({ format }: Schema, field: Step = ''): boolean {
  return format === 'date' || format === 'date-time' || (typeof field === 'string' && /_(on|date)$/.test(field));
}

function hasDay(reference: Schema): boolean {
  return placesOf(reference, []).length > 0;
}

type Variant = { day: string; valid: unknown };

/** The valid body with this day in every place that takes one, and in each place alone. */
function variantsOf(schema: Schema, { day, valid }: Variant): unknown[] {
  const places = placesOf(schema, []);
  const alone = places.map((place) => withDay(schema, { place, day, value: valid }));
  return [...alone, places.reduce((value, place) => withDay(schema, { place, day, value }), valid)];
}

type Step = string | number;

function placesOf(reference: Schema, path: Step[]): Step[][] {
  if (path.length > 12) return [];
  const schema = resolved(reference, schemas);
  if (isDay(schema, fieldOf(path)) && isText(schema)) return [path];
  return [
    ...choicesOf(schema).flatMap((choice, index) => placesOf(choice, [...path, `?${index}`])),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, part]) => placesOf(part, [...path, name])),
    ...(schema.items ? placesOf(schema.items, [...path, 0]) : []),
    ...(schema.prefixItems ?? []).flatMap((item, index) => placesOf(item, [...path, index])),
  ];
}

/** Choices have no names. */
function fieldOf(path: Step[]): Step | undefined {
  return path.findLast((step) => !String(step).startsWith('?'));
}

function isText({ type }: Schema): boolean {
  return [type].flat().includes('string');
}

type At = { place: Step[]; day: string; value: unknown };

function withDay(reference: Schema, { place: [next, ...place], day, value }: At): unknown {
  const schema = resolved(reference, schemas);
  if (next === undefined) return dayFor(schema, day, '23:59:59');
  if (typeof next === 'number') return withItem(schema, { next, place, day, value });
  if (next.startsWith('?')) return withDay(choiceAt(schema, next), { place, day, value });
  const held: Record<string, unknown> = isRecord(value) ? { ...value } : neededIn(schema, day);
  return { ...held, [next]: withDay(schema.properties?.[next] ?? {}, { place, day, value: held[next] }) };
}

function choiceAt(schema: Schema, step: string): Schema {
  return choicesOf(schema)[Number(step.slice(1))] ?? {};
}

function withItem(schema: Schema, { next, place, day, value }: At & { next: number }): unknown[] {
  const items = Array.isArray(value) ? [...value] : [exampleOf(schema, schemas)].flat();
  items[next] = withDay(schema.prefixItems?.[next] ?? schema.items ?? {}, { place, day, value: items[next] });
  return items;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function dayFor({ format }: Schema, day: string, time: string): string {
  return format === 'date-time' ? `${day}T${time}Z` : day;
}

/** A range takes both its ends. */
function neededIn({ properties = {}, required = [] }: Schema, day: string): Record<string, unknown> {
  return Object.fromEntries(
    required.map((name) => {
      const part = resolved(properties[name] ?? {}, schemas);
      return [name, isDay(part) ? dayFor(part, day, '00:00:00') : exampleOf(part, schemas)];
    }),
  );
}
