import { tmpdir } from 'node:os';
import { describe, expect } from 'vitest';
import { asA } from '#api/people/identity/make.ts';
import { makeCourse } from '#api/offer/catalogue/make.ts';
import { committingTest as test, makeCtx } from '#api/shared/testing/database.ts';
import { addToWishlist } from './add-to-wishlist.ts';
import { retrieveWishlistIds } from './retrieve-wished-ids.ts';

// One connection cannot race with itself: `npm run test:postgres`.
const onPostgres = Boolean(process.env['TEST_DATABASE_URL']);

describe.skipIf(!onPostgres)('two tabs that save the same course at once', () => {
  test('save it once, and get the same answer', async ({ database }) => {
    const ctx = await asA(makeCtx({ db: database.db, folder: tmpdir() }), 'student');
    const { id } = await makeCourse(ctx);
    const saved = await Promise.all(Array.from({ length: 8 }, () => addToWishlist(ctx, { course_id: id })));
    expect(new Set(saved.map(({ saved_at }) => saved_at)).size).toBe(1);
    expect(await retrieveWishlistIds(ctx)).toEqual({ course_ids: [id] });
    const rows = await ctx.db.selectFrom('wishlist_entries').select('id').where('course_id', '=', id).execute();
    expect(rows).toHaveLength(1);
  });
});
