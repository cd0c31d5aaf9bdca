import { expect, test } from 'vitest';
import { Refusal } from '#contract/refusals.ts';
import { asA } from '#api/people/identity/make.ts';
import { makeClass } from '#api/offer/classes/make.ts';
import { cancelOrder, expireOrders } from '#api/sales/orders/index.ts';
import { later } from '#api/sales/orders/make.ts';
import { operate } from '#api/sales/payments/index.ts';
import { byTransfer, makePayment, proveTransfer } from '#api/sales/payments/make.ts';
import { asSystem } from '#api/shared/testing/actors.ts';
import { openWorld } from '#api/shared/testing/world.ts';
import { reactNow } from '../react-now.ts';
import { runAudit } from './run-audit.ts';

const buyers = 30;
const seats = 20;

test('thirty buyers of twenty seats who pay, cancel, expire and are rejected concurrently violate no invariant', async ({
  skip,
}) => {
  const { guest, asOther } = await openWorld(skip);
  const held = await makeClass(guest, { capacity: seats });
  const buying = Array.from({ length: buyers }, async (_, nth) => {
    const buyer = asOther(await asA(guest, 'student'), nth);
    const { order, payment } = await makePayment(asOther(guest, nth), { ...byTransfer, buyer, class: held });
    const operator = asSystem(asOther(guest, nth + 1));
    const acts = [
      () => operate(operator, { command: 'approve', order: order.number }),
      () => cancelOrder(asOther(buyer, nth + 2), { id: order.id }),
      () => expireOrders(later(operator, 24 * 5)),
      () => operate(operator, { command: 'reject', order: order.number, reason: 'Ilegível.' }),
      () => proveTransfer(asOther(buyer, nth + 3), payment),
    ];
    // Each starts with another action, so every action comes first for somebody.
    await Promise.all([...acts.slice(nth % acts.length), ...acts.slice(0, nth % acts.length)].map(orRefused));
  });
  await Promise.all(buying.map((one) => orRefused(() => one)));
  await reactNow(asSystem(guest), ['order_paid', 'enrollment_opened', 'order_canceled']);
  expect(await runAudit(guest)).toEqual([]);
  const settled = await guest.db.selectFrom('orders').select('id').where('status', '=', 'finalizada').execute();
  expect(settled.length).toBeGreaterThan(0);
}, 120_000);

async function orRefused(act: () => Promise<unknown>): Promise<void> {
  await act().catch((error: unknown) => {
    if (!(error instanceof Refusal)) throw error;
  });
}
