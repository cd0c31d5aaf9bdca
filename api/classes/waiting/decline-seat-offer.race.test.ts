import { tmpdir } from 'node:os';
import { describe, expect } from 'vitest';
import { asA } from '#api/identity/make.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import { asSystem } from '#api/shared/test-actors.ts';
import { makeCtx, test } from '#api/shared/test-database.ts';
import { inTransaction } from '#api/shared/transaction.ts';
import { holdSeats } from '../hold-seats.ts';
import { makeFullClass, makeWaiting } from '../make.ts';
import { releaseSeats } from '../release-seats.ts';
import { lockClass } from '../seats-store.ts';
import { declineSeatOffer } from './decline-seat-offer.ts';

// One connection cannot race with itself: `npm run test:postgres`.
const onPostgres = Boolean(process.env['TEST_DATABASE_URL']);

/** The person orders on one device while declining on another; the order has the lock of the class first. */
async function orderWhileDeclining(ctx: Ctx) {
  const { id: class_id, items } = await makeFullClass(ctx);
  const person = await asA(ctx, 'student');
  await makeWaiting(person, class_id);
  for (const order_item_id of items) await releaseSeats(asSystem(ctx), { order_item_id });
  const entries = ctx.db.selectFrom('waiting_entries').select('id').where('class_id', '=', class_id);
  const { id } = await entries.executeTakeFirstOrThrow();
  const wanted = { class_id, order_item_id: -class_id * 1000 - 100, quantity: 1, expires_at: null };
  let declining: Promise<string> = Promise.resolve('');
  const isOrdered = await inTransaction(person, async (tx) => {
    await lockClass(tx, class_id);
    declining = declineSeatOffer(person, { id }).then(
      ({ state }) => state,
      (error: unknown) => String(error),
    );
    await new Promise((resolve) => setTimeout(resolve, 200));
    return holdSeats(tx, { ...wanted, user_id: signedIn(person).userId });
  });
  return { isOrdered, declined: await declining };
}

describe.skipIf(!onPostgres)('a seat that is ordered while it is declined', () => {
  test('stays ordered, and declining is refused', async ({ database }) => {
    const ctx = makeCtx({ db: database.db, folder: tmpdir() });
    const { isOrdered, declined } = await orderWhileDeclining(ctx);
    expect(isOrdered).toBe(true);
    expect(declined).toContain('seat_offer_over');
  });
});
