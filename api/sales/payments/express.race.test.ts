import { describe, expect, test } from 'vitest';
import { findOrder } from '#api/sales/orders/index.ts';
import { later } from '#api/sales/orders/make.ts';
import type { Ctx } from '#api/shared/context.ts';
import { asSystem } from '#api/shared/testing/actors.ts';
import { openWorld } from '#api/shared/testing/world.ts';
import { applyEvent } from './apply-event.ts';
import { storeEvent } from './event-store.ts';
import { byExpress, makePayment, payFor, withGateway } from './make.ts';
import { startCharge } from './start-charge.ts';
import { findPayment } from './store.ts';
import { timeOutPayments } from './time-out-payments.ts';

const times = 10;

describe('a push is confirmed while', () => {
  test('its time runs out: the order is paid, whichever comes first', async ({ skip }) => {
    const { guest, asOther } = await openWorld(skip);
    const { ctx } = await withGateway(guest);
    for (let time = 0; time < times; time += 1) {
      const { payment, order } = await makePayment(ctx, { ...byExpress, phone: `923 000 3${10 + time}` });
      await startCharge(asSystem(ctx), payment.id);
      const eventId = await storeOutcome(ctx, payment.id);
      const atItsEnd = asSystem(later(ctx, 2 / 60));
      await Promise.all([
        applyEvent(asSystem(asOther(ctx, time)), eventId),
        timeOutPayments(asOther(atItsEnd, time + 1)),
      ]);
      const { status, flag } = await findPayment(ctx, payment.id);
      expect([status, flag, (await findOrder(ctx, order.id)).status]).toEqual(['paid', null, 'aguarda-satisfacao']);
    }
  }, 60_000);

  test('another one of the same order is: one pays, and the other is flagged', async ({ skip }) => {
    const { guest, asOther } = await openWorld(skip);
    const { ctx } = await withGateway(guest);
    for (let time = 0; time < times; time += 1) {
      const made = await makePayment(ctx, { ...byExpress, phone: `923 000 0${10 + time}` });
      await startCharge(asSystem(ctx), made.payment.id);
      const again = await payFor(made, { ...byExpress, phone: `923 000 1${10 + time}` });
      await startCharge(asSystem(ctx), again.id);
      const events = await Promise.all([made.payment.id, again.id].map((id) => storeOutcome(ctx, id)));
      await Promise.all(events.map((id, nth) => applyEvent(asSystem(asOther(ctx, nth)), id)));
      const flags = [made.payment.id, again.id].map(async (id) => (await findPayment(ctx, id)).flag ?? 'settled');
      expect((await Promise.all(flags)).toSorted()).toEqual(['paid_twice', 'settled']);
    }
  }, 60_000);

  test('it is refused: the money counts', async ({ skip }) => {
    const { guest, asOther } = await openWorld(skip);
    const { ctx } = await withGateway(guest);
    for (let time = 0; time < times; time += 1) {
      const { payment, order } = await makePayment(ctx, { ...byExpress, phone: `923 000 2${10 + time}` });
      await startCharge(asSystem(ctx), payment.id);
      const events = [await storeOutcome(ctx, payment.id), await storeOutcome(ctx, payment.id, 'expired')];
      await Promise.all(events.map((id, nth) => applyEvent(asSystem(asOther(ctx, nth + time)), id)));
      expect((await findPayment(ctx, payment.id)).status).toBe('paid');
      expect((await findOrder(ctx, order.id)).status).toBe('aguarda-satisfacao');
    }
  }, 60_000);
});

async function storeOutcome(ctx: Ctx, paymentId: number, refusal: 'expired' | null = null): Promise<number> {
  const { provider_ref, charge_id, amount_minor } = await findPayment(ctx, paymentId);
  const id = await storeEvent(ctx, {
    provider: 'opg',
    external_id: `${refusal ? 'rejected' : 'accepted'} ${charge_id}`,
    signature_ok: true,
    provider_ref,
    amount_minor,
    currency_key: 'aoa',
    refusal,
    raw: {},
  });
  return id;
}
