import { tmpdir } from 'node:os';
import { describe, expect } from 'vitest';
import { asA } from '#api/people/identity/make.ts';
import { makeClass } from '#api/offer/classes/make.ts';
import type { Ctx } from '#api/shared/context.ts';
import { asSystem } from '#api/shared/testing/actors.ts';
import { committingTest as test, makeCtx } from '#api/shared/testing/database.ts';
import { makeWishlistItem } from './make.ts';
import { notifyPricesChanged, notifySeatFreed } from './notify-subscribers.ts';

// One connection cannot race with itself: `npm run test:postgres`.
const onPostgres = Boolean(process.env['TEST_DATABASE_URL']);

describe.skipIf(!onPostgres)('workers that handle the same change at once', () => {
  test('notify each user once, of the seat and of the price', async ({ database }) => {
    const ctx = makeCtx({ db: database.db, folder: tmpdir() });
    const run = await makeClass(ctx);
    for (let made = 0; made < 3; made += 1) await makeWishlistItem(await asA(ctx, 'student'), run.course_id);
    await ctx.db.updateTable('course_prices').set({ amount_minor: 1 }).where('course_id', '=', run.course_id).execute();
    const events = [1, 2, 3, 4];
    await Promise.all(
      events.flatMap((event) => [
        notifySeatFreed(asSystem(ctx), run.id, event),
        notifyPricesChanged(asSystem(ctx), [run.course_id], event),
      ]),
    );
    expect(await notificationsOf(ctx)).toEqual({ wishlist_seat_free: 3, wishlist_price_fell: 3 });
  });
});

async function notificationsOf(ctx: Ctx): Promise<Record<string, number>> {
  const rows = await ctx.db.selectFrom('told_messages').select('kind').where('kind', 'like', 'wishlist_%').execute();
  const byKind = Map.groupBy(rows, ({ kind }) => kind);
  return Object.fromEntries([...byKind].map(([kind, messages]) => [kind, messages.length]));
}
