import { describe, expect } from 'vitest';
import { pdfBytes } from '#api/platform/files/make.ts';
import type { AccessRows, RawRow, Row } from '#api/shared/testing/access-row.ts';
import { calls } from '../../calls.ts';
import { rawRoutes } from '../../routes.ts';
import { judge, type Answer } from './judge.ts';
import { callerOf, ownersMarks, test } from './make.ts';
import { kernelRows } from './kernel-rows.ts';

const slices = Object.values(
  import.meta.glob<AccessRows>('../../../*/*/access-rows.ts', { eager: true, import: 'accessRows' }),
);
const rows: Record<string, Row> = Object.fromEntries(
  slices.flatMap(({ key, calls: own }) => Object.entries(own).map(([name, row]) => [`${key}.${name}`, row])),
);
const rawRows: Record<string, RawRow> = Object.assign({}, kernelRows, ...slices.map(({ raw = {} }) => raw));
const called = calls.map((call) => ({ ...call, key: `${call.slice}.${call.name}` }));

const existing = rawRoutes.map((route) => ({ ...route, key: `${route.method} ${route.path}` }));

test('every call has its row, and every row its call', () => {
  expect(Object.keys(rows).toSorted()).toEqual(called.map(({ key }) => key).toSorted());
  expect(Object.keys(rawRows).toSorted()).toEqual(existing.map(({ key }) => key).toSorted());
});

describe('nothing leaks from a call', () => {
  test.for(called.map((call) => [call.key, call] as const))('%s', async ([key, call], { step, accessMatrix }) => {
    const row = rows[key];
    if (!row) return;
    const request = callerOf(step, accessMatrix, { method: call.method, path: call.path });
    const json = { 'content-type': 'application/json' };
    await judgeAll(key, row, (bearer) => request(bearer, JSON.stringify(row.body(accessMatrix.of)), json));
  });
});

describe('nothing leaks from a raw address', () => {
  test.for(existing.map((route) => [route.key, route] as const))(
    '%s',
    async ([key, { method }], { step, accessMatrix }) => {
      const row = rawRows[key];
      if (!row) return;
      const request = callerOf(step, accessMatrix, { method, path: row.path(accessMatrix.of) });
      await judgeAll(key, row, (bearer) => request(bearer, formOf(row.body(accessMatrix.of))));
    },
  );
});

async function judgeAll(key: string, row: Row, send: (bearer: string) => Promise<Answer>): Promise<void> {
  const answers = [
    judge(await send('guest'), row.guest, ownersMarks),
    judge(await send('student'), row.stranger, ownersMarks),
    judge(await send('client'), row.stranger, ownersMarks),
    judge(await send('owner'), row.owner),
  ];
  const requested = [row.guest, row.stranger, row.stranger, row.owner];
  expect([key, ...answers].join('\n')).toBe([key, ...requested].join('\n'));
}

function formOf(fields: unknown): FormData | null {
  if (fields === null) return null;
  const form = new FormData();
  for (const [name, value] of Object.entries(Object(fields))) form.append(name, String(value));
  form.append('file', new File([new Uint8Array(pdfBytes())], 'folha.pdf', { type: 'application/pdf' }));
  return form;
}
