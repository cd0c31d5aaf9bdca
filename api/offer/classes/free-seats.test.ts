import { tmpdir } from 'node:os';
import { sql } from 'kysely';
import { describe, expect } from 'vitest';
import { isFull, type Seats } from '#contract/rules/seats.ts';
import type { Ctx } from '#api/shared/context.ts';
import { committingTest as test, makeCtx, testNow } from '#api/shared/testing/database.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { holdSeats } from './hold-seats.ts';
import { makeClass } from './make.ts';
import { releaseSeats } from './release-seats.ts';

// One connection cannot race with itself: `npm run test:postgres`.
const onPostgres = Boolean(process.env['TEST_DATABASE_URL']);

const inMinutes = (minutes: number) => new Date(testNow.getTime() + minutes * 60_000);

async function wrongAt(ctx: Ctx, classId: number, minutes: number[]): Promise<number[]> {
  const wrong: number[] = [];
  for (const minute of minutes) {
    const { rows } = await sql<Seats & { has_seats: boolean }>`
      select k.seats_free_at <= ${inMinutes(minute)} as has_seats, k.capacity, s.taken
      from classes k cross join lateral taken_seats(k.id, ${inMinutes(minute)}) s where k.id = ${classId}`.execute(
      ctx.db,
    );
    const [first] = rows;
    if (!first || first.has_seats === isFull(first)) wrong.push(minute);
  }
  return wrong;
}

const everyMinute = Array.from({ length: 13 }, (_, minute) => minute * 5);

async function hold(ctx: Ctx, class_id: number, [quantity, status, expires_at]: [number, string, Date | null]) {
  await sql`insert into seat_holds (class_id, quantity, status, expires_at, created_at)
    values (${class_id}, ${quantity}, ${status}, ${expires_at}, ${ctx.now()})`.execute(ctx.db);
}

describe('the moment from which a class has a free seat', () => {
  test('agrees with the ledger at every moment, whatever is held, taken and released', async ({ ctx }) => {
    const { id } = await makeClass(ctx, { capacity: 4 });
    expect(await wrongAt(ctx, id, everyMinute)).toEqual([]);
    await hold(ctx, id, [2, 'active', inMinutes(30)]);
    await hold(ctx, id, [1, 'consumed', inMinutes(5)]);
    await hold(ctx, id, [3, 'active', inMinutes(10)]);
    await hold(ctx, id, [9, 'released', null]);
    expect(await wrongAt(ctx, id, everyMinute)).toEqual([]);
    await sql`update seat_holds set status = 'consumed' where class_id = ${id} and quantity = 2`.execute(ctx.db);
    expect(await wrongAt(ctx, id, everyMinute)).toEqual([]);
    await sql`update seat_holds set expires_at = null where class_id = ${id} and quantity = 3`.execute(ctx.db);
    expect(await wrongAt(ctx, id, everyMinute)).toEqual([]);
    await sql`delete from seat_holds where class_id = ${id} and quantity = 3`.execute(ctx.db);
    expect(await wrongAt(ctx, id, everyMinute)).toEqual([]);
  });

  test('follows the capacity, and a hold that moves to another class', async ({ ctx }) => {
    const [{ id }, { id: other }] = [await makeClass(ctx, { capacity: 1 }), await makeClass(ctx, { capacity: 1 })];
    await hold(ctx, id, [1, 'active', inMinutes(30)]);
    await sql`update seat_holds set class_id = ${other} where class_id = ${id}`.execute(ctx.db);
    for (const capacity of [0, 1, 2, null]) {
      await sql`update classes set capacity = ${capacity} where id in (${id}, ${other})`.execute(ctx.db);
      expect([...(await wrongAt(ctx, id, everyMinute)), ...(await wrongAt(ctx, other, everyMinute))]).toEqual([]);
    }
  });
});

describe.skipIf(!onPostgres)('the same moment, while many buy and release at once', () => {
  test('still agrees with the ledger', async ({ database }) => {
    const ctx = makeCtx({ db: database.db, folder: tmpdir() });
    const { id: class_id } = await makeClass(ctx, { capacity: 3 });
    const item = (buyer: number) => -class_id * 100 - buyer;
    const buyOrGiveBack = (_: unknown, turn: number) =>
      inTransaction(ctx, async (tx) => {
        const order_item_id = item(turn % 7);
        if (turn % 3 === 0) return releaseSeats(tx, { order_item_id });
        await holdSeats(tx, {
          class_id,
          order_item_id,
          quantity: 1,
          expires_at: turn % 2 ? inMinutes(turn) : null,
        });
      });
    for (let round = 0; round < 5; round++) {
      await Promise.all(Array.from({ length: 40 }, buyOrGiveBack));
      expect(await wrongAt(ctx, class_id, everyMinute)).toEqual([]);
    }
    await ctx.db.deleteFrom('seat_holds').where('class_id', '=', class_id).execute();
  });
});
