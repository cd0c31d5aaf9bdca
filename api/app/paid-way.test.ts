import { sql } from 'kysely';
import { describe, expect } from 'vitest';
import { asA } from '#api/people/identity/make.ts';
import { readCart } from '#api/sales/cart/index.ts';
import { makeCart } from '#api/sales/cart/make.ts';
import { makeCourse } from '#api/offer/catalogue/make.ts';
import { makeClass } from '#api/offer/classes/make.ts';
import { enrollmentFor } from '#api/learning/enrollments/index.ts';
import { deliverService, findOrder, settleOrder } from '#api/sales/orders/index.ts';
import { makeOrder } from '#api/sales/orders/make.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import type { EventKind } from '#api/shared/events/events.ts';
import { asSystem } from '#api/shared/testing/actors.ts';
import { test } from '#api/shared/testing/database.ts';
import { reactions } from './reactions.ts';

/** Runs every reaction to the events of that kind in this test twice, as a worker may. */
async function reactTo(ctx: Ctx, kind: EventKind, before: number): Promise<void> {
  const events = await ctx.db
    .selectFrom('outbox_events')
    .select(['id', 'payload'])
    .where('kind', '=', kind)
    .where('id', '>', before)
    .where(({ exists, selectFrom }) =>
      kind !== 'enrollment_opened'
        ? exists(
            selectFrom('orders')
              .select('id')
              .whereRef(sql`(payload->>'order_id')::bigint`, '=', 'orders.id'),
          )
        : exists(
            selectFrom('enrollments')
              .select('id')
              .whereRef(sql`(payload->>'enrollment_id')::bigint`, '=', 'enrollments.id'),
          ),
    )
    .execute();
  for (const { id, payload } of [...events, ...events]) {
    for (const { run } of reactions[kind]) await run(asSystem(ctx), payload as never, id);
  }
}

/** On PostgreSQL other test files may emit events into the same database. */
async function reportedSoFar(ctx: Ctx): Promise<number> {
  const { last } = await ctx.db
    .selectFrom('outbox_events')
    .select(({ fn }) => fn.max('id').as('last'))
    .executeTakeFirstOrThrow();
  return last ?? 0;
}

describe('a paid order', () => {
  test('enrolls its person once, is fulfilled, and takes the course out of the cart', async ({ ctx }) => {
    const buyer = await asA(ctx, 'student');
    const { person_id, user_id } = { person_id: signedIn(buyer).personId, user_id: signedIn(buyer).userId };
    const held = await makeClass(ctx);
    const before = await reportedSoFar(ctx);
    const { order } = await makeOrder(ctx, { buyer, class: held });
    const other = await makeClass(ctx, { course_id: held.course_id });
    await makeCart(buyer, other);

    await settleOrder(asSystem(ctx), order.id);
    await reactTo(ctx, 'order_paid', before);
    await reactTo(ctx, 'enrollment_opened', before);

    const enrollment = await enrollmentFor(ctx, { course_id: held.course_id, person_id });
    expect(enrollment).toMatchObject({ class_id: held.id, status: 'enrolled' });
    expect((await findOrder(ctx, order.id)).status).toBe('finalizada');
    expect((await readCart(ctx, user_id)).items).toEqual([]);
    const own = ctx.db.selectFrom('enrollments').select('id').where('person_id', '=', person_id);
    expect(await own.execute()).toHaveLength(1);
  });

  test('of a company stays open until every seat has a participant', async ({ ctx }) => {
    const buyer = await asA(ctx, 'client');
    const before = await reportedSoFar(ctx);
    const { order } = await makeOrder(ctx, { buyer, quantity: 3 });
    await settleOrder(asSystem(ctx), order.id);
    await reactTo(ctx, 'order_paid', before);
    await reactTo(ctx, 'enrollment_opened', before);
    expect((await findOrder(ctx, order.id)).status).toBe('aguarda-satisfacao');
  });

  test('of a service waits for the operator, enrolls nobody, and links its buyer to the order', async ({ ctx }) => {
    const buyer = await asA(ctx, 'student');
    const { personId } = signedIn(buyer);
    const { id: course_id } = await makeCourse(ctx, { package_type: 'servico' });
    const before = await reportedSoFar(ctx);
    const { order } = await makeOrder(ctx, { buyer, class: await makeClass(ctx, { course_id }) });
    await settleOrder(asSystem(ctx), order.id);
    await reactTo(ctx, 'order_paid', before);
    expect((await findOrder(ctx, order.id)).status).toBe('aguarda-satisfacao');
    expect(await enrollmentFor(ctx, { course_id, person_id: personId })).toBeNull();
    const notifications = ctx.db
      .selectFrom('notifications')
      .select(['kind', 'link'])
      .where('recipient_id', '=', personId);
    expect(await notifications.where('kind', '=', 'order_paid').execute()).toEqual([
      { kind: 'order_paid', link: `/payment/${order.id}/${order.invoices[0]?.id}` },
    ]);
    for (let times = 0; times < 2; times += 1) await deliverService(asSystem(ctx), { id: order.items[0]?.id ?? 0 });
    await reactTo(ctx, 'service_delivered', before);
    expect(await notifications.where('kind', '=', 'service_delivered').execute()).toEqual([
      { kind: 'service_delivered', link: `/payment/${order.id}/${order.invoices[0]?.id}` },
    ]);
  });
});
