import { describe, expect } from 'vitest';
import { queryOf } from '#api/shared/database/retrieval.ts';
import type { Ctx } from '#api/shared/context.ts';
import { asSystem } from '#api/shared/testing/actors.ts';
import { test, testNow } from '#api/shared/testing/database.ts';
import { retrieveClasses } from './retrieve-classes.ts';
import { classSummaries } from './class-summaries.ts';
import { holdSeats } from './hold-seats.ts';
import { makeClass } from './make.ts';
import { moveClass } from './move-class.ts';
import { releaseSeats } from './release-seats.ts';
import { takeHeldSeats } from './take-held-seats.ts';

const quarter = 15 * 60_000;
const later = (ctx: Ctx): Ctx => ({ ...ctx, now: () => new Date(testNow.getTime() + quarter) });

function hold(ctx: Ctx, class_id: number, order: { item: number; quantity?: number }): Promise<boolean> {
  const { item: order_item_id, quantity = 1 } = order;
  const expires_at = new Date(ctx.now().getTime() + quarter);
  return holdSeats(ctx, { class_id, order_item_id, quantity, expires_at });
}

async function seatsLeft(ctx: Ctx, id: number): Promise<number | null | undefined> {
  return (await retrieveClasses(ctx, queryOf({ filter: { id } }))).results[0]?.seats_left;
}

describe('held seats', () => {
  test('cannot be taken by anybody else until they expire', async ({ ctx }) => {
    const { id } = await makeClass(ctx, { capacity: 2 });
    expect(await hold(ctx, id, { item: 1 })).toBe(true);
    expect(await hold(ctx, id, { item: 2, quantity: 2 })).toBe(false);
    expect(await seatsLeft(ctx, id)).toBe(1);
    expect(await hold(later(ctx), id, { item: 2, quantity: 2 })).toBe(true);
    expect(await seatsLeft(later(ctx), id)).toBe(0);
  });

  test('are held once per order item, with the last quantity', async ({ ctx }) => {
    const { id } = await makeClass(ctx, { capacity: 3 });
    expect(await hold(ctx, id, { item: 1, quantity: 2 })).toBe(true);
    expect(await hold(ctx, id, { item: 1, quantity: 3 })).toBe(true);
    expect(await seatsLeft(ctx, id)).toBe(0);
    expect(await hold(ctx, id, { item: 1, quantity: 4 })).toBe(false);
  });

  test('are taken by the payment and stay taken', async ({ ctx }) => {
    const { id } = await makeClass(ctx, { capacity: 1 });
    await hold(ctx, id, { item: 1 });
    expect(await takeHeldSeats(ctx, { order_item_id: 1, class_id: id })).toBe(true);
    expect(await takeHeldSeats(later(ctx), { order_item_id: 1, class_id: id })).toBe(true);
    expect(await seatsLeft(later(ctx), id)).toBe(0);
  });

  test('must be won back by a late payment', async ({ ctx }) => {
    const { id } = await makeClass(ctx, { capacity: 1 });
    await hold(ctx, id, { item: 1 });
    expect(await hold(later(ctx), id, { item: 2 })).toBe(true);
    expect(await takeHeldSeats(later(ctx), { order_item_id: 1, class_id: id })).toBe(false);
    await releaseSeats(ctx, { order_item_id: 2 });
    expect(await takeHeldSeats(later(ctx), { order_item_id: 1, class_id: id })).toBe(true);
  });

  test('do not come back in a cancelled class', async ({ ctx }) => {
    const { id } = await makeClass(ctx);
    await hold(ctx, id, { item: 1 });
    await moveClass(asSystem(ctx), { id, move: 'cancel', reason: 'Sem formador' });
    expect(await takeHeldSeats(later(ctx), { order_item_id: 1, class_id: id })).toBe(false);
    expect(await takeHeldSeats(ctx, { order_item_id: 99, class_id: id })).toBe(false);
  });

  test('can be released repeatedly, taken ones too', async ({ ctx }) => {
    const { id } = await makeClass(ctx, { capacity: 1 });
    await hold(ctx, id, { item: 1 });
    await takeHeldSeats(ctx, { order_item_id: 1, class_id: id });
    await releaseSeats(ctx, { order_item_id: 1 });
    await releaseSeats(ctx, { order_item_id: 1 });
    await releaseSeats(ctx, { order_item_id: 99 });
    expect(await seatsLeft(ctx, id)).toBe(1);
  });

  test('are unlimited in a class without a limit', async ({ ctx }) => {
    const { id } = await makeClass(ctx, { capacity: null });
    expect(await hold(ctx, id, { item: 1, quantity: 5_000 })).toBe(true);
    expect(await seatsLeft(ctx, id)).toBeNull();
  });
});

describe('a class', () => {
  test('is for sale while it is opened, within its registration and before it starts', async ({ ctx }) => {
    const past = '2026-11-20T07:00:00Z';
    const unsold = [
      await makeClass(ctx, { start_at: past }),
      await makeClass(ctx, { registration_deadline: past }),
      await makeClass(ctx, { registration_opens_at: '2026-11-22T07:00:00Z' }),
    ];
    const closed = await makeClass(ctx);
    await moveClass(asSystem(ctx), { id: closed.id, move: 'close' });
    for (const { id } of [...unsold, closed]) {
      expect((await classSummaries(ctx, [id])).get(id)?.is_for_sale).toBe(false);
      expect(await hold(ctx, id, { item: id })).toBe(false);
    }
    const alone = await makeClass(ctx, { type: 'online', start_at: past, capacity: null, registration_deadline: null });
    const result = await classSummaries(ctx, [alone.id, 99_999]);
    expect([...result.values()]).toMatchObject([{ id: alone.id, seats_left: null, is_full: false, is_for_sale: true }]);
    expect(await hold(ctx, 99_999, { item: 1 })).toBe(false);
  });
});
