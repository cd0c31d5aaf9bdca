import { describe, expect } from 'vitest';
import { asA } from '#api/people/identity/make.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import { queryOf } from '#api/shared/database/retrieval.ts';
import { asSystem } from '#api/shared/testing/actors.ts';
import { test } from '#api/shared/testing/database.ts';
import { holdSeats } from '../hold-seats.ts';
import { makeFullClass, makeWaiting } from '../make.ts';
import { moveClass } from '../move-class.ts';
import { releaseSeats } from '../release-seats.ts';
import { declineSeatOffer } from './decline-seat-offer.ts';
import { passSeatsOnByTheClock } from './pass-seats-on-by-the-clock.ts';
import { retrieveSeatOffers } from './retrieve-seat-offers.ts';

const dayMs = 86_400_000;
const dayLater = (ctx: Ctx): Ctx => ({ ...ctx, now: () => new Date(ctx.now().getTime() + dayMs) });

/** A seat offered to the first of two people who wait. */
async function makeOffer(ctx: Ctx) {
  const { id: class_id, course_id, items } = await makeFullClass(ctx);
  const [first, second] = [await asA(ctx, 'student'), await asA(ctx, 'student')];
  for (const person of [first, second]) await makeWaiting(person, class_id);
  for (const order_item_id of items) await releaseSeats(asSystem(ctx), { order_item_id });
  const [offer] = await offersOf(first);
  return { class_id, course_id, first, second, id: offer?.id ?? 0 };
}

async function offersOf(ctx: Ctx, filter = {}) {
  return (await retrieveSeatOffers(ctx, queryOf({ filter }))).results;
}

async function statesOf(ctx: Ctx): Promise<string[]> {
  return (await offersOf(ctx)).map(({ state }) => state);
}

let nextItem = -1;

function buy(ctx: Ctx, class_id: number): Promise<boolean> {
  const user_id = signedIn(ctx).userId;
  return holdSeats(ctx, { class_id, order_item_id: nextItem--, quantity: 1, expires_at: null, user_id });
}

describe('an offered seat', () => {
  test('is shown with its class and deadline to its person alone, in one query', async ({ ctx, queries }) => {
    const { class_id, course_id, first, second, id } = await makeOffer(ctx);
    queries.length = 0;
    const [offer, ...others] = await offersOf(first, { id });
    expect(queries).toHaveLength(1);
    expect(others).toEqual([]);
    expect(offer).toMatchObject({ id, class_id, course_id, state: 'open', city: 'Luanda', venue: 'Talatona' });
    expect(offer?.offer_expires_at).toBe(dayLater(ctx).now().toISOString());
    expect(await offersOf(second, { id })).toEqual([]);
    await expect(offersOf(ctx)).rejects.toThrow('not_signed_in');
  });

  test('goes to the next at once when it is declined, also twice', async ({ ctx }) => {
    const { class_id, first, second, id } = await makeOffer(ctx);
    expect(await declineSeatOffer(first, { id })).toMatchObject({ state: 'declined' });
    expect(await declineSeatOffer(first, { id })).toMatchObject({ state: 'declined' });
    expect([await statesOf(first), await statesOf(second)]).toEqual([['declined'], ['open']]);
    expect(await buy(first, class_id)).toBe(false);
    expect(await buy(second, class_id)).toBe(true);
  });

  test('is accepted once, by an order, and can no longer be declined', async ({ ctx }) => {
    const { class_id, first, id } = await makeOffer(ctx);
    expect(await buy(first, class_id)).toBe(true);
    expect(await buy(first, class_id)).toBe(false);
    expect(await statesOf(first)).toEqual(['accepted']);
    await expect(declineSeatOffer(first, { id })).rejects.toThrow('seat_offer_over');
    expect(await statesOf(first)).toEqual(['accepted']);
  });

  test('of somebody else is answered as one that never was', async ({ ctx }) => {
    const { first, second, id } = await makeOffer(ctx);
    await expect(declineSeatOffer(second, { id })).rejects.toThrow('not_found');
    await expect(declineSeatOffer(first, { id: 999_999 })).rejects.toThrow('not_found');
    await expect(declineSeatOffer(ctx, { id })).rejects.toThrow('not_signed_in');
    expect(await statesOf(first)).toEqual(['open']);
  });

  test('expires, before the job and after it, and cannot be declined then', async ({ ctx }) => {
    const { first, id } = await makeOffer(ctx);
    const late = dayLater(first);
    expect(await statesOf(late)).toEqual(['expired']);
    await expect(declineSeatOffer(late, { id })).rejects.toThrow('seat_offer_over');
    await passSeatsOnByTheClock(dayLater(asSystem(ctx)));
    expect(await statesOf(late)).toEqual(['expired']);
  });

  test('is withdrawn with its class, whether that may open again or not', async ({ ctx }) => {
    const { class_id, first, id } = await makeOffer(ctx);
    await moveClass(asSystem(ctx), { id: class_id, move: 'close' });
    expect(await statesOf(first)).toEqual(['withdrawn']);
    await expect(declineSeatOffer(first, { id })).rejects.toThrow('seat_offer_over');
    const other = await makeOffer(ctx);
    await moveClass(asSystem(ctx), { id: other.class_id, move: 'cancel', reason: 'Poucos' });
    expect(await statesOf(other.first)).toEqual(['withdrawn']);
  });
});
