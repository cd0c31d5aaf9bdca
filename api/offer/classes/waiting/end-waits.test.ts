import { describe, expect } from 'vitest';
import { asA } from '#api/people/identity/make.ts';
import type { Ctx } from '#api/shared/context.ts';
import { asSystem } from '#api/shared/testing/actors.ts';
import { test } from '#api/shared/testing/database.ts';
import { classSummaries } from '../class-summaries.ts';
import { closeDueClasses } from '../close-due-classes.ts';
import { makeFullClass, makeWaiting } from '../make.ts';
import { moveClass } from '../move-class.ts';
import { releaseSeats } from '../release-seats.ts';
import { leaveWaitingList } from './leave-waiting-list.ts';
import { passSeatsOnByTheClock } from './pass-seats-on-by-the-clock.ts';

const hourMs = 3_600_000;

function later(ctx: Ctx, hours: number): Ctx {
  const then = new Date(ctx.now().getTime() + hours * hourMs);
  return { ...ctx, now: () => then };
}

const inHours = (ctx: Ctx, hours: number) => later(ctx, hours).now().toISOString();

type Dates = { start_at: string; registration_deadline: string | null };

async function makeQueue(ctx: Ctx, { isOffered = false, ...dates }: Partial<Dates> & { isOffered?: boolean } = {}) {
  const { id: class_id, items } = await makeFullClass(ctx, dates);
  const people = [await asA(ctx, 'student'), await asA(ctx, 'student')];
  for (const person of people) await makeWaiting(person, class_id);
  if (isOffered) for (const order_item_id of items) await releaseSeats(asSystem(ctx), { order_item_id });
  return { class_id, people };
}

async function statuses(ctx: Ctx): Promise<string[]> {
  const rows = await ctx.db.selectFrom('waiting_entries').select('status').orderBy('id').execute();
  return rows.map(({ status }) => status);
}

async function emitted(ctx: Ctx) {
  const rows = await ctx.db
    .selectFrom('outbox_events')
    .select(['kind', 'payload'])
    .where('kind', 'in', ['waiting_ended', 'seat_offer_withdrawn'])
    .execute();
  const ids = (await ctx.db.selectFrom('waiting_entries').select('id').orderBy('id').execute()).map(({ id }) => id);
  const all = rows.map(({ kind, payload }) => {
    const { waiting_entry_id, ...rest } = payload as { waiting_entry_id: number };
    return { place: ids.indexOf(waiting_entry_id) + 1, kind, ...rest };
  });
  return all.toSorted((a, b) => a.place - b.place);
}

describe('a wait', () => {
  test.for<[string, (ctx: Ctx) => Dates]>([
    ['a day before the class', (ctx) => ({ start_at: inHours(ctx, 72), registration_deadline: null })],
    ['with the registration', (ctx) => ({ start_at: inHours(ctx, 200), registration_deadline: inHours(ctx, 48) })],
  ])('ends %s, by the clock, and is told once', async ([, dates], { ctx }) => {
    await makeQueue(ctx, dates(ctx));
    await passSeatsOnByTheClock(later(ctx, 47));
    expect(await statuses(ctx)).toEqual(['waiting', 'waiting']);
    for (let times = 0; times < 2; times++) await passSeatsOnByTheClock(later(ctx, 48));
    expect(await statuses(ctx)).toEqual(['expired', 'expired']);
    const ended = { kind: 'waiting_ended', why: 'no_seat' };
    expect(await emitted(ctx)).toEqual([
      { place: 1, ...ended },
      { place: 2, ...ended },
    ]);
  });

  test('whose offer runs out is notified, and the next is offered the seat', async ({ ctx }) => {
    await makeQueue(ctx, { isOffered: true });
    await passSeatsOnByTheClock(later(ctx, 24));
    expect(await statuses(ctx)).toEqual(['expired', 'offered']);
    expect(await emitted(ctx)).toEqual([{ place: 1, kind: 'waiting_ended', why: 'lapsed' }]);
  });

  test('that ends by leaving notifies nobody', async ({ ctx }) => {
    const { class_id, people } = await makeQueue(ctx, { isOffered: true });
    for (const person of people) await leaveWaitingList(person, { class_id });
    expect(await statuses(ctx)).toEqual(['left', 'left']);
    expect(await emitted(ctx)).toEqual([]);
  });
});

describe('a class with people who wait', () => {
  test('withdraws its offer when it is closed, and the place stays', async ({ ctx }) => {
    const { class_id } = await makeQueue(ctx, { isOffered: true });
    await moveClass(asSystem(ctx), { id: class_id, move: 'close' });
    expect(await statuses(ctx)).toEqual(['waiting', 'waiting']);
    expect(await emitted(ctx)).toEqual([{ place: 1, kind: 'seat_offer_withdrawn', why: 'closed', keeps: true }]);
    expect((await classSummaries(ctx, [class_id])).get(class_id)?.seats_left).toBe(1);
  });

  test('ends its offer for good when it is closed on its last day', async ({ ctx }) => {
    const { class_id } = await makeQueue(ctx, {
      isOffered: true,
      start_at: inHours(ctx, 26),
      registration_deadline: null,
    });
    await moveClass(asSystem(later(ctx, 3)), { id: class_id, move: 'close' });
    expect(await statuses(ctx)).toEqual(['expired', 'expired']);
    expect(await emitted(ctx)).toEqual([
      { place: 1, kind: 'seat_offer_withdrawn', why: 'closed', keeps: false },
      { place: 2, kind: 'waiting_ended', why: 'no_seat' },
    ]);
  });

  test('notifies each person once when it is cancelled', async ({ ctx }) => {
    const { class_id } = await makeQueue(ctx, { isOffered: true });
    await moveClass(asSystem(ctx), { id: class_id, move: 'cancel', reason: 'Sem formador' });
    expect(await statuses(ctx)).toEqual(['expired', 'expired']);
    expect(await emitted(ctx)).toEqual([
      { place: 1, kind: 'seat_offer_withdrawn', why: 'canceled', keeps: false },
      { place: 2, kind: 'waiting_ended', why: 'canceled' },
    ]);
  });

  test('that closes automatically after an offer ran out reports both ends', async ({ ctx }) => {
    await makeQueue(ctx, { isOffered: true, registration_deadline: inHours(ctx, 12) });
    await closeDueClasses(asSystem(later(ctx, 12)));
    expect(await emitted(ctx)).toEqual([
      { place: 1, kind: 'waiting_ended', why: 'lapsed' },
      { place: 2, kind: 'waiting_ended', why: 'no_seat' },
    ]);
  });
});
