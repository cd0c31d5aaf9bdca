import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { makeCourse } from '#api/offer/catalogue/make.ts';
import { purgeUnusedFiles, readFileFacts } from '#api/platform/files/index.ts';
import { openPostgres } from '#api/shared/database/database.ts';
import { makeCtx, testNow } from '#api/shared/testing/database.ts';
import { makeClass, makeRegulation } from '../make.ts';
import { regulationsOfClasses } from './regulations-of-classes.ts';

const url = process.env['TEST_DATABASE_URL'];
const later = new Date(testNow.getTime() + 2 * 86_400_000);

test('a regulation that is being purged cannot be taken by a class meanwhile', async ({ skip }) => {
  skip(!url, 'Only a real server lets two transactions run at once: npm run test:postgres');
  const database = await openPostgres(url ?? '');
  const ctx = makeCtx({ db: database.db, folder: mkdtempSync(join(tmpdir(), 'mestria-race-')) });
  const { id: course_id } = await makeCourse(ctx, { is_published: false });
  const { id } = await makeRegulation(ctx);

  let checks = 0;
  let taken = Promise.resolve('nobody tried');
  const lastLook = async () => {
    checks += 1;
    // The second check is the one under the lock.
    if (checks === 2) {
      taken = makeClass(ctx, { course_id, regulation_file_id: id }).then(() => 'taken', String);
      await setTimeout(300);
    }
    return [];
  };
  const users = [regulationsOfClasses, lastLook];
  await purgeUnusedFiles({ ...ctx, now: () => later }, { category: 'regulation', users });
  expect(await taken).toContain('invalid_input');
  await expect(readFileFacts(ctx, id)).rejects.toThrow('not_found');
  await database.close();
});
