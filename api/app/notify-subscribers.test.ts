import { describe, expect } from 'vitest';
import { asA, makeUser, signInAs } from '#api/people/identity/make.ts';
import { createRouterClient } from '@orpc/server';
import type { Api } from '#contract/index.ts';
import { makeCourse } from '#api/offer/catalogue/make.ts';
import { makeClass } from '#api/offer/classes/make.ts';
import { makeEnrollment } from '#api/learning/enrollments/make.ts';
import { cancelOrder, expireOrders } from '#api/sales/orders/index.ts';
import { later, makeOrder } from '#api/sales/orders/make.ts';
import { makeReview } from '#api/areas/reviews/make.ts';
import { makeWishlistItem } from '#api/areas/wishlist/make.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import { asSystem } from '#api/shared/testing/actors.ts';
import { test } from '#api/shared/testing/database.ts';
import type { EventKind } from '#api/shared/events/events.ts';
import { reactions } from './reactions.ts';
import { routes } from './routes.ts';

const calls = (ctx: Ctx): Api => createRouterClient(routes, { context: ctx });

const kinds: EventKind[] = ['seat_freed', 'course_prices_changed', 'review_reported'];

/** Runs every reaction to new events twice, as after a crash. */
async function react(ctx: Ctx): Promise<void> {
  const events = await ctx.db
    .selectFrom('outbox_events')
    .select(['id', 'kind', 'payload'])
    .where('kind', 'in', kinds)
    .where('relayed_at', 'is', null)
    .orderBy('id')
    .execute();
  await ctx.db.updateTable('outbox_events').set({ relayed_at: ctx.now() }).where('kind', 'in', kinds).execute();
  for (const { id, kind, payload } of [...events, ...events]) {
    for (const { run } of reactions[kind as EventKind]) await run(asSystem(ctx), payload as never, id);
  }
}

async function notesTo(who: Ctx): Promise<unknown[]> {
  const { results } = await calls(who).messages.retrieveNotifications({
    filter: { recipient_id: signedIn(who).personId },
  });
  return results
    .filter(({ kind }) => kind.startsWith('wishlist_') || kind.startsWith('review_'))
    .map(({ title }) => title);
}

const setPrice = async (ctx: Ctx, id: number, amount_minor: number) =>
  calls(await asA(ctx, 'administrator')).catalogue.updateCourse({
    data: [{ id, prices: [{ currency_id: 1, amount_minor }] }],
  });

/** A class whose only seat an unpaid order holds, and a user with its course on the wishlist. */
async function fullClass(ctx: Ctx) {
  const run = await makeClass(ctx, { capacity: 1 });
  const buyer = await asA(ctx, 'client');
  const { order } = await makeOrder(ctx, { buyer, class: run });
  const fan = await asA(ctx, 'student');
  await makeWishlistItem(fan, run.course_id);
  return { run, buyer, order, fan };
}

const seatNews = 'Há um lugar livre: Segurança em obra';
const priceNews = 'O preço baixou: Segurança em obra';

describe('a user with a course on the wishlist', () => {
  test('is notified once of a free seat in a full class', async ({ ctx }) => {
    const run = await makeClass(ctx, { capacity: 0 });
    const fan = await asA(ctx, 'student');
    await makeWishlistItem(fan, run.course_id);
    await calls(await asA(ctx, 'administrator')).classes.updateClass({ data: [{ id: run.id, capacity: 2 }] });
    await react(ctx);
    expect(await notesTo(fan)).toEqual([seatNews]);
  });

  test('is notified of free seats once a day at most', async ({ ctx }) => {
    const run = await makeClass(ctx, { capacity: 0 });
    const fan = await asA(ctx, 'student');
    await makeWishlistItem(fan, run.course_id);
    const swing = async (at: Ctx) => {
      for (const capacity of [1, 0]) {
        await calls(await asA(at, 'administrator')).classes.updateClass({ data: [{ id: run.id, capacity }] });
        if (capacity === 1) await react(at);
      }
    };
    for (const hours of [0, 1, 2]) await swing(later(ctx, hours));
    expect(await notesTo(fan)).toEqual([seatNews]);
    await swing(later(ctx, 30));
    expect(await notesTo(fan)).toEqual([seatNews, seatNews]);
  });

  test('is not notified when the seat is taken again, or seats were always left', async ({ ctx }) => {
    const full = await makeClass(ctx, { capacity: 0 });
    const open = await makeClass(ctx, { capacity: 3 });
    const fan = await asA(ctx, 'student');
    for (const { course_id } of [full, open]) await makeWishlistItem(fan, course_id);
    const editor = calls(await asA(ctx, 'administrator')).classes;
    await editor.updateClass({ data: [{ id: full.id, capacity: 1 }] });
    await editor.updateClass({ data: [{ id: full.id, capacity: 0 }] });
    await editor.updateClass({ data: [{ id: open.id, capacity: 9 }] });
    await react(ctx);
    expect(await notesTo(fan)).toEqual([]);
  });
});

describe('a user with a cheaper course on the wishlist', () => {
  test('is notified once of the lower price, with the previous one', async ({ ctx }) => {
    const fan = await asA(ctx, 'student');
    const { course_id } = await makeWishlistItem(fan);
    await setPrice(ctx, course_id, 4_000_000);
    await react(ctx);
    const { results } = await calls(fan).messages.retrieveNotifications({
      filter: { recipient_id: signedIn(fan).personId },
    });
    expect(results).toMatchObject([
      {
        title: priceNews,
        text: expect.stringMatching(/40\s000,00\sAOA.*45\s000,00\sAOA/),
        link: `/courses/${course_id}`,
      },
    ]);
  });

  test('is not notified of a price that rises, returns within the day, or stays the same', async ({ ctx }) => {
    const fan = await asA(ctx, 'student');
    const { course_id } = await makeWishlistItem(fan);
    for (const amount of [4_600_000, 4_600_000, 4_000_000, 4_600_000, 4_000_000]) {
      await setPrice(ctx, course_id, amount);
      await react(ctx);
    }
    expect(await notesTo(fan)).toEqual([priceNews]);
    await setPrice(ctx, course_id, 3_900_000);
    await react(ctx);
    expect(await notesTo(fan)).toEqual([priceNews, priceNews]);
  });

  test('is not notified of a removed or withdrawn course', async ({ ctx }) => {
    const fan = await asA(ctx, 'student');
    const [removed, gone] = [await makeWishlistItem(fan), await makeWishlistItem(fan)];
    await calls(fan).wishlist.removeFromWishlist({ data: [{ course_id: removed.course_id }] });
    for (const { course_id } of [removed, gone]) await setPrice(ctx, course_id, 100);
    await calls(await asA(ctx, 'administrator')).catalogue.deleteCourse({ data: [{ id: gone.course_id }] });
    await react(ctx);
    expect(await notesTo(fan)).toEqual([]);
  });

  test('is notified among many others', async ({ ctx }) => {
    const { id: course_id } = await makeCourse(ctx);
    const first = await asA(ctx, 'student');
    await makeWishlistItem(first, course_id);
    await fillWishlists(ctx, course_id, 205);
    const last = await asA(ctx, 'student');
    await makeWishlistItem(last, course_id);
    await setPrice(ctx, course_id, 4_000_000);
    await react(ctx);
    expect([...(await notesTo(first)), ...(await notesTo(last))]).toEqual([priceNews, priceNews]);
    const notifications = await ctx.db
      .selectFrom('told_messages')
      .select('user_id')
      .where('kind', '=', 'wishlist_price_fell')
      .execute();
    expect(notifications).toHaveLength(207);
  });

  test('loses it from the wishlist when it is in the library', async ({ ctx }) => {
    const user = await makeUser(ctx);
    const fan = await signInAs(ctx, user);
    const { course_id } = await makeWishlistItem(fan);
    const { id } = await makeEnrollment(ctx, { person_id: user.person_id, class: { course_id } });
    for (const { name, run } of reactions.enrollment_opened) {
      if (name === 'clear-from-wishlist') await run(asSystem(ctx), { enrollment_id: id }, 1);
    }
    expect(await calls(fan).wishlist.retrieveWishlistIds({})).toMatchObject({ data: [{ course_ids: [] }] });
  });
});

describe('a full class', () => {
  test('has a free seat when an order is canceled or expires', async ({ ctx }) => {
    const canceled = await fullClass(ctx);
    await cancelOrder(canceled.buyer, { id: canceled.order.id });
    const expired = await fullClass(ctx);
    const after = later(asSystem(ctx), 24 * 8);
    const notifiedClasses = async () =>
      (await ctx.db.selectFrom('outbox_events').select('payload').where('kind', '=', 'seat_freed').execute()).map(
        ({ payload }) => payload,
      );
    expect(await notifiedClasses()).toEqual([{ class_id: canceled.run.id }]);
    await expireOrders(after);
    expect(await notifiedClasses()).toEqual([{ class_id: canceled.run.id }, { class_id: expired.run.id }]);
  });
});

describe('a user who may hide reviews', () => {
  test('is notified once of a reported review', async ({ ctx }) => {
    const administrator = await asA(ctx, 'administrator');
    const { review } = await makeReview(ctx);
    for (const role of ['student', 'client'] as const) {
      const reader = calls(await asA(ctx, role));
      await reader.reviews.reportReview({ data: [{ id: review.id, reason: 'Publicidade' }] });
    }
    await react(ctx);
    expect(await notesTo(administrator)).toEqual(['Uma avaliação foi denunciada: Segurança em obra']);
  });
});

async function fillWishlists(ctx: Ctx, course_id: number, many: number): Promise<void> {
  const saved = { course_id, saved_at: ctx.now(), price_minor: 4_500_000, price_currency_id: 1 };
  const persons = await ctx.db
    .insertInto('persons')
    .values(Array.from({ length: many }, () => ({ name: 'Gente', created_at: ctx.now() })))
    .returning('id')
    .execute();
  const users = await ctx.db
    .insertInto('users')
    .values(
      persons.map(({ id }) => ({
        person_id: id,
        username: `gente${id}@mestria.test`,
        password_hash: '',
        created_at: ctx.now(),
      })),
    )
    .returning('id as user_id')
    .execute();
  await ctx.db
    .insertInto('wishlist_entries')
    .values(users.map((user) => ({ ...saved, ...user })))
    .execute();
}
