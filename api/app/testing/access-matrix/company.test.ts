import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect } from 'vitest';
import { pdfBytes } from '#api/platform/files/make.ts';
import type { AccessRows, RawRow, Row, Outcome } from '#api/shared/testing/access-row.ts';
import { answerApi } from '#api/shared/http/http.ts';
import { committingTest as plainTest, makeCtx } from '#api/shared/testing/database.ts';
import { calls } from '../../calls.ts';
import { rawRoutes, routes } from '../../routes.ts';
import { companyBodies, mixedCalls } from './company-bodies.ts';
import { companyRows } from './company-rows.ts';
import { makeCompany, standings, type Company, type CompanyRole } from './company.ts';
import { judge } from './judge.ts';

/** The slices with calls about organizations, their orders, documents, seats and money. */
const about =
  'accounts addresses cart certificates coupons fiscal orders organizations payments privacy reports training'.split(
    ' ',
  );
const slices = Object.values(
  import.meta.glob<AccessRows>('../../../*/*/access-rows.ts', { eager: true, import: 'accessRows' }),
).filter(({ key }) => about.includes(key));
const rows: Record<string, Row & Partial<RawRow>> = Object.fromEntries(
  slices.flatMap(({ key, calls: own, raw = {} }) => [
    ...Object.entries(own).map(([name, row]) => [`${key}.${name}`, row] as const),
    ...Object.entries(raw),
  ]),
);
const addressOf = new Map(calls.map(({ slice, name, ...call }) => [`${slice}.${name}`, call]));

const folder = join(tmpdir(), 'mestria-company-matrix');
/** One company for the whole file; each answer is rolled back. */
const test = plainTest.extend<{ company: Company }>({
  company: [
    async ({ database }, use) => {
      await use(await makeCompany(makeCtx({ db: database.db, folder })));
    },
    { scope: 'file' },
  ],
});

/** Words that no outsider may read. */
const marks = ['Segredo', '5417189036'];
const outsiders: readonly CompanyRole[] = ['guest', 'stranger', 'other_owner', 'ended'];

test('every call about a company has its row, and every row its call', () => {
  expect(Object.keys(companyRows).toSorted()).toEqual(Object.keys(rows).toSorted());
});

describe('with the ids of a company', () => {
  test.for(Object.entries(rows))('%s', { timeout: 60_000 }, async ([key, row], { database, company }) => {
    const requested = companyRows[key] ?? [];
    const answers: string[] = [];
    for (const [place, standing] of standings.entries()) {
      const db = await database.db.startTransaction().execute();
      const actor = company.actors[standing];
      const answer = answerApi({
        routes,
        rawRoutes,
        world: makeCtx({ db, folder }),
        identify: async () => actor,
      });
      const response = await answer(requestOf(key, row, company.of));
      const isJson = response.headers.get('content-type')?.includes('application/json') ?? false;
      const answered = { status: response.status, isJson, text: await response.text() };
      const words: Outcome = requested[place] ?? 'ok';
      answers.push(judge(answered, words, outsiders.includes(standing) ? marks : []));
      await db.rollback().execute();
    }
    expect(answers).toEqual(requested);
  });
});

describe('the owner of another company who mixes its ids with those of their own', () => {
  test.for(mixedCalls)('is refused by %s', async ([key, requested, bodyOf], { database, company }) => {
    const db = await database.db.startTransaction().execute();
    const actor = company.actors.other_owner;
    const answer = answerApi({ routes, rawRoutes, world: makeCtx({ db, folder }), identify: async () => actor });
    const { path = '', method = 'POST' } = addressOf.get(key) ?? {};
    const body = JSON.stringify(bodyOf(company));
    const headers = { authorization: 'Bearer somebody', 'content-type': 'application/json' };
    const response = await answer(new Request(`http://mestria.test/api${path}`, { method, headers, body }));
    const answered = { status: response.status, isJson: true, text: await response.text() };
    const [employee] = await db
      .selectFrom('affiliations')
      .select(['status', 'department'])
      .where('id', '=', company.of.employeeAffiliationId)
      .execute();
    await db.rollback().execute();
    expect([judge(answered, requested, marks), employee]).toEqual([requested, { status: 'active', department: '' }]);
  });
});

function requestOf(key: string, row: Row & Partial<RawRow>, of: Company['of']): Request {
  const call = addressOf.get(key);
  const input = (companyBodies[key] ?? row.body)(of);
  const headers = { authorization: 'Bearer somebody', 'accept-language': 'en-GB' };
  if (call) {
    return new Request(`http://mestria.test/api${call.path}`, {
      method: call.method,
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(input),
    });
  }
  const [method = 'GET'] = key.split(' ');
  const body = input === null ? null : formOf(input);
  return new Request(`http://mestria.test/api${row.path?.(of) ?? ''}`, { method, headers, body });
}

function formOf(fields: unknown): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(Object(fields))) form.append(name, String(value));
  form.append('file', new File([new Uint8Array(pdfBytes())], 'folha.pdf', { type: 'application/pdf' }));
  return form;
}
