import { describe, expect } from 'vitest';
import { makeClass } from '#api/offer/classes/make.ts';
import { asA } from '#api/people/identity/make.ts';
import { makeOrganization } from '#api/people/organizations/make.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import { asSystem } from '#api/shared/testing/actors.ts';
import { test } from '#api/shared/testing/database.ts';
import { makeOrder } from './make.ts';
import { notifyOrderPaid } from './notify-buyer.ts';
import { settleOrder } from './settle-order.ts';

const aloneRun = { type: 'online', start_at: null, end_at: null, registration_deadline: null, capacity: null } as const;

describe('ordering a gift', () => {
  test('holds its seat for nobody, beside a course of the same buyer', async ({ ctx }) => {
    const buyer = await asA(ctx, 'client');
    const own = await makeOrder(ctx, { buyer, class: await makeClass(ctx, aloneRun) });
    await settleOrder(asSystem(ctx), own.order.id);
    // The buyer has this class already, and gives it.
    const { order } = await makeOrder(ctx, {
      buyer,
      class: { id: own.classId, course_id: own.courseId },
      gifts: [
        {
          course_id: own.courseId,
          email: 'Ana@Mestria.test',
          name: 'Ana',
          message: 'Parabéns!',
          send_on: '2026-12-01',
        },
      ],
    });
    expect(order.items[0]).toMatchObject({
      person_ids: [],
      gift: { email: 'ana@mestria.test', name: 'Ana', message: 'Parabéns!', send_on: '2026-12-01' },
    });
    expect(await settleOrder(asSystem(ctx), order.id)).toBe('settled');
  });

  test('refuses addresses, days, quantities and buyers that do not fit', async ({ ctx }) => {
    const giver = await asA(ctx, 'client');
    const { username } = await ctx.db
      .selectFrom('users')
      .select('username')
      .where('id', '=', signedIn(giver).userId)
      .executeTakeFirstOrThrow();
    await expect(giveWith(giver, { email: 'ana@' })).rejects.toMatchObject({
      code: 'email_invalid',
      data: { field: 'gifts.0.email' },
    });
    await expect(giveWith(giver, { email: username.toUpperCase() })).rejects.toThrow('gift_to_yourself');
    await expect(giveWith(giver, { send_on: '2026-11-20' })).rejects.toThrow('gift_day_invalid');
    await expect(giveWith(giver, {}, { quantity: 2 })).rejects.toThrow('gift_quantity');
    await expect(giveWith(giver, { course_id: 999_999 })).rejects.toThrow('cart_changed');
    const { id: organization_id } = await makeOrganization(giver);
    await expect(giveWith(giver, {}, { organization_id })).rejects.toThrow('gift_for_organization');
  });

  test.for(["o'neil+presente@xn--exmple-cua.pt", 'ana.maria_1@sub.dominio.co.ao', 'josé@exemplo.pt'])(
    'takes the unusual address %s',
    async (email, { ctx }) => {
      const giver = await asA(ctx, 'student');
      expect((await giveWith(giver, { email })).order.items[0]?.gift?.email).toBe(email);
    },
  );
});

test('the message about several paid seats leads to where they are assigned or given', async ({ ctx }) => {
  const [owner, client] = [await asA(ctx, 'client'), await asA(ctx, 'client')];
  const { id: organization_id } = await makeOrganization(owner);
  const company = await makeOrder(ctx, { buyer: owner, organization_id, quantity: 2 });
  const several = await makeOrder(ctx, { buyer: client, quantity: 2 });
  for (const { id } of [company.order, several.order]) {
    await settleOrder(asSystem(ctx), id);
    await notifyOrderPaid(asSystem(ctx), id);
  }
  const sent = ctx.db
    .selectFrom('notifications')
    .select(['link', 'facts'])
    .where('kind', '=', 'order_paid')
    .orderBy('id');
  const messages = await sent.$castTo<{ link: string; facts: { service: string } }>().execute();
  expect(messages.map(({ link, facts }) => [link, facts.service])).toEqual([
    [expect.stringMatching(/^\/profile\/our-courses\?organization=\d+$/), 'seats'],
    [`/profile/my-orders-history/${several.order.id}`, 'places'],
  ]);
});

test('the message about a paid order of gifts alone leads to the order, not to the own courses', async ({ ctx }) => {
  const giver = await asA(ctx, 'client');
  const { order } = await giveWith(giver, {});
  const own = await makeOrder(ctx, { buyer: giver });
  for (const { id } of [order, own.order]) {
    await settleOrder(asSystem(ctx), id);
    await notifyOrderPaid(asSystem(ctx), id);
  }
  const sent = ctx.db
    .selectFrom('notifications')
    .select(['link', 'facts'])
    .where('kind', '=', 'order_paid')
    .orderBy('id');
  const [gift, course] = await sent.$castTo<{ link: string; facts: { service: string } }>().execute();
  expect([gift?.link, gift?.facts.service]).toEqual([`/profile/my-orders-history/${order.id}`, 'gifts']);
  expect([course?.link, course?.facts.service]).toEqual(['/profile/my-courses', 'no']);
});

async function giveWith(giver: Ctx, gift: Record<string, unknown>, order: Record<string, unknown> = {}) {
  const run = await makeClass(giver, aloneRun);
  const details = { course_id: run.course_id, email: 'b@mestria.test', name: '', message: '', send_on: null, ...gift };
  return makeOrder(giver, { buyer: giver, class: run, gifts: [details], ...order });
}
