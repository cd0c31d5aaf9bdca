import { describe, expect } from 'vitest';
import type { OrderRecordFilter } from '#contract/sales/orders/records.ts';
import { asA } from '#api/people/identity/make.ts';
import { makeOrganization } from '#api/people/organizations/make.ts';
import { queryOf } from '#api/shared/database/retrieval.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import { test } from '#api/shared/testing/database.ts';
import { cancelOrder } from './cancel-order.ts';
import { later, makeOrder } from './make.ts';
import { retrieveOrderRecords } from './retrieve-order-records.ts';

type Sort = { field: string; order: 'asc' | 'desc' };

async function listed(ctx: Ctx, filter: OrderRecordFilter, ...sort: Sort[]): Promise<number[]> {
  const staff = await asA(ctx, 'administrator');
  return (await retrieveOrderRecords(staff, queryOf({ filter, sort }))).results.map(({ id }) => id);
}

async function company(ctx: Ctx) {
  const buyer = await asA(ctx, 'client');
  return { buyer, organization: await makeOrganization(buyer) };
}

describe('staff list orders', () => {
  test('of everybody, newest first, and nobody else does', async ({ ctx }) => {
    const { order, buyer } = await makeOrder(ctx);
    const { order: next } = await makeOrder(later(ctx, 1));
    const staff = await asA(ctx, 'administrator');
    const { results, total } = await retrieveOrderRecords(staff, queryOf({}));
    expect([total, results.map(({ id }) => id)]).toEqual([2, [next.id, order.id]]);
    expect(results[1]).toEqual({
      id: order.id,
      number: order.number,
      status: 'pendente',
      buyer: { id: order.user_id, name: order.buyer_name, username: expect.stringContaining('@') },
      organization: null,
      currency_id: order.currency_id,
      total_minor: order.total_minor,
      placed_at: order.placed_at,
    });
    await expect(retrieveOrderRecords(buyer, queryOf({}))).rejects.toThrow('not_allowed');
    await expect(retrieveOrderRecords(ctx, queryOf({}))).rejects.toThrow('not_signed_in');
  });

  test('by number, and by name or address of the buyer', async ({ ctx }) => {
    const { order } = await makeOrder(ctx);
    await makeOrder(ctx);
    await ctx.db.updateTable('users').set({ username: 'joao_100%@x.ao' }).where('id', '=', order.user_id).execute();
    expect(await listed(ctx, { search: order.number.slice(3) })).toEqual([order.id]);
    expect(await listed(ctx, { search: 'JOAO_100%@' })).toEqual([order.id]);
    expect(await listed(ctx, { search: 'joao-100' })).toEqual([]);
    expect(await listed(ctx, { search: order.buyer_name.toUpperCase() })).toContain(order.id);
  });

  test('by the name of the organization, which the row shows', async ({ ctx }) => {
    const { buyer, organization } = await company(ctx);
    const { order } = await makeOrder(ctx, { buyer, organization_id: organization.id });
    await makeOrder(ctx);
    expect(await listed(ctx, { search: organization.name.slice(-6) })).toEqual([order.id]);
    expect(await listed(ctx, { organization_id: organization.id })).toEqual([order.id]);
    const staff = await asA(ctx, 'administrator');
    const { results } = await retrieveOrderRecords(staff, queryOf({ filter: { id: order.id } }));
    expect(results[0]?.organization).toEqual({ id: organization.id, name: organization.name });
  });

  test('by status and day', async ({ ctx }) => {
    const { order, buyer } = await makeOrder(ctx);
    const { order: next } = await makeOrder(later(ctx, 48));
    await cancelOrder(buyer, { id: order.id });
    expect(await listed(ctx, { status: 'cancelada' })).toEqual([order.id]);
    expect(await listed(ctx, { placed_at: { gte: next.placed_at } })).toEqual([next.id]);
    expect(await listed(ctx, { placed_at: { lte: order.placed_at } })).toEqual([order.id]);
  });

  test('sorted by every column, orders of persons last by organization', async ({ ctx }) => {
    const { buyer, organization } = await company(ctx);
    const { order: first } = await makeOrder(ctx, { buyer, organization_id: organization.id, quantity: 3 });
    const { order: second } = await makeOrder(later(ctx, 1));
    await ctx.db.updateTable('orders').set({ status: 'cancelada' }).where('id', '=', second.id).execute();
    const both = [first.id, second.id];
    for (const field of ['placed_at', 'number']) {
      expect(await listed(ctx, {}, { field, order: 'asc' })).toEqual(both);
    }
    expect(await listed(ctx, {}, { field: 'total_minor', order: 'desc' })).toEqual(both);
    expect(await listed(ctx, {}, { field: 'status', order: 'desc' })).toEqual(both);
    expect(await listed(ctx, {}, { field: 'organization', order: 'asc' })).toEqual(both);
    expect(await listed(ctx, {}, { field: 'organization', order: 'desc' })).toEqual(both);
    await ctx.db.updateTable('persons').set({ name: 'Ábel' }).where('id', '=', signedIn(buyer).personId).execute();
    expect(await listed(ctx, {}, { field: 'buyer', order: 'asc' })).toEqual(both);
    expect(await listed(ctx, {}, { field: 'buyer', order: 'desc' })).toEqual(both.toReversed());
  });

  test('in a fixed number of statements', async ({ ctx, queries }) => {
    for (let made = 0; made < 3; made += 1) await makeOrder(ctx);
    const staff = await asA(ctx, 'administrator');
    queries.length = 0;
    await retrieveOrderRecords(staff, queryOf({ page: { number: 1, size: 2 } }));
    expect(queries).toHaveLength(2);
  });
});
