import { describe, expect, test } from 'vitest';
import { Refusal } from '#contract/refusals.ts';
import { asA } from '#api/people/identity/make.ts';
import { makeCart } from '#api/sales/cart/make.ts';
import { classSummaries, releaseSeats } from '#api/offer/classes/index.ts';
import { makeClass, makeFullClass, makeWaiting } from '#api/offer/classes/make.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import { asSystem } from '#api/shared/testing/actors.ts';
import { openWorld } from '#api/shared/testing/world.ts';
import { cancelOrder } from './cancel-order.ts';
import { makeOrder, placeAccepted } from './make.ts';
import { settleOrder } from './settle-order.ts';
import { findOrder } from './store/orders.ts';

const buyers = 200;
const seats = 10;

describe('two hundred buyers and the last ten seats', () => {
  test('make ten orders, numbered without a gap', async ({ skip }) => {
    const { guest, asOther } = await openWorld(skip);
    const held = await makeClass(guest, { capacity: seats });
    const carts: Ctx[] = [];
    for (let buyer = 0; buyer < buyers; buyer += 1) {
      const ctx = await asA(guest, 'student');
      await makeCart(ctx, held);
      carts.push(asOther(ctx, buyer));
    }
    const answers = await Promise.all(carts.map((ctx) => numberOrRefusal(ctx)));
    const numbers = answers.filter((answer) => answer.startsWith('M-')).toSorted();
    const requested = Array.from({ length: seats }, (_, at) => `M-2026-${String(at + 1).padStart(6, '0')}`);
    expect(numbers).toEqual(requested);
    expect(answers.filter((answer) => answer === 'class_full')).toHaveLength(buyers - seats);
    expect((await classSummaries(guest, [held.id])).get(held.id)?.seats_left).toBe(0);
  }, 120_000);
});

describe('twenty buyers and the one who is offered the seat', () => {
  test('make one order, by the person with the offer', async ({ skip }) => {
    const { guest, asOther } = await openWorld(skip);
    const { items, ...held } = await makeFullClass(guest);
    const waiting = await asA(guest, 'student');
    await makeWaiting(waiting, held.id);
    const people = [...(await Promise.all(Array.from({ length: 20 }, () => asA(guest, 'student')))), waiting];
    for (const one of people) await makeCart(one, held);
    const giveBack = items.map((order_item_id) => releaseSeats(asSystem(guest), { order_item_id }));
    await Promise.all([...giveBack, ...people.map((one, place) => numberOrRefusal(asOther(one, place)))]);
    await Promise.all(people.map((one, place) => numberOrRefusal(asOther(one, place))));
    const placed = await guest.db.selectFrom('orders').select('user_id').execute();
    expect(placed).toEqual([{ user_id: signedIn(waiting).userId }]);
  }, 60_000);
});

describe('a buyer who orders twice at once', () => {
  test('gets one order', async ({ skip }) => {
    const { guest, asOther } = await openWorld(skip);
    const ctx = await asA(guest, 'client');
    await makeCart(ctx, await makeClass(guest));
    const answers = await Promise.all([0, 1, 2, 3].map((other) => numberOrRefusal(asOther(ctx, other))));
    expect(answers.toSorted()).toEqual(['M-2026-000001', 'cart_empty', 'cart_empty', 'cart_empty']);
  }, 60_000);
});

describe('a payment that arrives while its order is being canceled', () => {
  test('leaves the order paid, whichever comes first', async ({ skip }) => {
    const { guest, asOther } = await openWorld(skip);
    for (let time = 0; time < 10; time += 1) {
      const { order, buyer } = await makeOrder(guest);
      await Promise.all([
        settleOrder(asSystem(asOther(guest, time)), order.id),
        cancelOrder(asOther(buyer, time + 1), { id: order.id }).catch(expectTooLate),
      ]);
      expect((await findOrder(guest, order.id)).status).toBe('aguarda-satisfacao');
    }
  }, 60_000);
});

async function numberOrRefusal(ctx: Ctx): Promise<string> {
  try {
    return (await placeAccepted(ctx, { items_seen_total_minor: 4_500_000 })).number;
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
}

function expectTooLate(error: unknown): void {
  expect(error).toMatchObject({ code: 'invalid_transition' });
}
