import { describe, expect } from 'vitest';
import { makeCoupon, tryCoupon, updateCoupon, usesOfCoupon } from '#api/sales/coupons/make.ts';
import { makeCart } from '#api/sales/cart/make.ts';
import { makeClass } from '#api/offer/classes/make.ts';
import { asA } from '#api/people/identity/make.ts';
import { makeOrganization } from '#api/people/organizations/make.ts';
import type { Ctx } from '#api/shared/context.ts';
import { asSystem, withClaims } from '#api/shared/testing/actors.ts';
import { test } from '#api/shared/testing/database.ts';
import { cancelOrder } from './cancel-order.ts';
import { expireOrders } from './expire-orders.ts';
import { later, makeOrder, placeAccepted } from './make.ts';
import { settleOrder } from './settle-order.ts';
import { findOrder } from './store/orders.ts';

const coupon_code = 'verao-10';

async function buyerOfTwo(ctx: Ctx): Promise<Ctx> {
  const buyer = await asA(ctx, 'client');
  const [one, other] = [await makeClass(ctx), await makeClass(ctx)];
  await makeCart(buyer, { ...one, quantity: 3 }, { ...other, quantity: 1 });
  await tryCoupon(buyer, coupon_code);
  return buyer;
}

describe('an order with a discount code', () => {
  test('freezes the discount by line, and all its sums are after it', async ({ ctx }) => {
    const coupon = await makeCoupon(ctx);
    const order = await placeAccepted(await buyerOfTwo(ctx), { coupon_code, items_seen_total_minor: 16_200_000 });
    expect(order).toMatchObject({
      coupon_code: 'VERAO-10',
      discount_minor: 1_800_000,
      subtotal_minor: 14_210_526,
      tax_minor: 1_989_474,
      total_minor: 16_200_000,
      items: [
        { unit_price_minor: 4_500_000, discount_minor: 1_350_000 },
        { unit_price_minor: 4_500_000, discount_minor: 450_000 },
      ],
      invoices: [{ kind: 'PF', total_minor: 16_200_000 }],
    });
    const { snapshot } = await ctx.db.selectFrom('invoices').select('snapshot').executeTakeFirstOrThrow();
    expect(snapshot).toMatchObject({ lines: [{ discount_minor: 1_350_000 }, { discount_minor: 450_000 }] });
    expect(await usesOfCoupon(ctx, coupon.id)).toBe(1);
  });

  test('is refused at the price without it, and a code changes no price without a try', async ({ ctx }) => {
    await makeCoupon(ctx);
    const buyer = await buyerOfTwo(ctx);
    const seen = placeAccepted(buyer, { coupon_code, items_seen_total_minor: 18_000_000 });
    await expect(seen).rejects.toThrow('price_changed');
    const other = await asA(ctx, 'client');
    await makeCart(other, await makeClass(ctx));
    await expect(placeAccepted(other, { coupon_code })).rejects.toMatchObject({
      code: 'coupon_unknown',
      data: { field: 'coupon_code' },
    });
  });

  test('that takes everything off is settled without a payment', async ({ ctx }) => {
    await makeCoupon(ctx, { percent: 100 });
    const { order } = await makeOrder(ctx, { coupon_code });
    expect(order).toMatchObject({
      status: 'aguarda-satisfacao',
      total_minor: 0,
      tax_minor: 0,
      discount_minor: 4_500_000,
    });
    expect(await settleOrder(asSystem(ctx), order.id)).toBe('settled_before');
  });

  test('gives its use back when it is canceled or expires', async ({ ctx }) => {
    const coupon = await makeCoupon(ctx, { most_uses: 1 });
    const { order, buyer } = await makeOrder(ctx, { coupon_code });
    await expect(makeOrder(ctx, { coupon_code })).rejects.toThrow('coupon_used_up');
    await cancelOrder(buyer, { id: order.id });
    expect(await usesOfCoupon(ctx, coupon.id)).toBe(0);
    await makeOrder(ctx, { coupon_code });
    await expireOrders(asSystem(later(ctx, 25)));
    expect(await usesOfCoupon(ctx, coupon.id)).toBe(0);
  });

  test('that is revived by a late payment takes its use back, even beyond the limit', async ({ ctx }) => {
    const coupon = await makeCoupon(ctx, { most_uses: 1 });
    const late = await makeOrder(ctx, { coupon_code });
    await cancelOrder(late.buyer, { id: late.order.id });
    await makeOrder(ctx, { coupon_code });
    expect(await settleOrder(asSystem(ctx), late.order.id)).toBe('settled');
    expect(await findOrder(ctx, late.order.id)).toMatchObject({ total_minor: 4_050_000, discount_minor: 450_000 });
    expect(await usesOfCoupon(ctx, coupon.id)).toBe(2);
    await expect(makeOrder(ctx, { coupon_code })).rejects.toThrow('coupon_used_up');
  });

  test('counts for its buyer and for the organization', async ({ ctx }) => {
    await makeCoupon(ctx, { most_uses_per_person: 1 });
    const { buyer } = await makeOrder(ctx, { coupon_code });
    await expect(makeOrder(ctx, { buyer, coupon_code })).rejects.toThrow('coupon_used_by_you');
    await makeOrder(ctx, { coupon_code });

    await makeCoupon(ctx, { code: 'EMPRESA', most_uses_per_organization: 1 });
    const owner = await asA(ctx, 'client');
    const { id: organization_id } = await makeOrganization(owner);
    const input = { buyer: owner, organization_id, coupon_code: 'EMPRESA' };
    await makeOrder(ctx, input);
    await expect(makeOrder(ctx, input)).rejects.toThrow('coupon_used_by_organization');
    await makeOrder(ctx, { buyer: owner, coupon_code: 'EMPRESA' });
  });

  test('fixes the value of the code, not its limits', async ({ ctx }) => {
    const { id } = await makeCoupon(ctx);
    const staff = withClaims(ctx, 'coupons.edit');
    await updateCoupon(staff, { id, percent: 20 });
    await makeOrder(ctx, { coupon_code });
    await makeOrder(ctx, { coupon_code });
    await expect(updateCoupon(staff, { id, percent: 30 })).rejects.toThrow('coupon_in_use');
    await expect(updateCoupon(staff, { id, most_uses: 1 })).rejects.toMatchObject({
      code: 'coupon_limit_too_low',
      data: { field: 'most_uses', uses: 2 },
    });
    const changed = await updateCoupon(staff, { id, most_uses: 2, last_day: '2026-12-31' });
    expect(changed).toMatchObject({ percent: 20, most_uses: 2, last_day: '2026-12-31', uses: 2, was_used: true });
  });
});
