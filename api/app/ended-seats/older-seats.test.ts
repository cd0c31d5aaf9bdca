import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { describe, expect } from 'vitest';
import { classSummaries } from '#api/offer/classes/index.ts';
import { findOrder } from '#api/sales/orders/index.ts';
import { makeOrder } from '#api/sales/orders/make.ts';
import type { Ctx } from '#api/shared/context.ts';
import { test } from '#api/shared/testing/database.ts';
import { waysToGet, type Seat } from './make.ts';
import { endBy } from './ends/make.ts';

const script = readFileSync('api/migrations/20261126-2110-seats-that-ended.sql', 'utf8');
const updates = script.split(/;\n/).filter((statement) => /^update /m.test(statement));

/** The state before the migration: the line has all its seats, although their persons have left. */
async function migrateAgain(ctx: Ctx, { itemId, orderId }: Seat): Promise<void> {
  const lines = sql`order_item_id = ${itemId}`;
  await sql`update order_item_participants set ended_at = null where ${lines}`.execute(ctx.db);
  await sql`update seat_holds set status = 'consumed', quantity = 1 where ${lines}`.execute(ctx.db);
  await sql`update orders set status = 'aguarda-satisfacao' where id = ${orderId} and not exists (
    select from order_item_participants where ${lines} and enrolled_at is not null)`.execute(ctx.db);
  for (const statement of updates) await sql.raw(statement).execute(ctx.db);
}

const seatsLeft = async (ctx: Ctx, id: number) => (await classSummaries(ctx, [id])).get(id)?.seats_left;

describe('an older database', () => {
  test.for(['a free order', 'a paid order', 'a paid order, without the files', 'a free gift'] as const)(
    'has the seat by %s again that was lost',
    async (got, { ctx }) => {
      const seat: Seat = await waysToGet[got](ctx);
      await endBy(ctx, 'staff cancel', seat);
      await migrateAgain(ctx, seat);
      expect(await seatsLeft(ctx, seat.classId)).toBe(1);
      expect((await findOrder(ctx, seat.orderId)).status).toBe('finalizada');
      const again = { id: seat.classId, course_id: seat.courseId };
      expect((await makeOrder(ctx, { buyer: seat.holder, class: again })).order.items).toHaveLength(1);
    },
  );

  test('has the seat of an employee again who withdrew', async ({ ctx }) => {
    const seat = await waysToGet['a company'](ctx);
    await endBy(ctx, 'its person withdraws', seat);
    await migrateAgain(ctx, seat);
    expect(await seatsLeft(ctx, seat.classId)).toBe(1);
  });

  test.for(['a free order', 'a company', 'a gift that is open', 'an unpaid order'] as const)(
    'keeps the seat by %s that nobody has left',
    async (got, { ctx }) => {
      const seat: Seat = await waysToGet[got](ctx);
      for (const statement of updates) await sql.raw(statement).execute(ctx.db);
      expect(await seatsLeft(ctx, seat.classId)).toBe(0);
    },
  );
});
