import { describe, expect } from 'vitest';
import { pdfBytes } from '#api/files/make.ts';
import { calls } from '../calls.ts';
import { rawRoutes } from '../routes.ts';
import { judge, type Told } from './judge.ts';
import { asking, ownersMarks, test } from './make.ts';
import type { Row } from './row.ts';
import { accountsRows } from './rows-accounts.ts';
import { learningRows } from './rows-learning.ts';
import { newsRows } from './rows-news.ts';
import { rawRows } from './rows-raw.ts';
import { shopRows } from './rows-shop.ts';

const rows: Record<string, Row> = { ...accountsRows, ...shopRows, ...learningRows, ...newsRows };
const called = calls.map((call) => ({ ...call, key: `${call.slice}.${call.name}` }));

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
