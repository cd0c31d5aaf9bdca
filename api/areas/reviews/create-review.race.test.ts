import { tmpdir } from 'node:os';
import { describe, expect } from 'vitest';
import { makeClass } from '#api/offer/classes/make.ts';
import { committingTest as test, makeCtx } from '#api/shared/testing/database.ts';
import { createReview } from './create-review.ts';
import { makeGraduate } from './make.ts';

// One connection cannot race with itself: `npm run test:postgres`.
const onPostgres = Boolean(process.env['TEST_DATABASE_URL']);

describe.skipIf(!onPostgres)('people who review a course at once', () => {
  test('are all counted, each once under repetition', async ({ database }) => {
    const ctx = makeCtx({ db: database.db, folder: tmpdir() });
    const { course_id } = await makeClass(ctx);
    const graduates = [];
    for (let made = 0; made < 6; made += 1) graduates.push(await makeGraduate(ctx, { course_id }));
    const sent = [...graduates, ...graduates, ...graduates].map(({ ctx: own }) =>
      createReview(own, { course_id, rating: 4, text: 'Aprendi muito.' }),
    );
    const settled = await Promise.allSettled(sent);
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(graduates.length);
    const stored = await ctx.db
      .selectFrom('course_ratings')
      .select(['review_count', 'rating_sum'])
      .where('course_id', '=', course_id)
      .executeTakeFirst();
    expect(stored).toEqual({ review_count: 6, rating_sum: 24 });
  });
});
