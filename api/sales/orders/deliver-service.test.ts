import { describe, expect } from 'vitest';
import { asA } from '#api/people/identity/make.ts';
import { makeCart } from '#api/sales/cart/make.ts';
import { makeCourse } from '#api/offer/catalogue/make.ts';
import { makeClass } from '#api/offer/classes/make.ts';
import type { Ctx } from '#api/shared/context.ts';
import { asSystem } from '#api/shared/testing/actors.ts';
import { test } from '#api/shared/testing/database.ts';
import { deliverService } from './deliver-service.ts';
import { fulfilOrder } from './fulfil-order.ts';
import { makeOrder, placeAccepted } from './make.ts';
import { paidSeats } from './paid-seats.ts';
import { settleOrder } from './settle-order.ts';

async function makeService(ctx: Ctx) {
  const { id: course_id } = await makeCourse(ctx, { package_type: 'servico' });
  return makeClass(ctx, { course_id, capacity: null });
}

async function makePaid(ctx: Ctx, ...others: { id: number; course_id: number }[]) {
  const buyer = await asA(ctx, 'student');
  await makeCart(buyer, await makeService(ctx), ...others);
  const order = await placeAccepted(buyer);
  await settleOrder(asSystem(ctx), order.id);
  const [service, seat] = order.items;
  if (!service) throw new Error('The order is empty.');
  return { buyer, order, service, seat };
}

describe('a service', () => {
  test('opens no enrollment and is delivered once, however often it is recorded', async ({ ctx }) => {
    const { order, service } = await makePaid(ctx);
    expect(service).toMatchObject({ kind: 'service', person_ids: [], delivered_at: null });
    expect(await paidSeats(ctx, order.id)).toEqual([]);
    const done = await deliverService(asSystem(ctx), { id: service.id });
    expect(done).toMatchObject({ status: 'finalizada', items: [{ delivered_at: ctx.now().toISOString() }] });
    expect(await deliverService(asSystem(ctx), { id: service.id })).toEqual(done);
  });

  test('keeps the order open until it is delivered and all seats are taken', async ({ ctx }) => {
    const { order, service, seat } = await makePaid(ctx, await makeClass(ctx));
    expect(await paidSeats(ctx, order.id)).toMatchObject([{ order_item_id: seat?.id }]);
    const taken = { order_item_id: seat?.id ?? 0, person_id: seat?.person_ids[0] ?? 0 };
    await fulfilOrder(asSystem(ctx), taken);
    expect((await deliverService(asSystem(ctx), { id: service.id })).status).toBe('finalizada');
    const other = await makePaid(ctx, await makeClass(ctx));
    expect((await deliverService(asSystem(ctx), { id: other.service.id })).status).toBe('aguarda-satisfacao');
  });

  test('can be bought again by the same buyer', async ({ ctx }) => {
    const service = await makeService(ctx);
    const { buyer } = await makeOrder(ctx, { class: service });
    await expect(makeOrder(ctx, { buyer, class: service })).resolves.toBeTruthy();
  });

  test('is delivered only with the claim, and only once it is paid', async ({ ctx }) => {
    const { order } = await makeOrder(ctx, { class: await makeService(ctx) });
    const [service] = order.items;
    const { buyer, seat } = await makePaid(ctx, await makeClass(ctx));
    const id = service?.id ?? 0;
    expect(() => deliverService(buyer, { id })).toThrow('not_allowed');
    await expect(deliverService(asSystem(ctx), { id })).rejects.toThrow('invalid_transition');
    for (const unknown of [seat?.id ?? 0, 999_999]) {
      await expect(deliverService(asSystem(ctx), { id: unknown })).rejects.toThrow('not_found');
    }
  });
});
