import { tmpdir } from 'node:os';
import { describe, expect } from 'vitest';
import { asA } from '#api/people/identity/make.ts';
import { queryOf } from '#api/shared/database/retrieval.ts';
import { committingTest as test, makeCtx } from '#api/shared/testing/database.ts';
import { makeClass } from '../make.ts';
import { joinWaitingList } from './join-waiting-list.ts';
import { retrieveWaitingEntries } from './retrieve-waiting-entries.ts';

// One connection cannot race with itself: `npm run test:postgres`.
const onPostgres = Boolean(process.env['TEST_DATABASE_URL']);

describe.skipIf(!onPostgres)('the waiting list, under concurrent requests', () => {
  test('has one entry per person, and two places for two persons', async ({ database }) => {
    const ctx = makeCtx({ db: database.db, folder: tmpdir() });
    const { id: class_id } = await makeClass(ctx, { capacity: 0 });
    const [one, other] = [await asA(ctx, 'student'), await asA(ctx, 'student')];
    const entries = await Promise.all(
      Array.from({ length: 8 }, (_, place) => joinWaitingList(place % 2 ? one : other, { class_id })),
    );
    expect(new Set(entries.map(({ id }) => id)).size).toBe(2);
    expect(new Set(entries.map(({ position }) => position))).toEqual(new Set([1, 2]));
    expect((await retrieveWaitingEntries(one, queryOf({ filter: { class_id } }))).total).toBe(1);
  });
});
