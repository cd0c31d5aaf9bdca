import { randomUUID } from 'node:crypto';
import { implement } from '@orpc/server';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, vi, type MockInstance } from 'vitest';
import { z } from 'zod';
import { Refusal } from '#contract/refusals.ts';
import { bodyCommand, command, matches, retrieval } from '#contract/shapes.ts';
import { signedIn, type Ctx } from '../context.ts';
import { addressHeader, answerApi, type RawRoute } from './http.ts';
import { takeNumber } from '../database/take-number.ts';
import { answer, done } from '../database/retrieval.ts';
import { committingTest as test, makeCtx } from '../testing/database.ts';

const Thing = z.object({ id: z.int(), name: z.string() });

const contract = {
  retrieveThings: retrieval('/things', {
    summary: 'Things',
    filter: z.strictObject({ name: matches(z.string().min(2).max(5)) }).partial(),
    result: Thing,
    sort: ['name'],
  }),
  createThing: command('POST', '/things/create', {
    summary: 'Makes a thing',
    data: z.strictObject({ name: z.string().min(1).max(5), size: z.string().min(3).optional() }),
    result: Thing,
    refuses: ['class_code_taken'],
  }),
  enter: bodyCommand('POST', '/things/enter', {
    summary: 'Enters',
    body: z.strictObject({ secret: z.string() }),
    result: Thing,
  }),
};

const things = implement(contract, { initialOutputValidationIndex: Number.NaN }).$context<Ctx>();
const routes = things.router({
  retrieveThings: things.retrieveThings.handler(({ input }) =>
    answer({ results: [{ id: 1, name: 'one' }], total: 1 }, input),
  ),
  createThing: things.createThing.handler(async ({ context, input }) => {
    const [{ name }] = input.data;
    if (name === 'taken') throw new Refusal('class_code_taken', { field: 'name' });
    if (name === 'mine') return done({ id: signedIn(context).userId, name });
    if (name === 'bug') await sql`select no_such_column`.execute(context.db);
    if (name.includes('\u0000')) await takeNumber(context, name);
    return done({ id: await takeNumber(context, `things ${context.client.address}`), name });
  }),
  enter: things.enter.handler(async ({ context }) =>
    done({ id: await takeNumber(context, `entries ${context.client.address}`), name: 'in' }),
  ),
});

const rawRoutes: Pick<RawRoute, 'method' | 'path' | 'handle'>[] = [
  {
    method: 'GET',
    path: '/things/:id/picture',
    handle: async (ctx, _request, { id }) => {
      if (id === '0') throw new Refusal('not_found');
      return new Response(`${id} ${ctx.locale} ${ctx.actor.kind}`);
    },
  },
  {
    method: 'POST',
    path: '/things/:id/file',
    handle: async (_ctx, request) => new Response(String((await request.bytes()).byteLength)),
  },
];

type Sent = { method?: string; body?: unknown; headers?: Record<string, string> };

function sender(world: Ctx) {
  const answerOne = answerApi({
    routes,
    rawRoutes,
    world,
    identify: async (_ctx, bearer) => {
      if (bearer !== 'good') throw new Refusal('token_expired');
      return { kind: 'user', userId: 7, personId: 7, sessionId: 7, roles: [], claims: [] };
    },
    neverCached: ['POST /things/enter'],
  });
  return async (path: string, { method = 'POST', body, headers = {} }: Sent = {}) => {
    const text = typeof body === 'string' || body instanceof ReadableStream ? body : JSON.stringify(body);
    const request = new Request(`http://mestria.test/api${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      ...(body !== undefined && { body: text, duplex: 'half' as const }),
    });
    const response = await answerOne(request);
    const answered = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json');
    return { status: response.status, body: isJson ? JSON.parse(answered) : answered };
  };
}

function chunked(): ReadableStream<Uint8Array> {
  return new ReadableStream({
    pull(controller) {
      controller.enqueue(new Uint8Array(64 * 1024).fill(0x20));
    },
  });
}

const named = (name: string) => ({ data: [{ name }] });
const [small, twoNames] = [{ data: [{ name: 'a', size: 'x' }] }, { data: [{ name: 'a' }, { name: 'b' }] }];
const unknownField = 'This request has a field that we do not know. Reload the page and try again.';

describe('a refusal', () => {
  test.for([
    ['pt-PT', 'Já existe uma turma com este código. Escolha outro.'],
    ['pt-AO', 'Já existe uma turma com este código. Escolha outro.'],
    ['en-GB', 'There is already a class with this code. Choose a different one.'],
    ['fr-FR,fr;q=0.9', 'Já existe uma turma com este código. Escolha outro.'],
  ] as const)('is worded in the locale %s', async ([locale, message], { ctx }) => {
    const response = await sender(ctx)('/things/create', {
      body: named('taken'),
      headers: { 'accept-language': locale },
    });
    expect(response).toEqual({
      status: 409,
      body: { status: 'error', message, errors: [{ message, code: 'class_code_taken', field: 'name' }] },
    });
  });

  test.for([
    ['a name nobody knows', { ...named('a'), colour: 'red' }, 'colour', unknownField],
    ['it below', { data: [{ name: 'a', colour: 'red' }] }, 'colour', unknownField],
    ['what is missing', { data: [{}] }, 'name', 'Fill in the field “Name”.'],
    ['what is empty', named(''), 'name', 'Fill in the field “Name”.'],
    ['what is too long', named('abcdef'), 'name', 'The field “Name” takes at most 5 characters.'],
    ['what is too short', small, 'size', 'The field “Page size” needs at least 3 characters.'],
    ['what is of another kind', { data: [{ name: 5 }] }, 'name', 'The value of the field “Name” is not valid.'],
    ['two of them', twoNames, 'data', 'The value of the field “Data sent” is not valid.'],
  ] as const)('names %s', async ([, body, field, message], { ctx }) => {
    const response = await sender(ctx)('/things/create', { body, headers: { 'accept-language': 'en-GB' } });
    expect(response.status).toBe(400);
    expect(response.body.errors).toEqual([{ code: 'invalid_input', field, message }]);
  });

  test('lists all errors at once', async ({ ctx }) => {
    const body = { colour: 'red', data: [{ size: 'x', shape: 'round' }] };
    const response = await sender(ctx)('/things/create', { body });
    const fields = response.body.errors.map(({ field }: { field: string }) => field);
    expect(new Set(fields)).toEqual(new Set(['name', 'size', 'shape', 'colour']));
  });

  test.for([
    ['filter', { filter: { colour: 'red' } }, 'filter.colour'],
    ['sort', { sort: [{ field: 'colour' }] }, 'sort.0.field'],
    ['fields', { fields: ['colour'] }, 'fields.0'],
    ['page', { page: { number: 1, size: 101 } }, 'page.size'],
    ['body', { colour: 1 }, 'colour'],
  ] as const)('names an unknown field in the %s of a retrieval', async ([, body, field], { ctx }) => {
    const response = await sender(ctx)('/things', { body });
    expect([response.status, response.body.errors[0].field]).toEqual([400, field]);
  });

  test.for([
    ['no JSON', '/things/create', { body: '{' }, 400, 'invalid_input'],
    ['no body', '/things/create', {}, 400, 'invalid_input'],
    ['no such path', '/nothing', { body: {} }, 404, 'not_found'],
    ['another method', '/things/create', { method: 'PUT', body: {} }, 404, 'not_found'],
    ['nothing at a raw address', '/things/0/picture', { method: 'GET' }, 404, 'not_found'],
    ['a stale token', '/things', { headers: { authorization: 'Bearer stale' } }, 401, 'token_expired'],
    ['a text that no database holds', '/things/create', { body: named('a\u0000') }, 400, 'invalid_input'],
    ['nobody signed in', '/things/create', { body: named('mine') }, 401, 'not_signed_in'],
  ] as const)('answers %s in the envelope', async ([, path, sent, status, code], { ctx }) => {
    const response = await sender(ctx)(path, sent);
    expect(response).toMatchObject({ status, body: { status: 'error', errors: [{ code }] } });
    expect(response.body.message).toMatch(/\.$/);
  });
});

test('half a surrogate pair is replaced before any call reads it', async ({ ctx }) => {
  const { status, body } = await sender(ctx)('/things/create', {
    body: named(`a${String.fromCodePoint(0xd800)}\u{1F600}`),
  });
  expect([status, body.data[0].name]).toEqual([200, 'a\uFFFD\u{1F600}']);
});

describe('a bug', () => {
  let log: MockInstance;
  beforeEach(() => {
    log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => log.mockRestore());

  test('is logged whole and reveals nothing', async ({ ctx }) => {
    const response = await sender(ctx)('/things/create', {
      body: named('bug'),
      headers: { 'accept-language': 'en-GB' },
    });
    const { request_id } = response.body;
    expect(request_id).toMatch(/^[0-9a-f]{8}$/);
    const message = `Something went wrong on our side. Try again; if it happens again, tell us the number ${request_id}.`;
    expect(response).toEqual({
      status: 500,
      body: { status: 'error', message, errors: [{ message, code: 'unexpected_error' }], request_id },
    });
    expect(log).toHaveBeenCalledOnce();
    const line = JSON.parse(String(log.mock.calls[0]?.[0]));
    expect(line).toMatchObject({ level: 'error', request: request_id });
    expect(line.error).toContain('no_such_column');
    expect(line.error).toContain('http.test.ts');
  });
});

describe('a request', () => {
  test.for([
    ['a success', named('one'), 200],
    ['a refusal', named('taken'), 409],
    ['a bug', named('bug'), 500],
  ] as const)('has an id, which its answer contains: %s', async ([, body, status], { ctx }) => {
    vi.spyOn(console, 'error').mockImplementationOnce(() => undefined);
    const answerOne = answerApi({ routes, rawRoutes, world: ctx, identify: () => Promise.reject(new Error('nobody')) });
    const sent = { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
    const response = await answerOne(new Request('http://mestria.test/api/things/create', sent));
    const number = response.headers.get('x-request-id');
    expect([response.status, number]).toEqual([status, expect.stringMatching(/^[0-9a-f]{8}$/)]);
    expect((await response.json()).request_id).toBe(status === 500 ? number : undefined);
  });

  test('acts for the user of its token', async ({ ctx }) => {
    const send = sender(ctx);
    const headers = { authorization: 'Bearer good', 'accept-language': 'en-GB' };
    const response = await send('/things/create', { body: named('mine'), headers });
    expect(response.body).toEqual({ status: 'success', data: [{ id: 7, name: 'mine' }] });
    expect(await send('/things/12/picture', { method: 'GET', headers })).toMatchObject({ body: '12 en-GB user' });
  });

  test('gets the requested fields', async ({ ctx }) => {
    const response = await sender(ctx)('/things', { body: { fields: ['name'], filter: { name: { like: 'o' } } } });
    expect(response.body).toEqual({ status: 'success', results: [{ name: 'one' }], total: 1 });
  });
});

describe('a body', () => {
  const much = JSON.stringify(named('x'.repeat(1_100_000)));

  test.for([
    ['is too large', '/things/create', { body: much }],
    ['says that it is too large', '/things/create', { body: '{}', headers: { 'content-length': '2000000' } }],
    ['comes in chunks without an end', '/things/create', { body: chunked() }],
    ['has a key', '/things/create', { body: chunked(), headers: { 'idempotency-key': 'large' } }],
    ['is said to be no JSON', '/things/create', { body: chunked(), headers: { 'content-type': 'text/plain' } }],
    ['is JSON for a raw address', '/things/1/file', { body: chunked() }],
    ['goes nowhere', '/nothing', { body: chunked() }],
  ] as const)('is refused when it %s', async ([, path, sent], { ctx }) => {
    const response = await sender(ctx)(path, sent);
    expect(response).toMatchObject({ status: 413, body: { status: 'error', errors: [{ code: 'too_large' }] } });
  });

  test('of a raw route is limited by that route', async ({ ctx }) => {
    const sent = { body: much, headers: { 'content-type': 'application/pdf' } };
    expect(await sender(ctx)('/things/1/file', sent)).toEqual({ status: 200, body: String(much.length) });
  });
});

describe('a command sent twice', () => {
  test('with a key is executed once', async ({ database }) => {
    const send = sender(makeCtx({ db: database.db, folder: '/nowhere' }));
    const headers = { 'idempotency-key': randomUUID(), [addressHeader]: randomUUID() };
    const first = await send('/things/create', { body: named('one'), headers });
    expect(first.body.data).toEqual([{ id: 1, name: 'one' }]);
    expect(await send('/things/create', { body: named('one'), headers })).toEqual(first);
    expect(await send('/things/create', { body: named('two'), headers })).toMatchObject({
      status: 409,
      body: { errors: [{ code: 'request_changed' }] },
    });
  });

  test('without a key is executed twice', async ({ database }) => {
    const send = sender(makeCtx({ db: database.db, folder: '/nowhere' }));
    const headers = { [addressHeader]: randomUUID() };
    await send('/things/create', { body: named('one'), headers });
    expect((await send('/things/create', { body: named('one'), headers })).body.data[0].id).toBe(2);
  });

  test('is not stored when it only reads', async ({ database }) => {
    const send = sender(makeCtx({ db: database.db, folder: '/nowhere' }));
    const key = randomUUID();
    const read = await send('/things/5/picture', { method: 'GET', headers: { 'idempotency-key': key } });
    expect(read).toEqual({ status: 200, body: '5 pt-PT guest' });
    const stored = await database.db.selectFrom('idempotency_keys').select('path').where('key', '=', key).execute();
    expect(stored).toEqual([]);
  });

  test.for(['/things/enter', '/things/enter/', '/things//enter', '/things/%65nter'])(
    'is not stored when its body is secret: %s',
    async (path, { database }) => {
      const send = sender(makeCtx({ db: database.db, folder: '/nowhere' }));
      const key = randomUUID();
      const headers = { 'idempotency-key': key, [addressHeader]: randomUUID() };
      await send(path, { body: { secret: 'x' }, headers });
      const stored = await database.db.selectFrom('idempotency_keys').select('path').where('key', '=', key).execute();
      expect(stored).toEqual([]);
    },
  );
});
