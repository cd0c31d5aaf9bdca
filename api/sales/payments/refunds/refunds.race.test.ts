import { expect, test } from 'vitest';
import { makeCreditBuyer } from '#api/sales/accounts/make.ts';
import { asA } from '#api/people/identity/make.ts';
import { asSystem } from '#api/shared/testing/actors.ts';
import { openWorld } from '#api/shared/testing/world.ts';
import { approvePayment } from '../approve-payment.ts';
import { byContract, byTransfer, makePayment } from '../make.ts';
import { decideRefund } from './decide-refund.ts';
import { requestRefund } from './request-refund.ts';
import { withdrawRefund } from './withdraw-refund.ts';

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

test('an order on account is credited once, however many approve at once', async ({ skip }) => {
  const { guest, asOther } = await openWorld(skip);
  const staff = await asA(guest, 'administrator');
  for (let time = 0; time < 5; time += 1) {
    const buying = await makeCreditBuyer(guest);
    const { order, payment } = await makePayment(guest, { ...buying, ...byContract });
    await approvePayment(staff, { id: payment.id });
    const { id } = await requestRefund(buying.buyer, { order_id: order.id, reason: 'Obra adiada' });
    const part = { id, decision: 'approve' as const, amount_minor: 1_000 };
    const approving = [0, 1, 2, 3].map((other) => decideRefund(asOther(staff, other), part));
    const answers = await Promise.allSettled(approving);
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const credits = guest.db.selectFrom('ledger_entries').select('amount_minor').where('reason', '=', 'refund');
    expect(await credits.where('order_id', '=', order.id).execute()).toEqual([{ amount_minor: 1_000 }]);
  }
}, 60_000);

test('a request is withdrawn or decided, never both, however many try', async ({ skip }) => {
  const { guest, asOther } = await openWorld(skip);
  const staff = await asA(guest, 'administrator');
  for (let time = 0; time < 8; time += 1) {
    const { order, payment, buyer } = await makePayment(guest, byTransfer);
    await approvePayment(asSystem(guest), { id: payment.id });
    const { id } = await requestRefund(buyer, { order_id: order.id, reason: 'Doença' });
    const withdrawing = [0, 1].map((other) => withdrawRefund(asOther(buyer, other), { id }));
    const deciding = [2, 3].map((other) => decideRefund(asOther(staff, other), { id, decision: 'approve' }));
    const tabs = time % 2 === 0 ? [...withdrawing, ...deciding] : [...deciding, ...withdrawing];
    await Promise.allSettled(tabs);
    const [byBuyer, byStaff] = await Promise.all([Promise.allSettled(withdrawing), Promise.allSettled(deciding)]);
    // Withdrawing is repeated by the second tab without a refusal, a decision is not.
    expect([
      [2, 0],
      [0, 1],
    ]).toContainEqual([done(byBuyer), done(byStaff)]);
    const row = await guest.db.selectFrom('refunds').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    const isWithdrawn = done(byBuyer) > 0;
    expect(row).toMatchObject({ status: isWithdrawn ? 'withdrawn' : 'approved' });
    expect([row.withdrawn_at === null, row.decided_at === null]).toEqual([!isWithdrawn, isWithdrawn]);
    const moves = guest.db.selectFrom('status_history').select('move').where('subject', '=', 'refund');
    expect(await moves.where('subject_id', '=', id).orderBy('id').execute()).toEqual([
      { move: 'request' },
      { move: isWithdrawn ? 'withdraw' : 'approve' },
    ]);
    // What was withdrawn can be requested again; what was approved cannot.
    const [again] = await Promise.allSettled([requestRefund(buyer, { order_id: order.id, reason: 'Doença' })]);
    expect(again.status).toBe(isWithdrawn ? 'fulfilled' : 'rejected');
  }
}, 60_000);

function done(answers: PromiseSettledResult<unknown>[]): number {
  return answers.filter(({ status }) => status === 'fulfilled').length;
}
