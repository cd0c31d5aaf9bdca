import { expect, test } from 'vitest';
import { asSystem } from '#api/shared/test-actors.ts';
import { openWorld } from '#api/shared/test-world.ts';
import { approvePayment } from '../approve-payment.ts';
import { byTransfer, makePayment } from '../make.ts';
import { requestRefund } from './request-refund.ts';

test('an order is asked back once, however many ask at once', async ({ skip }) => {
  const { guest, asOther } = await openWorld(skip);
  for (let time = 0; time < 5; time += 1) {
    const { order, payment, buyer } = await makePayment(guest, byTransfer);
    await approvePayment(asSystem(guest), { id: payment.id });
    const requesting = [0, 1, 2, 3].map((other) =>
      requestRefund(asOther(buyer, other), { order_id: order.id, reason: 'Doença' }),
    );
    const answers = await Promise.allSettled(requesting);
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  }
}, 60_000);
