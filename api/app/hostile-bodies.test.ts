import { describe, expect } from 'vitest';
import { answerApi } from '#api/shared/http/http.ts';
import type { Ctx } from '#api/shared/context.ts';
import { test } from '#api/shared/testing/database.ts';
import { calls } from './calls.ts';
import { rawRoutes, routes } from './routes.ts';

type Sent = { method?: string; body?: unknown; headers?: Record<string, string> };

function sender(world: Ctx) {
  const answer = answerApi({ routes, rawRoutes, world, identify: async () => world.actor });
  return async (path: string, { method = 'POST', body, headers = {} }: Sent) => {
    const request = new Request(`http://mestria.test/api${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const response = await answer(request);
    return { status: response.status, body: await response.json() };
  };
}

describe('a body of a call', () => {
  const json = { 'content-type': 'application/json' };
  const form = { 'content-type': 'application/x-www-form-urlencoded' };

  test.for([
    ['a form', '0[0][9999]=&1[0][9999]=', form],
    ['a form with a file', '--x\r\n\r\n--x--', { 'content-type': 'multipart/form-data; boundary=x' }],
    ['plain text', '{}', { 'content-type': 'text/plain' }],
    ['nothing said of its type', '{}', { 'content-type': '' }],
    ['a type that only begins as JSON', '{}', { 'content-type': 'application/json-seq' }],
    ['JSON of another charset', '{}', { 'content-type': 'application/json; charset=utf-16' }],
    ['a stream of events', 'data: {}\n\n', { 'content-type': 'text/event-stream' }],
    ['a form, under a key', 'a=1', { ...form, 'idempotency-key': 'form' }],
  ] as const)('is refused as %s', async ([, body, headers], { ctx }) => {
    const response = await sender(ctx)('/courses', { body, headers });
    expect(response).toMatchObject({ status: 415, body: { errors: [{ code: 'body_not_json' }] } });
  });

  test.for([
    ['JSON', '{}', json],
    ['JSON that names its charset', '{}', { 'content-type': 'Application/JSON; charset="UTF-8"' }],
    ['JSON that comes with a name for a file', '{}', { ...json, 'content-disposition': 'attachment; filename="x"' }],
    ['nothing', '', json],
    ['nothing, of no type', undefined, { 'content-type': '' }],
    ['nothing, of the type that tools add', '', form],
  ] as const)('may be %s', async ([, body, headers], { ctx }) => {
    expect(await sender(ctx)('/courses', { body, headers })).toMatchObject({ status: 200 });
  });

  test.for([
    ['levels', '['.repeat(500_000), 413],
    ['closed levels', '['.repeat(500_000) + ']'.repeat(500_000), 413],
    ['levels of objects', '{"filter":'.repeat(40_000) + '1' + '}'.repeat(40_000), 413],
    ['entries', `{"fields":[${'1,'.repeat(500_000)}1]}`, 413],
    ['keys', `{${Array.from({ length: 2_000 }, (_, place) => `"k${place}":1`).join()}}`, 413],
    ['values', `{"fields":[${Array.from({ length: 900 }, () => `[${'1,'.repeat(50)}1]`).join()}]}`, 413],
    ['levels under a key', '['.repeat(500_000), 413, { 'idempotency-key': 'deep' }],
  ] as const)('is refused with too many %s', async ([, body, status, headers = {}], { ctx }) => {
    const response = await sender(ctx)('/courses', { body, headers });
    expect(response).toMatchObject({ status, body: { errors: [{ code: 'body_too_complex' }] } });
  });

  test('is refused with a field named like a property of every object', async ({ ctx }) => {
    const names = ['__proto__', 'constructor', 'toString', 'hasOwnProperty'];
    for (const name of names) {
      for (const body of [`{"${name}":{"filter":{}}}`, `{"filter":{"${name}":{"id":1}}}`]) {
        const response = await sender(ctx)('/courses', { body });
        expect([body, response.status]).toEqual([body, 400]);
        expect(response.body.errors[0].field).toContain(name);
      }
    }
    expect(Object.prototype).not.toHaveProperty('filter');
  });

  test('is the only input of a call, which ignores its query', async ({ ctx }) => {
    const query = `?${'filter[name][9999]=x&'.repeat(1_000)}`;
    expect(await sender(ctx)(`/courses${query}`, { body: {} })).toMatchObject({ status: 200 });
    expect(await sender(ctx)(`/courses${query}`, { method: 'GET' })).toMatchObject({ status: 404 });
  });

  test('belongs to a POST or a PUT', () => {
    expect(calls.filter(({ method }) => method !== 'POST' && method !== 'PUT')).toEqual([]);
  });

  test('is not read for an unknown call', async ({ ctx }) => {
    expect(await sender(ctx)('/nothing', { body: 'a=1', headers: form })).toMatchObject({ status: 404 });
  });

  test('has an answer of some kilobytes at most', async ({ ctx }) => {
    const bodies = [
      { fields: Array.from({ length: 1_000 }, () => 1) },
      { data: [Object.fromEntries(Array.from({ length: 1_000 }, (_, place) => [`key ${place}`, 1]))] },
      { ['k'.repeat(500_000)]: 1, ['l'.repeat(400_000)]: 1 },
      { filter: { id: Array.from({ length: 1_000 }, () => 'x') } },
      { filter: { search: 'x'.repeat(1_000_000) } },
    ];
    for (const body of bodies) {
      const response = await sender(ctx)('/courses', { body });
      expect(response.status).toBe(400);
      expect(response.body.errors.length).toBeLessThanOrEqual(20);
      expect(JSON.stringify(response.body).length).toBeLessThan(8_000);
    }
  });
});
