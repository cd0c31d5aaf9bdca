import { describe, expect } from 'vitest';
import { makeCoupon } from '#api/sales/coupons/make.ts';
import { readCart } from '#api/sales/cart/index.ts';
import { makeCart } from '#api/sales/cart/make.ts';
import { makeClass } from '#api/offer/classes/make.ts';
import { asA } from '#api/people/identity/make.ts';
import { makeOrganization } from '#api/people/organizations/make.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import { queryOf } from '#api/shared/database/retrieval.ts';
import { test } from '#api/shared/testing/database.ts';
import { placeOrderFor } from './place-order-for.ts';
import { retrieveOrderBuyers } from './retrieve-order-buyers.ts';
import { retrieveOrderHistory } from './retrieve-order-history.ts';
import { retrieveOrders } from './retrieve-orders.ts';

async function sale(buyer: Ctx, { quantity = 1 } = {}) {
  const held = await makeClass(buyer);
  return {
    user_id: signedIn(buyer).userId,
    currency_id: 1,
    items: [{ course_id: held.course_id, class_id: held.id, quantity }],
  };
}

describe('an order that staff place', () => {
  test('is the order of the buyer, who accepted nothing, and their cart stays', async ({ ctx }) => {
    const staff = await asA(ctx, 'administrator');
    const buyer = await asA(ctx, 'student');
    await makeCart(buyer, await makeClass(ctx));
    const order = await placeOrderFor(staff, await sale(buyer));
    const { userId, personId } = signedIn(buyer);
    expect(order).toMatchObject({
      user_id: userId,
      status: 'pendente',
      terms_version: expect.any(String),
      terms_accepted_at: null,
      items: [{ person_ids: [personId], regulation_sha256: null }],
    });
    expect((await readCart(buyer, userId)).items).toHaveLength(1);
    expect((await retrieveOrders(buyer, queryOf({}))).results.map(({ id }) => id)).toEqual([order.id]);
  });

  test('says in its history who placed it', async ({ ctx }) => {
    const staff = await asA(ctx, 'administrator');
    const buyer = await asA(ctx, 'student');
    const { id } = await placeOrderFor(staff, await sale(buyer));
    const filter = { order_id: id };
    const [moment] = (await retrieveOrderHistory(staff, queryOf({ filter }))).results;
    expect(moment).toMatchObject({ kind: 'placed', by: 'operator', user: { id: signedIn(staff).userId } });
    const [shown] = (await retrieveOrderHistory(buyer, queryOf({ filter }))).results;
    expect(shown).toMatchObject({ by: 'operator', user: null });
  });

  test('is placed once, since the same person has one seat', async ({ ctx }) => {
    const staff = await asA(ctx, 'administrator');
    const input = await sale(await asA(ctx, 'student'));
    await placeOrderFor(staff, input);
    await expect(placeOrderFor(staff, input)).rejects.toMatchObject({ code: 'already_ordered' });
    const orders = await ctx.db.selectFrom('orders').select('id').execute();
    expect(orders).toHaveLength(1);
  });

  test('follows the rules of its buyer: seats of a student, the price that was read out, a full class', async ({
    ctx,
  }) => {
    const staff = await asA(ctx, 'administrator');
    const buyer = await asA(ctx, 'student');
    const input = await sale(buyer, { quantity: 2 });
    await expect(placeOrderFor(staff, input)).rejects.toMatchObject({ code: 'cart_quantity_invalid' });
    const one = { ...input, items: input.items.map((item) => ({ ...item, quantity: 1 })) };
    const misread = { ...one, items_seen_total_minor: 1 };
    await expect(placeOrderFor(staff, misread)).rejects.toMatchObject({ code: 'price_changed' });
    const held = await makeClass(ctx, { capacity: 1 });
    const last = { ...one, items: [{ course_id: held.course_id, class_id: held.id, quantity: 1 }] };
    await placeOrderFor(staff, { ...last, user_id: signedIn(await asA(ctx, 'student')).userId });
    await expect(placeOrderFor(staff, last)).rejects.toMatchObject({ code: 'class_full' });
  });

  test('takes a discount code that the buyer has not tried', async ({ ctx }) => {
    const staff = await asA(ctx, 'administrator');
    const { code } = await makeCoupon(ctx);
    const order = await placeOrderFor(staff, { ...(await sale(await asA(ctx, 'student'))), coupon_code: code });
    expect([order.coupon_code, order.discount_minor]).toEqual([code, 450_000]);
  });

  test('is for an organization only where its buyer may order for it', async ({ ctx }) => {
    const staff = await asA(ctx, 'administrator');
    const owner = await asA(ctx, 'client');
    const { id: organization_id, name } = await makeOrganization(owner);
    const order = await placeOrderFor(staff, { ...(await sale(owner, { quantity: 3 })), organization_id });
    expect(order).toMatchObject({ organization_id, items: [{ quantity: 3, person_ids: [] }] });
    const stranger = await asA(ctx, 'client');
    const foreign = { ...(await sale(stranger)), organization_id };
    await expect(placeOrderFor(staff, foreign)).rejects.toMatchObject({ code: 'not_found' });
    const filter = { id: signedIn(owner).userId };
    const [listed] = (await retrieveOrderBuyers(staff, queryOf({ filter }))).results;
    expect(listed?.organizations).toEqual([{ id: organization_id, name }]);
  });

  test('finds its buyer by a part of the address, for staff alone', async ({ ctx }) => {
    const staff = await asA(ctx, 'administrator');
    const buyer = await asA(ctx, 'student');
    const { userId } = signedIn(buyer);
    await ctx.db.updateTable('users').set({ username: 'rosa_1%@x.ao' }).where('id', '=', userId).execute();
    const match = await retrieveOrderBuyers(staff, queryOf({ filter: { search: 'ROSA_1%' } }));
    expect(match.results.map(({ id }) => id)).toEqual([userId]);
    await expect(retrieveOrderBuyers(buyer, queryOf({}))).rejects.toThrow('not_allowed');
    await expect(placeOrderFor(buyer, await sale(buyer))).rejects.toThrow('not_allowed');
    await expect(placeOrderFor(staff, { ...(await sale(buyer)), user_id: 999_999 })).rejects.toThrow('not_found');
  });
});
