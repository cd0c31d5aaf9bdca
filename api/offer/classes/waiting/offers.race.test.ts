import { tmpdir } from 'node:os';
import { describe, expect } from 'vitest';
import { asA } from '#api/people/identity/make.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import { committingTest as test, makeCtx } from '#api/shared/testing/database.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { forOne, holdSeats, holdWhereFree, type HoldRequest } from '../hold-seats.ts';
import { makeFullClass } from '../make.ts';
import { releaseSeats } from '../release-seats.ts';
import { lockClass, readRoom } from '../seats-store.ts';
import { declineSeatOffer } from './decline-seat-offer.ts';
import { joinWaitingList } from './join-waiting-list.ts';
import { leaveWaitingList } from './leave-waiting-list.ts';
import { passSeatsOnByTheClock } from './pass-seats-on-by-the-clock.ts';
import { retrieveSeatOffers } from './retrieve-seat-offers.ts';

// One connection cannot race with itself: `npm run test:postgres`.
const onPostgres = Boolean(process.env['TEST_DATABASE_URL']);

const page = { sort: [], limit: 10, offset: 0 };

type Hold = (ctx: Ctx, wanted: HoldRequest) => Promise<boolean>;

/** Takes the lock of the class, but ignores the waiting list. */
const holdPastQueue: Hold = (ctx, requested) =>
  inTransaction(ctx, async (tx) => {
    await lockClass(tx, requested.class_id);
    return holdWhereFree(tx, forOne(requested), await readRoom(tx, forOne(requested)));
  });

/** A seat whose hold has run out, one waiting person, and twenty others who all buy at once. */
async function raceForFreed(ctx: Ctx, hold: Hold) {
  const { id: class_id, items } = await makeFullClass(ctx);
  const waiting = await asA(ctx, 'student');
  await joinWaitingList(waiting, { class_id });
  await ctx.db.updateTable('seat_holds').set({ expires_at: ctx.now() }).where('order_item_id', 'in', items).execute();
  const buyers = Array.from({ length: 20 }, (_, place) => -class_id * 1000 - 100 - place);
  const requested = { class_id, quantity: 1, expires_at: null };
  const others = await Promise.all(buyers.map((order_item_id) => hold(ctx, { ...requested, order_item_id })));
  const own = { ...requested, order_item_id: -class_id * 1000 - 200, user_id: signedIn(waiting).userId };
  return { others: others.filter(Boolean).length, own: await hold(ctx, own) };
}

describe.skipIf(!onPostgres)('twenty buyers and the seat that one person waits for', () => {
  test('leave it to the person who waits', async ({ database }) => {
    const ctx = makeCtx({ db: database.db, folder: tmpdir() });
    expect(await raceForFreed(ctx, holdSeats)).toEqual({ others: 0, own: true });
  });

  test('would take it if it were not offered first', async ({ database }) => {
    const ctx = makeCtx({ db: database.db, folder: tmpdir() });
    expect(await raceForFreed(ctx, holdPastQueue)).toEqual({ others: 1, own: false });
  });

  test('do not get it while it is offered, in concurrent requests', async ({ database }) => {
    const ctx = makeCtx({ db: database.db, folder: tmpdir() });
    const { id: class_id, items } = await makeFullClass(ctx);
    const people = [await asA(ctx, 'student'), await asA(ctx, 'student')];
    for (const person of people) await joinWaitingList(person, { class_id });
    for (const order_item_id of items) await releaseSeats(ctx, { order_item_id });
    const users = [...Array.from({ length: 20 }, () => undefined), ...people.map((one) => signedIn(one).userId)];
    const got = await Promise.all(
      users.toReversed().map((user_id, place) => {
        const order_item_id = -class_id * 1000 - 100 - place;
        return holdSeats(ctx, { class_id, order_item_id, quantity: 1, expires_at: null, user_id });
      }),
    );
    expect(got.flatMap((is, place) => (is ? [place] : []))).toEqual([1]);
  });
});

const offersTo = async (person: Ctx) => (await retrieveSeatOffers(person, { ...page, filter: {} })).results;

/** A seat that is offered to the first of two waiting people, who orders it and declines it at once. */
async function orderAndDecline(ctx: Ctx) {
  const { id: class_id, items } = await makeFullClass(ctx, { capacity: 1 });
  const [first, second] = [await asA(ctx, 'student'), await asA(ctx, 'student')];
  for (const person of [first, second]) await joinWaitingList(person, { class_id });
  for (const order_item_id of items) await releaseSeats(ctx, { order_item_id });
  const [offer] = await offersTo(first);
  const order = { order_item_id: -class_id * 1000 - 300, user_id: signedIn(first).userId };
  const [held, declined] = await Promise.all([
    holdSeats(ctx, { class_id, quantity: 1, expires_at: null, ...order }),
    declineSeatOffer(first, { id: offer?.id ?? 0 }).catch((error: unknown) => error),
  ]);
  const isDeclined = !(declined instanceof Error);
  const [own, next] = [(await offersTo(first))[0]?.state, (await offersTo(second))[0]?.state];
  return { class_id, outcome: { held, isDeclined, own, next } };
}

describe.skipIf(!onPostgres)('an offered seat that is ordered and declined at once', () => {
  test('is either, and the next person gets it only if it was declined', async ({ database }) => {
    const ctx = makeCtx({ db: database.db, folder: tmpdir() });
    for (let round = 0; round < 12; round += 1) {
      const { class_id, outcome } = await orderAndDecline(ctx);
      const ordered = { held: true, isDeclined: false, own: 'accepted', next: undefined };
      const passedOn = { held: false, isDeclined: true, own: 'declined', next: 'open' };
      expect([ordered, passedOn]).toContainEqual(outcome);
      expect(await ledgerOf(ctx, class_id)).toEqual({ taken: 1, strayHolds: 0, offersWithoutSeat: 0 });
    }
  });
});

async function ledgerOf(ctx: Ctx, class_id: number) {
  const holds = await ctx.db
    .selectFrom('seat_holds')
    .leftJoin('waiting_entries', 'waiting_entries.id', 'seat_holds.waiting_entry_id')
    .select(['seat_holds.quantity', 'waiting_entries.status', 'waiting_entry_id'])
    .where('seat_holds.class_id', '=', class_id)
    .where('seat_holds.status', '=', 'active')
    .execute();
  const offers = holds.filter(({ waiting_entry_id }) => waiting_entry_id !== null);
  const standing = ctx.db.selectFrom('waiting_entries').select('id').where('status', '=', 'offered');
  return {
    taken: holds.reduce((sum, { quantity }) => sum + quantity, 0),
    strayHolds: offers.filter(({ status }) => status !== 'offered').length,
    offersWithoutSeat: (await standing.where('class_id', '=', class_id).execute()).length - offers.length,
  };
}

describe.skipIf(!onPostgres)('a waiting list, under all operations at once', () => {
  test('neither deadlocks nor sells or offers a seat twice', async ({ database }) => {
    const ctx = makeCtx({ db: database.db, folder: tmpdir() });
    const classes = [await makeFullClass(ctx, { capacity: 3 }), await makeFullClass(ctx, { capacity: 3 })];
    const people = await Promise.all(Array.from({ length: 4 }, () => asA(ctx, 'student')));
    for (const { id: class_id } of classes) for (const one of people) await joinWaitingList(one, { class_id });
    const turn = (_: unknown, place: number) =>
      inTransaction(ctx, async (tx) => {
        const person = people[place % people.length] ?? ctx;
        const user_id = signedIn(person).userId;
        if (place % 5 === 4) return passSeatsOnByTheClock(tx);
        for (const { id: class_id, items } of classes) {
          const order_item_id = items[place % 3] ?? 0;
          if (place % 5 < 2) await releaseSeats(tx, { order_item_id });
          else if (place % 5 === 2) await leaveWaitingList({ ...tx, actor: person.actor }, { class_id });
          else await holdSeats(tx, { class_id, order_item_id, quantity: 1, expires_at: null, user_id });
        }
      });
    for (let round = 0; round < 4; round++) {
      await Promise.all(Array.from({ length: 30 }, turn));
      for (const { id } of classes) {
        const { taken, ...wrong } = await ledgerOf(ctx, id);
        expect(taken).toBeLessThanOrEqual(3);
        expect(wrong).toEqual({ strayHolds: 0, offersWithoutSeat: 0 });
      }
      for (const { id: class_id } of classes)
        for (const one of people) await joinWaitingList(one, { class_id }).catch((error: unknown) => onlyOpen(error));
    }
  });
});

/** Joining fails where a seat happens to be free. */
function onlyOpen(error: unknown): void {
  expect(error).toMatchObject({ code: 'waiting_not_open' });
}
