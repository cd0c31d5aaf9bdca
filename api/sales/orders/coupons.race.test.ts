import { expect, test } from 'vitest';
import { Refusal } from '#contract/refusals.ts';
import { makeCart } from '#api/sales/cart/make.ts';
import { makeClass } from '#api/offer/classes/make.ts';
import { makeCoupon, tryCoupon, usesOfCoupon } from '#api/sales/coupons/make.ts';
import { asA } from '#api/people/identity/make.ts';
import type { Ctx } from '#api/shared/context.ts';
import { openWorld } from '#api/shared/testing/world.ts';
import { cancelOrder } from './cancel-order.ts';
import { placeAccepted } from './make.ts';

const buyers = 400;
const uses = 10;
/** As many as have a connection; more would only wait for one. */
const atOnce = 40;
const coupon_code = 'VERAO-10';

test('four hundred buyers with crossed carts and a code of ten uses make ten orders', async ({ skip }) => {
  const { guest, asOther } = await openWorld(skip);
  const { id } = await makeCoupon(guest, { most_uses: uses });
  const both = [await makeClass(guest, { capacity: buyers }), await makeClass(guest, { capacity: buyers })];
  const carts: Ctx[] = [];
  for (let buyer = 0; buyer < buyers; buyer += 1) {
    const ctx = await asA(guest, 'student');
    await makeCart(ctx, ...(buyer % 2 === 0 ? both : both.toReversed()));
    await tryCoupon({ ...ctx, client: { ...ctx.client, address: `10.0.${buyer}.1` } }, coupon_code);
    carts.push(asOther(ctx, buyer));
  }
  const answers = (await Promise.all(lanesOf(carts).map((lane) => oneByOne(lane)))).flat();
  expect(answers.filter((answer) => answer.startsWith('M-'))).toHaveLength(uses);
  expect(answers.filter((answer) => answer === 'coupon_used_up')).toHaveLength(buyers - uses);
  expect(await usesOfCoupon(guest, id)).toBe(uses);
}, 240_000);

test('an order that is canceled while others are placed frees its use once, without a deadlock', async ({ skip }) => {
  const { guest, asOther } = await openWorld(skip);
  const { id } = await makeCoupon(guest, { most_uses: 1 });
  const held = await makeClass(guest);
  const buyer = async () => {
    const ctx = await asA(guest, 'student');
    await makeCart(ctx, held);
    await tryCoupon(ctx, coupon_code).catch(expectRefusal);
    return ctx;
  };
  for (let round = 0; round < 10; round += 1) {
    const first = await buyer();
    const order = await placeAccepted(first, { coupon_code });
    const others = [await buyer(), await buyer(), await buyer()];
    const [, ...answers] = await Promise.all([
      cancelOrder(asOther(first, round), { id: order.id }),
      ...others.map((ctx, place) => numberOrRefusal(asOther(ctx, round + place + 1))),
    ]);
    const placed = answers.filter((answer) => answer.startsWith('M-'));
    expect(placed.length).toBeLessThanOrEqual(1);
    expect(await usesOfCoupon(guest, id)).toBe(placed.length);
    await guest.db.updateTable('coupon_uses').set({ released_at: guest.now() }).execute();
  }
}, 120_000);

function lanesOf(carts: Ctx[]): Ctx[][] {
  return Array.from({ length: atOnce }, (_, lane) => carts.filter((_ctx, place) => place % atOnce === lane));
}

async function oneByOne(lane: Ctx[]): Promise<string[]> {
  const answers: string[] = [];
  for (const ctx of lane) answers.push(await numberOrRefusal(ctx));
  return answers;
}

function expectRefusal(error: unknown): void {
  if (!(error instanceof Refusal)) throw error;
}

async function numberOrRefusal(ctx: Ctx): Promise<string> {
  try {
    return (await placeAccepted(ctx, { coupon_code })).number;
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
}
