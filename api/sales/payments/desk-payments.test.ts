import { describe, expect } from 'vitest';
import { asA } from '#api/people/identity/make.ts';
import { cancelOrder, findOrder } from '#api/sales/orders/index.ts';
import { makeOrder } from '#api/sales/orders/make.ts';
import { writeSetting } from '#api/platform/settings/index.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import { asSystem } from '#api/shared/testing/actors.ts';
import { test } from '#api/shared/testing/database.ts';
import { recordCash, startPayment } from './desk-payments.ts';
import { byContract, byExpress, byTransfer, inCash, makeBankAccount, makeCashDesk, makePayment } from './make.ts';

function paymentsOf(ctx: Ctx, orderId: number) {
  const columns = ['id', 'status', 'method_slug', 'paid_amount_minor', 'receipt_number'] as const;
  return ctx.db.selectFrom('payments').select(columns).where('order_id', '=', orderId).orderBy('id').execute();
}

describe('cash at the desk', () => {
  test('pays for an order of which no payment was started, with its receipt', async ({ ctx }) => {
    const staff = await asA(ctx, 'administrator');
    await makeCashDesk(ctx);
    const { order } = await makeOrder(ctx);
    const { total_minor: amount_minor } = order;
    const payment = await recordCash(staff, { order_id: order.id, amount_minor, receipt_number: 'R-12' });
    expect(payment).toMatchObject({ status: 'paid', method: 'numerario', paid_amount_minor: amount_minor });
    expect(await findOrder(ctx, order.id)).toMatchObject({ status: 'aguarda-satisfacao' });
    expect(await paymentsOf(ctx, order.id)).toMatchObject([{ receipt_number: 'R-12' }]);
  });

  test('takes the money once: a repetition is refused', async ({ ctx }) => {
    const staff = await asA(ctx, 'administrator');
    await makeCashDesk(ctx);
    const { order } = await makeOrder(ctx);
    const input = { order_id: order.id, amount_minor: order.total_minor };
    await recordCash(staff, input);
    await expect(recordCash(staff, input)).rejects.toMatchObject({ code: 'order_not_payable' });
    expect(await paymentsOf(ctx, order.id)).toMatchObject([{ status: 'paid' }]);
  });

  test('uses the cash payment that waits, and ends any other', async ({ ctx }) => {
    const staff = await asA(ctx, 'administrator');
    const { order, payment } = await makePayment(ctx, inCash);
    await recordCash(staff, { order_id: order.id, amount_minor: order.total_minor });
    expect(await paymentsOf(ctx, order.id)).toMatchObject([{ id: payment.id, status: 'paid' }]);
    const { order: other } = await makePayment(ctx, byTransfer);
    await recordCash(staff, { order_id: other.id, amount_minor: other.total_minor });
    expect(await paymentsOf(ctx, other.id)).toMatchObject([
      { status: 'canceled', method_slug: 'transferencia' },
      { status: 'paid', method_slug: 'numerario' },
    ]);
  });

  test('is refused for another amount, an ended order, and where no cash is taken', async ({ ctx }) => {
    const staff = await asA(ctx, 'administrator');
    await makeCashDesk(ctx);
    const { order, buyer } = await makeOrder(ctx);
    const input = { order_id: order.id, amount_minor: order.total_minor };
    await expect(recordCash(staff, { ...input, amount_minor: 1 })).rejects.toMatchObject({ code: 'price_changed' });
    await writeSetting(asSystem(ctx), { key: 'cashAddress', value: '' });
    await expect(recordCash(staff, input)).rejects.toMatchObject({ code: 'method_not_available' });
    await cancelOrder(buyer, { id: order.id });
    await expect(recordCash(staff, input)).rejects.toMatchObject({ code: 'order_not_payable' });
    await expect(recordCash(staff, { ...input, order_id: 999_999 })).rejects.toThrow('not_found');
    await expect(recordCash(buyer, input)).rejects.toThrow('not_allowed');
    expect(await paymentsOf(ctx, order.id)).toEqual([]);
  });
});

describe('a payment that staff start', () => {
  test('waits for the money of the buyer, by reference, transfer or cash', async ({ ctx }) => {
    const staff = await asA(ctx, 'administrator');
    await makeCashDesk(ctx);
    await makeBankAccount(ctx);
    const { order } = await makeOrder(ctx);
    const ways = [{ method: 'multicaixa', channel: 'reference' } as const, byTransfer, inCash];
    for (const way of ways) await startPayment(staff, { order_id: order.id, ...way });
    expect((await paymentsOf(ctx, order.id)).map(({ status }) => status)).toEqual(['canceled', 'canceled', 'pending']);
    expect(await findOrder(ctx, order.id)).toMatchObject({ status: 'aguarda-pagamento' });
  });

  test('asks no phone and spends no credit', async ({ ctx }) => {
    const staff = await asA(ctx, 'administrator');
    const { order, buyer } = await makeOrder(ctx);
    const push = { order_id: order.id, method: byExpress.method, channel: byExpress.channel };
    await expect(startPayment(staff, push)).rejects.toMatchObject({ code: 'method_not_available' });
    const credit = { order_id: order.id, ...byContract };
    await expect(startPayment(staff, credit)).rejects.toMatchObject({ code: 'method_not_available' });
    await expect(startPayment(buyer, { order_id: order.id, ...byTransfer })).rejects.toThrow('not_allowed');
    const trainer = await asA(ctx, 'trainer');
    const seller: Ctx = { ...trainer, actor: { ...signedIn(trainer), claims: ['orders.edit'] } };
    await makeBankAccount(ctx);
    expect(await startPayment(seller, { order_id: order.id, ...byTransfer })).toMatchObject({ status: 'pending' });
  });
});
