import { describe, expect } from 'vitest';
import { asA } from '#api/people/identity/make.ts';
import { test } from '#api/shared/testing/database.ts';
import { cancelOrder } from './cancel-order.ts';
import { makeOrder } from './make.ts';
import { retrieveOrders } from './retrieve-orders.ts';

const all = { filter: {}, sort: [], limit: 20, offset: 0 };

describe('orders', () => {
  test('are listed for their buyer, newest first', async ({ ctx }) => {
    const { order, buyer } = await makeOrder(ctx);
    const { order: next } = await makeOrder(ctx, { buyer });
    await makeOrder(ctx);
    const { results, total } = await retrieveOrders(buyer, all);
    expect([total, results.map(({ number }) => number)]).toEqual([2, [next.number, order.number]]);
    expect(results[1]).toEqual(order);
  });

  test('are listed for others only with the claim', async ({ ctx }) => {
    const { order } = await makeOrder(ctx);
    await expect(retrieveOrders(ctx, all)).rejects.toThrow('not_signed_in');
    expect((await retrieveOrders(await asA(ctx, 'student'), { ...all, filter: { id: order.id } })).total).toBe(0);
    expect((await retrieveOrders(await asA(ctx, 'administrator'), all)).total).toBe(1);
  });

  test('are filtered and sorted', async ({ ctx }) => {
    const { order, buyer } = await makeOrder(ctx);
    await makeOrder(ctx, { buyer });
    const filter = { status: ['pendente' as const], number: { like: '000001' } };
    expect((await retrieveOrders(buyer, { ...all, filter })).results.map(({ id }) => id)).toEqual([order.id]);
    const sorted = await retrieveOrders(buyer, { ...all, sort: [{ field: 'id', order: 'asc' }] });
    expect(sorted.results[0]?.id).toBe(order.id);
  });

  test('are found by number, course, participant, and whether they await payment', async ({ ctx }) => {
    const { order, buyer } = await makeOrder(ctx);
    const { order: other } = await makeOrder(ctx, { buyer });
    await cancelOrder(buyer, { id: other.id });
    const oldest = [{ field: 'id', order: 'asc' as const }];
    const find = async (filter: object) =>
      (await retrieveOrders(buyer, { ...all, sort: oldest, filter })).results.map(({ id }) => id);
    expect(await find({ search: order.number.toUpperCase() })).toEqual([order.id]);
    expect(await find({ search: order.items[0]?.title.slice(1, 6).toUpperCase() })).toContain(order.id);
    expect(await find({ search: order.items[0]?.participants[0]?.name })).toEqual([order.id, other.id]);
    expect(await find({ search: '100%' })).toEqual([]);
    expect(await find({ is_unpaid: true })).toEqual([order.id]);
    expect(await find({ is_unpaid: false })).toEqual([other.id]);
    expect(await find({ organization_id: null })).toHaveLength(2);
    expect(await find({ organization_id: 1 })).toEqual([]);
  });

  test('take a fixed number of queries, paid ones too', async ({ ctx, queries }) => {
    const { buyer, order } = await makeOrder(ctx);
    await ctx.db.updateTable('orders').set({ status: 'finalizada' }).where('id', '=', order.id).execute();
    for (let made = 0; made < 4; made += 1) await makeOrder(ctx, { buyer });
    queries.length = 0;
    await retrieveOrders(buyer, all);
    expect(queries).toHaveLength(4);
  });
});
