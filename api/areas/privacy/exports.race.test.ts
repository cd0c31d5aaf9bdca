import { tmpdir } from 'node:os';
import { describe, expect } from 'vitest';
import { signedIn } from '#api/shared/context.ts';
import { committingTest as test, makeCtx } from '#api/shared/testing/database.ts';
import { asA } from '#api/people/identity/make.ts';
import { closeAccount } from './closing.ts';
import { requestExport } from './request-export.ts';

// One connection cannot race with itself: `npm run test:postgres`.
const onPostgres = Boolean(process.env['TEST_DATABASE_URL']);

describe.skipIf(!onPostgres)('a user who clicks twice at once', () => {
  test('gets one export', async ({ database }) => {
    const user = await asA(makeCtx({ db: database.db, folder: tmpdir() }), 'student');
    const exports = await Promise.all(Array.from({ length: 8 }, () => requestExport(user)));
    expect(new Set(exports.map(({ id }) => id)).size).toBe(1);
    const { userId } = signedIn(user);
    const rows = await user.db.selectFrom('data_exports').select('id').where('user_id', '=', userId).execute();
    expect(rows).toHaveLength(1);
  });

  test('closes the account once', async ({ database }) => {
    const user = await asA(makeCtx({ db: database.db, folder: tmpdir() }), 'student');
    await Promise.all(Array.from({ length: 8 }, () => closeAccount(user)));
    const { userId } = signedIn(user);
    const rows = await user.db.selectFrom('account_closings').select('id').where('user_id', '=', userId).execute();
    expect(rows).toHaveLength(1);
  });

  test('does not leave the operator without an administrator', async ({ database }) => {
    const ctx = makeCtx({ db: database.db, folder: tmpdir() });
    const both = [await asA(ctx, 'administrator'), await asA(ctx, 'administrator')];
    const remaining = await Promise.allSettled(both.map((one) => closeAccount(one)));
    expect(remaining.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });
});
