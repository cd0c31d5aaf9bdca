import { describe, expect } from 'vitest';
import { asA } from '#api/people/identity/make.ts';
import { makeCourse, makePartner } from '#api/offer/catalogue/make.ts';
import { holdSeats, releaseSeats } from '#api/offer/classes/index.ts';
import { makeClass, makeFullClass, makeWaiting } from '#api/offer/classes/make.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import { asSystem } from '#api/shared/testing/actors.ts';
import { test } from '#api/shared/testing/database.ts';
import { writeSetting } from '#api/platform/settings/index.ts';
import { makeCart } from './make.ts';
import { cartText } from '#contract/rules/serialise-cart.ts';
import { readCart } from './read-cart.ts';
import { retrieveSummary } from './retrieve-summary.ts';

const aoa = 1;
const usd = 2;
const line = (id: number, preferred_class_id: number | null = null, quantity = 1) => ({
  id,
  quantity,
  preferred_class_id,
});
const summary = (ctx: Ctx, items: ReturnType<typeof line>[], currency_id = aoa) =>
  retrieveSummary(ctx, { cart: cartText(items), currency_id });

describe('the summary of a cart', () => {
  test('prices it for a guest, with VAT stated separately', async ({ ctx }) => {
    const { id: partner_id } = await makePartner(ctx);
    const course = await makeCourse(ctx, { partner_id });
    const { id } = await makeClass(ctx, { course_id: course.id });
    const answer = await summary(ctx, [line(course.id, id, 2)]);
    expect(answer).toMatchObject({
      total: { amount_minor: 9_000_000, currency_id: aoa },
      tax: { amount_minor: 1_105_263 },
      vat_rate_percent: 14,
      cart_version: null,
    });
    expect(answer.lines[0]).toMatchObject({
      title: 'Segurança em obra',
      partner: 'Instituto Baía',
      class: { id, city: 'Luanda', seats_left: 16 },
      unit_price: { amount_minor: 4_500_000, indicative: false },
      line_total: { amount_minor: 9_000_000 },
      problems: [],
    });
  });

  test('leaves lines that cannot be bought out of the total', async ({ ctx }) => {
    const full = await makeClass(ctx, { capacity: 0 });
    const gone = await makeCourse(ctx, { is_published: false });
    const answer = await summary(ctx, [line(full.course_id, full.id), line(gone.id), line(987_654_321)]);
    expect(answer.lines.map(({ problems }) => problems)).toEqual([['class_full'], ['course_gone'], ['course_gone']]);
    expect(answer.total.amount_minor).toBe(0);
  });

  test('counts the seat that is held for its buyer', async ({ ctx }) => {
    const { id, course_id, items } = await makeFullClass(ctx);
    const [buyer, other] = [await asA(ctx, 'student'), await asA(ctx, 'student')];
    await makeWaiting(buyer, id);
    for (const order_item_id of items) await releaseSeats(ctx, { order_item_id });
    const [own] = (await summary(buyer, [line(course_id, id)])).lines;
    expect(own).toMatchObject({ class: { offer_expires_at: '2026-11-22T08:00:00.000Z' }, problems: [] });
    expect((await summary(buyer, [line(course_id, id, 2)])).lines[0]?.problems).toEqual(['class_full']);
    for (const one of [other, ctx]) {
      const [first] = (await summary(one, [line(course_id, id)])).lines;
      expect(first).toMatchObject({ class: { offer_expires_at: null }, problems: ['class_full'] });
    }
  });

  test('lists the classes to choose from', async ({ ctx }) => {
    const { id, course_id } = await makeClass(ctx);
    const other = await makeClass(ctx, { course_id, start_at: '2026-11-29T07:00:00Z' });
    const answer = await summary(ctx, [line(course_id)]);
    expect(answer.lines[0]).toMatchObject({ class: null, problems: ['class_missing'] });
    expect(answer.lines[0]?.classes.map((each) => each.id)).toEqual([other.id, id]);
  });

  test('converts where the course has no price in the currency, and says so', async ({ ctx }) => {
    const { id, course_id } = await makeClass(ctx);
    const answer = await summary(ctx, [line(course_id, id)], usd);
    expect(answer.lines[0]?.unit_price).toEqual({ amount_minor: 4_891, currency_id: usd, indicative: true });
  });

  test('has the version of the saved cart where both are equal', async ({ ctx: guest }) => {
    const ctx = await asA(guest, 'client');
    const items = await makeCart(ctx, await makeClass(ctx));
    const { version } = await readCart(ctx, signedIn(ctx).userId);
    expect((await summary(ctx, items)).cart_version).toBe(version);
    expect((await summary(ctx, [])).cart_version).toBeNull();
  });

  test('takes a fixed number of queries', async ({ ctx, queries }) => {
    const lines = [];
    for (let made = 0; made < 6; made += 1) {
      const { id, course_id } = await makeClass(ctx);
      lines.push(line(course_id, id));
    }
    queries.length = 0;
    await summary(ctx, lines.slice(0, 1));
    const forOne = queries.length;
    queries.length = 0;
    await summary(ctx, lines);
    expect(queries.length).toBe(forOne);
  });

  test('is refused for a currency that is not on sale', async ({ ctx }) => {
    await expect(summary(ctx, [], 987)).rejects.toThrow('currency_not_available');
    await writeSetting(asSystem(ctx), { key: 'hasErpIntegration', value: 'true' });
    await expect(summary(ctx, [], usd)).rejects.toThrow('currency_not_available');
    await expect(summary(ctx, [], aoa)).resolves.toBeTruthy();
  });

  test('is refused for text that is not a cart', async ({ ctx }) => {
    await expect(retrieveSummary(ctx, { cart: '{}', currency_id: aoa })).rejects.toThrow('cart_unreadable');
  });
});

describe('the class of a full line', () => {
  test('says when held seats may be free again, but not where they are paid or where people wait', async ({ ctx }) => {
    const { id, course_id } = await makeClass(ctx, { capacity: 2 });
    const held = { class_id: id, quantity: 1 };
    const [later, sooner] = ['2026-11-21T12:00:00.000Z', '2026-11-21T09:30:00.000Z'];
    for (const [place, until] of [later, sooner].entries()) {
      await holdSeats(asSystem(ctx), { ...held, order_item_id: place + 1, expires_at: new Date(until) });
    }
    const classNow = async () => (await summary(ctx, [line(course_id, id)])).lines[0]?.class;
    expect(await classNow()).toMatchObject({ seats_free_at: sooner, takes_waiting: true });
    await holdSeats(asSystem(ctx), { ...held, order_item_id: 2, expires_at: null });
    expect(await classNow()).toMatchObject({ seats_free_at: later });
    await makeWaiting(await asA(ctx, 'student'), id);
    expect(await classNow()).toMatchObject({ seats_free_at: null, takes_waiting: true });

    const paid = await makeFullClass(ctx);
    const [first] = (await summary(ctx, [line(paid.course_id, paid.id)])).lines;
    expect(first).toMatchObject({ class: { seats_free_at: null, takes_waiting: true }, problems: ['class_full'] });
  });

  test('promises no seat at the moment at which the class closes', async ({ ctx }) => {
    const until = '2026-11-21T12:00:00.000Z';
    const { id, course_id } = await makeClass(ctx, { capacity: 1, registration_deadline: until });
    const held = { class_id: id, quantity: 1, order_item_id: 1, expires_at: new Date(until) };
    await holdSeats(asSystem(ctx), held);
    expect((await summary(ctx, [line(course_id, id)])).lines[0]?.class?.seats_free_at).toBeNull();
  });
});
