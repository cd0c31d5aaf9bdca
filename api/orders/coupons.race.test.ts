import { expect, test } from 'vitest';
import { Refusal } from '#contract/refusals.ts';
import { makeCart } from '#api/cart/make.ts';
import { makeClass } from '#api/classes/make.ts';
import { makeCoupon, tryCoupon, usesOfCoupon } from '#api/coupons/make.ts';
import { asA } from '#api/identity/make.ts';
import type { Ctx } from '#api/shared/context.ts';
import { openWorld } from '#api/shared/test-world.ts';
import { cancelOrder } from './cancel-order.ts';
import { placeAccepted } from './make.ts';

const buyers = 400;
const uses = 10;
const coupon_code = 'VERAO-10';

test('four hundred buyers and a code of ten uses make ten orders', async ({ skip }) => {
  const { guest, asOther } = await openWorld(skip);
  const { id } = await makeCoupon(guest, { most_uses: uses });
  const held = await makeClass(guest, { capacity: buyers });
  const carts: Ctx[] = [];
  for (let buyer = 0; buyer < buyers; buyer += 1) {
    const ctx = await asA(guest, 'student');
    await makeCart(ctx, held);
    await tryCoupon({ ...ctx, client: { ...ctx.client, address: `10.0.${buyer}.1` } }, coupon_code);
    carts.push(asOther(ctx, buyer));
  }
  const answers = await Promise.all(carts.map((ctx) => numberOrRefusal(ctx)));
  expect(answers.filter((answer) => answer.startsWith('M-'))).toHaveLength(uses);
  expect(answers.filter((answer) => answer === 'coupon_used_up')).toHaveLength(buyers - uses);
  expect(await usesOfCoupon(guest, id)).toBe(uses);
}, 240_000);

test('orders that are canceled while others are placed never deadlock', async ({ skip }) => {
  const { guest, asOther } = await openWorld(skip);
  const { id } = await makeCoupon(guest, { most_uses: 1 });
  const held = await makeClass(guest);
  const buyer = async () => {
    const ctx = await asA(guest, 'student');
    await makeCart(ctx, held);
    await tryCoupon(ctx, coupon_code);
    return ctx;
  };
  let [standing, owner] = [await place(await buyer()), await buyer()];
  for (let round = 0; round < 10; round += 1) {
    const [first, second] = [owner, await buyer()];
    const placed = await Promise.all([
      cancelOrder(asOther(standing.ctx, round), { id: standing.id }).then(() => null),
      ...[first, second].map((ctx, place) => placeOrNone(asOther(ctx, round + place + 1))),
    ]);
    const made = placed.flatMap((order) => order ?? []);
    expect(made.length).toBeLessThanOrEqual(1);
    expect(await usesOfCoupon(guest, id)).toBe(made.length);
    owner = await buyer();
    standing = made[0] ?? (await place(await buyer()));
  }
}, 120_000);

async function place(ctx: Ctx): Promise<{ ctx: Ctx; id: number }> {
  return { ctx, id: (await placeAccepted(ctx, { coupon_code })).id };
}

function placeOrNone(ctx: Ctx): Promise<{ ctx: Ctx; id: number } | null> {
  return place(ctx).catch((error: unknown) => {
    if (error instanceof Refusal && error.code === 'coupon_used_up') return null;
    throw error;
  });
}

async function numberOrRefusal(ctx: Ctx): Promise<string> {
  try {
    return (await placeAccepted(ctx, { coupon_code })).number;
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
}
