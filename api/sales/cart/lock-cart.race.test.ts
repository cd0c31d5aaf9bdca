import { tmpdir } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect } from 'vitest';
import { asA } from '#api/people/identity/make.ts';
import { makeFullClass, makeWaiting } from '#api/offer/classes/make.ts';
import { signedIn } from '#api/shared/context.ts';
import { committingTest as test, makeCtx } from '#api/shared/testing/database.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { lockCart } from './index.ts';

// One connection cannot wait for itself: `npm run test:postgres`.
const onPostgres = Boolean(process.env['TEST_DATABASE_URL']);
const longestMs = 3_000;

describe.skipIf(!onPostgres)('a cart that is being ordered', () => {
  test('does not block its owner from joining a waiting list', async ({ database }) => {
    const ctx = makeCtx({ db: database.db, folder: tmpdir() });
    const student = await asA(ctx, 'student');
    const { id: class_id } = await makeFullClass(ctx);
    let joining: Promise<unknown> = Promise.resolve();
    const outcome = await inTransaction(student, async (tx) => {
      await lockCart(tx, signedIn(student).userId);
      joining = makeWaiting(student, class_id);
      return Promise.race([joining.then(() => 'joined'), wait(longestMs, 'blocked')]);
    });
    await joining;
    expect(outcome).toBe('joined');
  });
});
