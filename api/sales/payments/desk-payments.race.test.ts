import { expect, test } from 'vitest';
import { asA } from '#api/people/identity/make.ts';
import { makeClass } from '#api/offer/classes/make.ts';
import { placeOrderFor } from '#api/sales/orders/index.ts';
import { makeOrder } from '#api/sales/orders/make.ts';
import { signedIn } from '#api/shared/context.ts';
import { openWorld } from '#api/shared/testing/world.ts';
import { recordCash } from './desk-payments.ts';
import { makeCashDesk } from './make.ts';

test('cash is taken once, however many record it at once', async ({ skip }) => {
  const { guest, asOther } = await openWorld(skip);
  const staff = await asA(guest, 'administrator');
  await makeCashDesk(guest);
  for (let time = 0; time < 5; time += 1) {
    const { order } = await makeOrder(guest);
    const input = { order_id: order.id, amount_minor: order.total_minor };
    const answers = await Promise.allSettled([0, 1, 2, 3].map((other) => recordCash(asOther(staff, other), input)));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const payments = guest.db.selectFrom('payments').select('status').where('order_id', '=', order.id);
    expect(await payments.execute()).toEqual([{ status: 'paid' }]);
  }
}, 60_000);

test('one order is placed for a person, however many place it at once', async ({ skip }) => {
  const { guest, asOther } = await openWorld(skip);
  const staff = await asA(guest, 'administrator');
  for (let time = 0; time < 5; time += 1) {
    const { userId: user_id } = signedIn(await asA(guest, 'student'));
    const held = await makeClass(guest);
    const input = { user_id, currency_id: 1, items: [{ course_id: held.course_id, class_id: held.id, quantity: 1 }] };
    const answers = await Promise.allSettled([0, 1, 2, 3].map((other) => placeOrderFor(asOther(staff, other), input)));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const placed = guest.db.selectFrom('orders').select('id').where('user_id', '=', user_id);
    expect(await placed.execute()).toHaveLength(1);
  }
}, 60_000);
