import { describe, expect } from 'vitest';
import { firstLegalCode } from '#contract/platform/legal/values.ts';
import { asA } from '#api/people/identity/make.ts';
import { makeCart } from '#api/sales/cart/make.ts';
import { makeCourse } from '#api/offer/catalogue/make.ts';
import { updateClass } from '#api/offer/classes/index.ts';
import { makeClass, makeRegulation } from '#api/offer/classes/make.ts';
import { writeSetting } from '#api/platform/settings/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { asSystem } from '#api/shared/testing/actors.ts';
import { test } from '#api/shared/testing/database.ts';
import { makeOrder, placeAccepted, termsOfCart } from './make.ts';
import { ordersWithAll } from './store/personal.ts';
import { readAcceptedRegulation } from './read-accepted-regulation.ts';
import { retrieveOrders } from './retrieve-orders.ts';

/** A student's cart with one class that has a regulation. */
async function makeRuledCart(ctx: Ctx) {
  const rules = await makeRegulation(ctx);
  const run = await makeClass(ctx, { regulation_file_id: rules.id });
  const buyer = await asA(ctx, 'student');
  await makeCart(buyer, run);
  return { buyer, run, rules, accepted: await termsOfCart(buyer) };
}

describe('an order records what its buyer accepted', () => {
  test('the version of the terms, the moment, and the regulation of each class that has one', async ({ ctx }) => {
    const { buyer, run, rules } = await makeRuledCart(ctx);
    const free = await makeClass(ctx);
    await makeCart(buyer, run, free);
    const order = await placeAccepted(buyer);
    expect(order).toMatchObject({ terms_version: firstLegalCode, terms_accepted_at: ctx.now().toISOString() });
    const hashOf = (classId: number) => order.items.find(({ class_id }) => class_id === classId)?.regulation_sha256;
    expect([hashOf(run.id), hashOf(free.id)]).toEqual([rules.sha256, null]);
    const all = { filter: {}, sort: [], limit: 1, offset: 0 };
    expect((await retrieveOrders(buyer, all)).results).toEqual([order]);
  });

  test('also when there is nothing to pay', async ({ ctx }) => {
    const { id: course_id } = await makeCourse(ctx, { prices: [{ currency_id: 1, amount_minor: 0 }] });
    const { id: regulation_file_id, sha256 } = await makeRegulation(ctx);
    const { order } = await makeOrder(ctx, { class: await makeClass(ctx, { course_id, regulation_file_id }) });
    expect(order).toMatchObject({ status: 'aguarda-satisfacao', items: [{ regulation_sha256: sha256 }] });
  });

  test('and the buyer takes it along', async ({ ctx }) => {
    const { buyer, rules } = await makeRuledCart(ctx);
    await placeAccepted(buyer);
    const userId = buyer.actor.kind === 'user' ? buyer.actor.userId : 0;
    expect(await ordersWithAll(ctx, { userId, lastId: 0, limit: 9 })).toMatchObject([
      { terms_version: firstLegalCode, terms_accepted_at: ctx.now(), items: [{ regulation_sha256: rules.sha256 }] },
    ]);
  });
});

describe('an order is refused', () => {
  test('when nothing was accepted, or not the regulation of a class', async ({ ctx }) => {
    const { buyer, accepted } = await makeRuledCart(ctx);
    const refusal = { code: 'order_terms_not_accepted', data: { field: 'accepted' } };
    await expect(placeAccepted(buyer, { accepted: undefined })).rejects.toMatchObject(refusal);
    await expect(placeAccepted(buyer, { accepted: { ...accepted, regulations: [] } })).rejects.toMatchObject(refusal);
    expect(await ctx.db.selectFrom('orders').select('id').execute()).toEqual([]);
  });

  test('when the accepted terms are no longer in force', async ({ ctx }) => {
    const { buyer, accepted } = await makeRuledCart(ctx);
    const outdated = { accepted: { ...accepted, terms_version: '1999-01' } };
    await expect(placeAccepted(buyer, outdated)).rejects.toMatchObject({ code: 'terms_changed' });
    await writeSetting(asSystem(ctx), { key: 'withdrawalDaysAO', value: '10' });
    await expect(placeAccepted(buyer, { accepted })).rejects.toMatchObject({ code: 'terms_changed' });
    expect((await placeAccepted(buyer)).terms_version).toBe(`${firstLegalCode}, AO 10`);
  });

  test('when a class has another regulation by then', async ({ ctx }) => {
    const { buyer, run, accepted } = await makeRuledCart(ctx);
    const { id: regulation_file_id, sha256 } = await makeRegulation(ctx, 2);
    await updateClass(asSystem(ctx), { id: run.id, regulation_file_id });
    await expect(placeAccepted(buyer, { accepted })).rejects.toMatchObject({ code: 'regulation_changed' });
    expect((await placeAccepted(buyer)).items).toMatchObject([{ regulation_sha256: sha256 }]);
  });

  test('not when the class has none any more', async ({ ctx }) => {
    const { buyer, run, accepted } = await makeRuledCart(ctx);
    await updateClass(asSystem(ctx), { id: run.id, regulation_file_id: null });
    expect((await placeAccepted(buyer, { accepted })).items).toMatchObject([{ regulation_sha256: null }]);
  });
});

describe('the regulation of an order', () => {
  test('is the accepted file, whatever the class has now', async ({ ctx }) => {
    const { buyer, run, rules } = await makeRuledCart(ctx);
    const [item] = (await placeAccepted(buyer)).items;
    await updateClass(asSystem(ctx), { id: run.id, regulation_file_id: (await makeRegulation(ctx, 2)).id });
    expect(await readAcceptedRegulation(buyer, item?.id ?? 0)).toMatchObject({ id: rules.id });
  });

  test('is for its buyer and for people who may read orders', async ({ ctx }) => {
    const { buyer, rules } = await makeRuledCart(ctx);
    const id = (await placeAccepted(buyer)).items[0]?.id ?? 0;
    await expect(readAcceptedRegulation(ctx, id)).rejects.toThrow('not_signed_in');
    await expect(readAcceptedRegulation(await asA(ctx, 'student'), id)).rejects.toThrow('not_found');
    expect(await readAcceptedRegulation(await asA(ctx, 'administrator'), id)).toMatchObject({ id: rules.id });
  });
});
