import { describe, expect } from 'vitest';
import { maxWishlistItems } from '#contract/areas/wishlist/values.ts';
import { asA } from '#api/people/identity/make.ts';
import { makeCourse, makePartner } from '#api/offer/catalogue/make.ts';
import { releaseSeats } from '#api/offer/classes/index.ts';
import { makeClass, makeFullClass, makeWaiting } from '#api/offer/classes/make.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import { queryOf } from '#api/shared/database/retrieval.ts';
import { asSystem } from '#api/shared/testing/actors.ts';
import { test } from '#api/shared/testing/database.ts';
import { addToWishlist } from './add-to-wishlist.ts';
import { makeWishlistItem } from './make.ts';
import { removeFromWishlist } from './remove-from-wishlist.ts';
import { removeItemRow } from './store.ts';
import { purgeRemovedItems, restoreToWishlist } from './restore-to-wishlist.ts';
import { retrieveWishlistIds } from './retrieve-wished-ids.ts';
import { retrieveWishlist } from './retrieve-wishlist.ts';

const hoursOn = (ctx: Ctx, hours: number): Ctx => {
  const now = new Date(ctx.now().getTime() + hours * 3_600_000);
  return { ...ctx, now: () => now };
};
const idsOf = async (ctx: Ctx) => (await retrieveWishlistIds(ctx)).course_ids;

describe('a wishlist', () => {
  test('shows the current courses, the latest saved first', async ({ ctx: guest }) => {
    const ctx = await asA(guest, 'student');
    const { id: partner_id } = await makePartner(ctx);
    const { id: first } = await makeCourse(ctx, { partner_id, workload_hours: 35 });
    const full = await makeClass(ctx, { course_id: first, capacity: 0, start_at: '2026-11-28T07:00:00Z' });
    const open = await makeClass(ctx, { course_id: first });
    await addToWishlist(ctx, { course_id: first });
    const { course_id: second } = await makeWishlistItem(hoursOn(ctx, 1));
    const { results, total } = await retrieveWishlist(ctx, queryOf({}));
    expect(total).toBe(2);
    expect(results.map(({ course_id }) => course_id)).toEqual([second, first]);
    expect(results[1]).toMatchObject({
      title: 'Segurança em obra',
      partner: 'Instituto Baía',
      price: { amount_minor: 4_500_000, indicative: false },
      next_class: { id: open.id, is_full: false, seats_left: 16 },
      is_sold: true,
    });
    expect(full.id).not.toBe(open.id);
  });

  test('shows the class with a seat offered to its owner before one with a free seat', async ({ ctx: guest }) => {
    const ctx = await asA(guest, 'student');
    const { id, course_id, items } = await makeFullClass(ctx);
    await makeClass(ctx, { course_id, start_at: '2026-11-28T07:00:00Z' });
    await makeWaiting(ctx, id);
    await addToWishlist(ctx, { course_id });
    const next = async () => (await retrieveWishlist(ctx, queryOf({}))).results[0];
    expect(await next()).toMatchObject({ next_class: { is_full: false }, offer_expires_at: null });
    for (const order_item_id of items) await releaseSeats(ctx, { order_item_id });
    const until = '2026-11-22T08:00:00.000Z';
    expect(await next()).toMatchObject({ next_class: { id, is_full: true }, offer_expires_at: until });
  });

  test('marks a course that is no longer sold', async ({ ctx: guest }) => {
    const ctx = await asA(guest, 'student');
    const { course_id } = await makeWishlistItem(ctx, (await makeClass(ctx)).course_id);
    await ctx.db.updateTable('courses').set({ deleted_at: ctx.now() }).where('id', '=', course_id).execute();
    const { results } = await retrieveWishlist(ctx, queryOf({}));
    expect(results[0]).toMatchObject({ course_id, is_sold: false, price: null, next_class: null });
  });

  test("is nobody else's to see", async ({ ctx: guest }) => {
    const ctx = await asA(guest, 'student');
    const { course_id } = await makeWishlistItem(ctx);
    const stranger = await asA(guest, 'administrator');
    expect(await idsOf(stranger)).toEqual([]);
    expect(await retrieveWishlist(stranger, queryOf({ filter: { course_id } }))).toEqual({ results: [], total: 0 });
    await removeFromWishlist(stranger, { course_id });
    expect(await idsOf(ctx)).toEqual([course_id]);
    await expect(retrieveWishlistIds(guest)).rejects.toThrow('not_signed_in');
    await expect(retrieveWishlist(guest, queryOf({}))).rejects.toThrow('not_signed_in');
  });

  test('costs as many queries for many courses as for one', async ({ ctx: guest, queries }) => {
    const ctx = await asA(guest, 'student');
    for (let made = 0; made < 4; made += 1)
      await makeWishlistItem(hoursOn(ctx, made), (await makeClass(ctx)).course_id);
    const counted = async (size: number) => {
      queries.length = 0;
      await retrieveWishlist(ctx, queryOf({ filter: { currency_id: 1 }, page: { number: 1, size } }));
      return queries.filter((query) => !query.includes('count(*) as "found"')).length;
    };
    expect(await counted(4)).toBe(await counted(1));
  });

  test('is refused in a currency that is not for sale', async ({ ctx: guest }) => {
    const ctx = await asA(guest, 'student');
    await expect(retrieveWishlist(ctx, queryOf({ filter: { currency_id: 987 } }))).rejects.toThrow(
      'currency_not_available',
    );
  });
});

describe('a course', () => {
  test('is saved once under repetition, and keeps its place', async ({ ctx: guest }) => {
    const ctx = await asA(guest, 'client');
    const { course_id, saved_at } = await makeWishlistItem(ctx);
    expect(await addToWishlist(hoursOn(ctx, 5), { course_id })).toEqual({ course_id, saved_at });
    const rows = await ctx.db.selectFrom('wishlist_entries').select('id').where('course_id', '=', course_id).execute();
    expect(rows).toHaveLength(1);
  });

  test('cannot be saved by a guest, nor when it is not in the catalogue', async ({ ctx: guest }) => {
    const ctx = await asA(guest, 'student');
    const { id } = await makeCourse(ctx);
    await expect(async () => addToWishlist(guest, { course_id: id })).rejects.toThrow('not_signed_in');
    await expect(addToWishlist(ctx, { course_id: 987_654_321 })).rejects.toThrow('not_found');
    const draft = await makeCourse(ctx, { is_published: false });
    await expect(addToWishlist(ctx, { course_id: draft.id })).rejects.toThrow('not_found');
  });

  test('is refused after the hundredth, unless it is saved already', async ({ ctx: guest }) => {
    const ctx = await asA(guest, 'student');
    const { userId } = signedIn(ctx);
    const { id } = await makeCourse(ctx);
    const existing = await ctx.db
      .insertInto('courses')
      .values(
        Array.from({ length: maxWishlistItems }, () => ({
          title: '{"pt":"Curso"}',
          type: 'online',
          created_at: ctx.now(),
          updated_at: ctx.now(),
          published_at: ctx.now(),
        })),
      )
      .returning('id as course_id')
      .execute();
    const rows = existing.map(({ course_id }) => ({ user_id: userId, course_id, saved_at: ctx.now() }));
    await ctx.db.insertInto('wishlist_entries').values(rows).execute();
    await expect(addToWishlist(ctx, { course_id: id })).rejects.toThrow('wishlist_full');
    await expect(addToWishlist(ctx, { course_id: existing[0]?.course_id ?? 0 })).resolves.toBeTruthy();
  });

  test('is removed, and can be restored to its place', async ({ ctx: guest }) => {
    const ctx = await asA(guest, 'student');
    const { course_id, saved_at } = await makeWishlistItem(ctx);
    const { course_id: other } = await makeWishlistItem(hoursOn(ctx, 1));
    await removeFromWishlist(ctx, { course_id });
    expect(await removeFromWishlist(ctx, { course_id })).toEqual({ course_id });
    expect(await idsOf(ctx)).toEqual([other]);
    expect(await restoreToWishlist(hoursOn(ctx, 2), { course_id })).toEqual({ course_id, saved_at });
    expect(await idsOf(ctx)).toEqual([other, course_id]);
    await expect(restoreToWishlist(ctx, { course_id })).rejects.toThrow('not_found');
    await expect(restoreToWishlist(await asA(guest, 'student'), { course_id })).rejects.toThrow('not_found');
  });

  test('cannot be restored a day after its removal, and is saved as a new one', async ({ ctx: guest }) => {
    const ctx = await asA(guest, 'student');
    const { course_id } = await makeWishlistItem(ctx);
    await removeFromWishlist(ctx, { course_id });
    const later = hoursOn(ctx, 25);
    await expect(restoreToWishlist(later, { course_id })).rejects.toThrow('not_found');
    await purgeRemovedItems(asSystem(later));
    expect(await ctx.db.selectFrom('wishlist_entries').select('id').execute()).toEqual([]);
    expect((await addToWishlist(later, { course_id })).saved_at).toBe(later.now().toISOString());
  });

  test('leaves the wishlist once it is in the library, under repetition too', async ({ ctx: guest }) => {
    const ctx = await asA(guest, 'student');
    const { course_id } = await makeWishlistItem(ctx);
    const bought = { userId: signedIn(ctx).userId, courseId: course_id };
    await removeItemRow(asSystem(ctx), bought);
    await removeItemRow(asSystem(ctx), bought);
    expect(await idsOf(ctx)).toEqual([]);
  });
});
