import { describe, expect } from 'vitest';
import { asA } from '#api/people/identity/make.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import { asSystem } from '#api/shared/testing/actors.ts';
import { test } from '#api/shared/testing/database.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { personalDataOf } from '#api/shared/personal-rows.ts';
import { classSummaries } from '../class-summaries.ts';
import { holdSeats } from '../hold-seats.ts';
import { makeFullClass } from '../make.ts';
import { moveClass } from '../move-class.ts';
import { releaseSeats } from '../release-seats.ts';
import { takeHeldSeats } from '../take-held-seats.ts';
import { updateClass } from '../update-class.ts';
import { joinWaitingList } from './join-waiting-list.ts';
import { leaveWaitingList } from './leave-waiting-list.ts';
import { ownOffers } from './own-offers.ts';
import { passSeatsOnByTheClock } from './pass-seats-on-by-the-clock.ts';
import { classesSlice } from '../slice.ts';

const hourMs = 3_600_000;

function later(ctx: Ctx, hours: number): Ctx {
  const then = new Date(ctx.now().getTime() + hours * hourMs);
  return { ...ctx, now: () => then };
}

async function queueIn(ctx: Ctx, class_id: number, length: number): Promise<Ctx[]> {
  const people: Ctx[] = [];
  for (let place = 0; place < length; place++) {
    const person = await asA(ctx, 'student');
    await joinWaitingList(person, { class_id });
    people.push(person);
  }
  return people;
}

async function makeQueue(ctx: Ctx, { length, ...input }: { length: number; capacity?: number; start_at?: string }) {
  const { id, items } = await makeFullClass(ctx, input);
  const [item = 0] = items;
  return { class_id: id, items, item, people: await queueIn(ctx, id, length) };
}

async function statuses(ctx: Ctx, class_id: number): Promise<string[]> {
  const rows = ctx.db.selectFrom('waiting_entries').select('status').where('class_id', '=', class_id);
  return (await rows.orderBy('id').execute()).map(({ status }) => status);
}

let nextItem = -1;

function buy(ctx: Ctx, class_id: number, quantity = 1): Promise<boolean> {
  const user_id = ctx.actor.kind === 'user' ? ctx.actor.userId : undefined;
  return holdSeats(ctx, { class_id, order_item_id: nextItem--, quantity, expires_at: null, user_id });
}

async function letRunOut(ctx: Ctx, item: number): Promise<void> {
  await ctx.db.updateTable('seat_holds').set({ expires_at: ctx.now() }).where('order_item_id', '=', item).execute();
}

async function emitted(ctx: Ctx, kind: string): Promise<unknown[]> {
  const rows = ctx.db.selectFrom('outbox_events').select('payload').where('kind', '=', kind);
  return (await rows.orderBy('id').execute()).map(({ payload }) => payload);
}

describe('a freed seat', () => {
  test('is held for a day for the first in the list, and nobody else finds it free', async ({ ctx }) => {
    const { class_id, item, people } = await makeQueue(ctx, { length: 2 });
    await releaseSeats(ctx, { order_item_id: item });
    expect(await statuses(ctx, class_id)).toEqual(['offered', 'waiting']);
    const [first = ctx, second = ctx] = people;
    expect(await ownOffers(first, [class_id])).toEqual(new Map([[class_id, later(ctx, 24).now()]]));
    expect(await ownOffers(second, [class_id])).toEqual(new Map());
    expect(await ownOffers(ctx, [class_id])).toEqual(new Map());
    expect((await classSummaries(ctx, [class_id])).get(class_id)).toMatchObject({ is_full: true, seats_left: 0 });
    expect(await emitted(ctx, 'seat_offered')).toHaveLength(1);
    expect(await emitted(ctx, 'seat_freed')).toEqual([]);
  });

  test('can be taken by the person with the offer, and by nobody else', async ({ ctx }) => {
    const { class_id, item, people } = await makeQueue(ctx, { length: 2 });
    await releaseSeats(ctx, { order_item_id: item });
    const [first = ctx, second = ctx] = people;
    expect(await buy(ctx, class_id)).toBe(false);
    expect(await buy(second, class_id)).toBe(false);
    expect(await buy(first, class_id, 2)).toBe(false);
    expect(await statuses(ctx, class_id)).toEqual(['offered', 'waiting']);
    expect(await buy(first, class_id)).toBe(true);
    expect(await statuses(ctx, class_id)).toEqual(['accepted', 'waiting']);
    expect(await buy(first, class_id)).toBe(false);
    expect((await classSummaries(ctx, [class_id])).get(class_id)).toMatchObject({ is_full: true, seats_left: 0 });
  });

  test('goes to as many as there are seats, in order, and the rest to everybody', async ({ ctx }) => {
    const { class_id, items, people } = await makeQueue(ctx, { length: 3, capacity: 2 });
    for (const order_item_id of items) await releaseSeats(ctx, { order_item_id });
    expect(await statuses(ctx, class_id)).toEqual(['offered', 'offered', 'waiting']);
    await updateClass(asSystem(ctx), { id: class_id, capacity: 4 });
    expect(await statuses(ctx, class_id)).toEqual(['offered', 'offered', 'offered']);
    expect(await emitted(ctx, 'seat_freed')).toEqual([{ class_id }]);
    expect(await buy(ctx, class_id)).toBe(true);
    expect(await buy(ctx, class_id)).toBe(false);
    for (const person of people) expect(await buy(person, class_id)).toBe(true);
  });

  test('of two at once goes to two people', async ({ ctx }) => {
    const { class_id } = await makeQueue(ctx, { length: 3 });
    await updateClass(asSystem(ctx), { id: class_id, capacity: 3 });
    expect(await statuses(ctx, class_id)).toEqual(['offered', 'offered', 'waiting']);
    expect(await emitted(ctx, 'seat_freed')).toEqual([]);
  });

  test('goes to the next when it is declined, and to everybody after the last', async ({ ctx }) => {
    const { class_id, item, people } = await makeQueue(ctx, { length: 2 });
    await releaseSeats(ctx, { order_item_id: item });
    const [first = ctx, second = ctx] = people;
    await leaveWaitingList(first, { class_id });
    expect(await statuses(ctx, class_id)).toEqual(['left', 'offered']);
    expect(await emitted(ctx, 'seat_freed')).toEqual([]);
    await personalDataOf(classesSlice).erase(second, { ...signedIn(second), username: '' });
    expect(await statuses(ctx, class_id)).toEqual(['left']);
    expect(await emitted(ctx, 'seat_freed')).toEqual([{ class_id }]);
    expect(await buy(ctx, class_id)).toBe(true);
  });
});

describe('an offer that runs out', () => {
  test('goes to the next, by the job', async ({ ctx }) => {
    const { class_id, item, people } = await makeQueue(ctx, { length: 2 });
    await releaseSeats(ctx, { order_item_id: item });
    await passSeatsOnByTheClock(later(ctx, 23));
    expect(await statuses(ctx, class_id)).toEqual(['offered', 'waiting']);
    await passSeatsOnByTheClock(later(ctx, 24));
    expect(await statuses(ctx, class_id)).toEqual(['expired', 'offered']);
    const [first = ctx, second = ctx] = people;
    expect(await buy(later(first, 25), class_id)).toBe(false);
    expect(await buy(later(second, 25), class_id)).toBe(true);
  });

  test('goes to the next before the job, when somebody wants the seat', async ({ ctx }) => {
    const { class_id, item, people } = await makeQueue(ctx, { length: 2 });
    await releaseSeats(ctx, { order_item_id: item });
    const [first = ctx] = people;
    expect(await buy(later(ctx, 24), class_id)).toBe(false);
    expect(await buy(later(first, 24), class_id)).toBe(false);
    expect(await statuses(ctx, class_id)).toEqual(['expired', 'offered']);
  });

  test('is free for everybody where nobody waits any more', async ({ ctx }) => {
    const { class_id, item } = await makeQueue(ctx, { length: 1 });
    await releaseSeats(ctx, { order_item_id: item });
    await passSeatsOnByTheClock(later(ctx, 24));
    expect(await statuses(ctx, class_id)).toEqual(['expired']);
    expect(await emitted(ctx, 'seat_freed')).toEqual([{ class_id }]);
    expect(await emitted(ctx, 'seat_offer_ended')).toHaveLength(1);
    expect(await buy(later(ctx, 24), class_id)).toBe(true);
  });
});

describe('a seat whose hold ran out', () => {
  test('is offered to the waiting list, by the job or when somebody wants it', async ({ ctx }) => {
    const [requested, remaining] = [await makeQueue(ctx, { length: 1 }), await makeQueue(ctx, { length: 1 })];
    await letRunOut(ctx, requested.item);
    await letRunOut(ctx, remaining.item);
    expect(await buy(ctx, requested.class_id)).toBe(false);
    expect(await statuses(ctx, requested.class_id)).toEqual(['offered']);
    expect(await statuses(ctx, remaining.class_id)).toEqual(['waiting']);
    await passSeatsOnByTheClock(ctx);
    expect(await statuses(ctx, remaining.class_id)).toEqual(['offered']);
  });

  test('is not won back past the waiting list by a late payment, except with an offer', async ({ ctx }) => {
    const { class_id, item, people } = await makeQueue(ctx, { length: 1 });
    await letRunOut(ctx, item);
    expect(await takeHeldSeats(ctx, { order_item_id: item, class_id })).toBe(false);
    const { userId } = signedIn(people[0] ?? ctx);
    expect(await takeHeldSeats(ctx, { order_item_id: item, class_id, user_id: userId })).toBe(true);
    expect(await statuses(ctx, class_id)).toEqual(['accepted']);
  });
});

describe('no seat is offered', () => {
  test('in the last day before the class, when it is free for everybody', async ({ ctx }) => {
    const start_at = later(ctx, 48).now().toISOString();
    const { class_id, item } = await makeQueue(ctx, { length: 1, start_at });
    await releaseSeats(later(ctx, 24), { order_item_id: item });
    expect(await statuses(ctx, class_id)).toEqual(['waiting']);
    expect(await emitted(ctx, 'seat_freed')).toEqual([{ class_id }]);
    expect(await buy(later(ctx, 24), class_id)).toBe(true);
  });

  test('in a class that is not opened; the entry keeps its place until it opens again', async ({ ctx }) => {
    const { class_id, items } = await makeQueue(ctx, { length: 2, capacity: 2 });
    const [one = 0, other = 0] = items;
    await releaseSeats(ctx, { order_item_id: one });
    await moveClass(asSystem(ctx), { id: class_id, move: 'close' });
    expect(await statuses(ctx, class_id)).toEqual(['waiting', 'waiting']);
    await releaseSeats(ctx, { order_item_id: other });
    await passSeatsOnByTheClock(ctx);
    expect(await statuses(ctx, class_id)).toEqual(['waiting', 'waiting']);
    await moveClass(asSystem(ctx), { id: class_id, move: 'reopen' });
    expect(await statuses(ctx, class_id)).toEqual(['offered', 'offered']);
  });
});

describe('a failure half way', () => {
  test('leaves freed seats and offers with their holders', async ({ ctx }) => {
    const { class_id, item, people } = await makeQueue(ctx, { length: 1 });
    const breaks = (run: (tx: Ctx) => Promise<unknown>) =>
      inTransaction(ctx, async (tx) => {
        await run(tx);
        throw new Error('the server died');
      });
    await expect(breaks((tx) => releaseSeats(tx, { order_item_id: item }))).rejects.toThrow('died');
    expect(await statuses(ctx, class_id)).toEqual(['waiting']);
    expect(await emitted(ctx, 'seat_offered')).toEqual([]);
    await releaseSeats(ctx, { order_item_id: item });
    const { actor } = people[0] ?? ctx;
    await expect(breaks((tx) => buy({ ...tx, actor }, class_id))).rejects.toThrow('died');
    expect(await statuses(ctx, class_id)).toEqual(['offered']);
    expect(await buy(ctx, class_id)).toBe(false);
    expect(await buy({ ...ctx, actor }, class_id)).toBe(true);
  });
});
