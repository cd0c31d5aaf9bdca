import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect } from 'vitest';
import type { Actor, Ctx } from '#api/shared/context.ts';
import { pdfBytes } from '#api/files/make.ts';
import { answerApi } from '#api/shared/http.ts';
import { makeCtx, test as plainTest } from '#api/shared/test-database.ts';
import { calls } from '../calls.ts';
import { rawRoutes, routes } from '../routes.ts';
import { makeWalk, ownersMarks } from './make.ts';
import { learningRows } from './rows-learning.ts';
import { accountsRows } from './rows-accounts.ts';
import { judge, type Told } from './judge.ts';
import { rawRows } from './rows-raw.ts';
import { shopRows } from './rows-shop.ts';
import type { Row } from './row.ts';

const rows: Record<string, Row> = { ...accountsRows, ...shopRows, ...learningRows };
const called = calls.map((call) => ({ ...call, key: `${call.slice}.${call.name}` }));

const folder = join(tmpdir(), 'mestria-walk');
type Walk = Awaited<ReturnType<typeof makeWalk>>;

/** One house for the whole walk: what a step does to it is rolled back. */
const test = plainTest.extend<{ walk: Walk; step: Ctx }>({
  walk: [
    async ({ database }, run) => {
      await run(await makeWalk(makeCtx({ db: database.db, folder })));
    },
    { scope: 'file' },
  ],
  // After the house is made: the embedded database has one connection, which a transaction keeps.
  step: async ({ database, walk: _ }, run) => {
    const db = await database.db.startTransaction().execute();
    await run(makeCtx({ db, folder }));
    await db.rollback().execute();
  },
});

const known = rawRoutes.map((route) => ({ ...route, key: `${route.method} ${route.path}` }));

test('every call has its row, and every row its call', () => {
  expect(Object.keys(rows).toSorted()).toEqual(called.map(({ key }) => key).toSorted());
  expect(Object.keys(rawRows).toSorted()).toEqual(known.map(({ key }) => key).toSorted());
});

describe('nothing leaks from a call', () => {
  test.for(called.map((call) => [call.key, call] as const))('%s', async ([key, call], { step, walk }) => {
    const row = rows[key];
    if (!row) return;
    const ask = asking(step, walk, { method: call.method, path: call.path });
    const json = { 'content-type': 'application/json' };
    await judgeAll(key, row, (bearer) => ask(bearer, JSON.stringify(row.body(walk.of)), json));
  });
});

describe('nothing leaks from a raw address', () => {
  test.for(known.map((route) => [route.key, route] as const))('%s', async ([key, { method }], { step, walk }) => {
    const row = rawRows[key];
    if (!row) return;
    const ask = asking(step, walk, { method, path: row.path(walk.of) });
    await judgeAll(key, row, (bearer) => ask(bearer, formOf(row.body(walk.of))));
  });
});

/** How to call one address as one of those who walk. */
function asking(step: Ctx, { walkers }: Walk, { method, path }: { method: string; path: string }) {
  const actors = new Map<string, Actor>(Object.entries(walkers));
  const answer = answerApi({
    routes,
    rawRoutes,
    world: step,
    identify: async (_ctx, bearer) => actors.get(bearer) ?? { kind: 'guest' },
  });
  return async (bearer: string, body: BodyInit | null, headers: Record<string, string> = {}): Promise<Told> => {
    const sent = {
      method,
      headers: { ...headers, authorization: `Bearer ${bearer}`, 'accept-language': 'en-GB' },
      body,
    };
    const response = await answer(new Request(`http://mestria.test/api${path}`, sent));
    const type = response.headers.get('content-type') ?? '';
    return { status: response.status, isJson: type.includes('application/json'), text: await response.text() };
  };
}

async function judgeAll(key: string, row: Row, send: (bearer: string) => Promise<Told>): Promise<void> {
  const told = [
    judge(await send('guest'), row.guest, ownersMarks),
    judge(await send('student'), row.stranger, ownersMarks),
    judge(await send('client'), row.stranger, ownersMarks),
    judge(await send('owner'), row.owner),
  ];
  const wanted = [row.guest, row.stranger, row.stranger, row.owner];
  expect([key, ...told].join('\n')).toBe([key, ...wanted].join('\n'));
}

function formOf(fields: unknown): FormData | null {
  if (fields === null) return null;
  const form = new FormData();
  for (const [name, value] of Object.entries(Object(fields))) form.append(name, String(value));
  form.append('file', new File([new Uint8Array(pdfBytes())], 'folha.pdf', { type: 'application/pdf' }));
  return form;
}
