import { describe, expect } from 'vitest';
import { asA } from '#api/people/identity/make.ts';
import { classSummaries } from '#api/offer/classes/index.ts';
import { pdfBytes } from '#api/platform/files/make.ts';
import { cancelOrder, expireOrders, findOrder } from '#api/sales/orders/index.ts';
import { later } from '#api/sales/orders/make.ts';
import type { Ctx } from '#api/shared/context.ts';
import { asSystem } from '#api/shared/testing/actors.ts';
import { test } from '#api/shared/testing/database.ts';
import { byTransfer, makePayment } from './make.ts';
import { paymentsRawRoutes } from './raw-routes.ts';
import { rejectPayment } from './reject-payment.ts';
import { findPayment } from './store.ts';
import { timeOutPayments } from './time-out-payments.ts';

const pdf = new Uint8Array(pdfBytes());

async function send(ctx: Ctx, paymentId: number, content: string | Uint8Array<ArrayBuffer> = pdf): Promise<Response> {
  const form = new FormData();
  form.set('payment_id', String(paymentId));
  form.set('file', new File([content], 'comprovativo.pdf'));
  const body = new Response(form);
  const headers = { 'content-type': body.headers.get('content-type') ?? '' };
  const request = new Request('http://mestria.test/api/payments/proof', {
    method: 'POST',
    body: await body.bytes(),
    headers,
  });
  return route('/payments/proof')(ctx, request, {});
}

function route(path: string) {
  const match = paymentsRawRoutes.find((each) => each.path === path);
  if (!match) throw new Error(`There is no ${path}.`);
  return match.handle;
}

describe('the proof of a transfer', () => {
  test('is stored, and holds the seats until finance reviews it', async ({ ctx }) => {
    const { payment, order, buyer, classId } = await makePayment(ctx, byTransfer);
    const { data } = await (await send(later(buyer, 70), payment.id)).json();
    expect(data[0]).toMatchObject({ status: 'pending', proof_sent_at: '2026-11-24T06:00:00.000Z' });
    const muchLater = asSystem(later(ctx, 24 * 5));
    await timeOutPayments(muchLater);
    await expireOrders(muchLater);
    expect((await findOrder(ctx, order.id)).status).toBe('aguarda-pagamento');
    expect((await classSummaries(muchLater, [classId])).get(classId)?.seats_left).toBe(15);
  });

  test('is read by finance and its sender, and by nobody else', async ({ ctx }) => {
    const { payment, buyer } = await makePayment(ctx, byTransfer);
    const show = (who: Ctx) => {
      const request = new Request(`http://mestria.test/api/payments/${payment.id}/proof`);
      return route('/payments/:id/proof')(who, request, { id: String(payment.id) });
    };
    await expect(show(buyer)).rejects.toThrow('not_found');
    await send(buyer, payment.id);
    expect(await (await show(buyer)).bytes()).toEqual(pdf);
    expect((await show(await asA(ctx, 'administrator'))).status).toBe(200);
    await expect(show(ctx)).rejects.toThrow('not_signed_in');
    await expect(show(await asA(ctx, 'client'))).rejects.toThrow('not_found');
  });

  test('is refused once the order has ended', async ({ ctx }) => {
    const { payment, order, buyer, classId } = await makePayment(ctx, byTransfer);
    await cancelOrder(buyer, { id: order.id });
    await expect(send(buyer, payment.id)).rejects.toThrow('order_not_payable');
    expect((await classSummaries(ctx, [classId])).get(classId)?.seats_left).toBe(16);
  });

  test('is refused when it is no PDF and no picture, or too large', async ({ ctx }) => {
    const { payment, buyer } = await makePayment(ctx, byTransfer);
    await expect(send(buyer, payment.id, 'no PDF at all')).rejects.toThrow('file_type_not_allowed');
    await expect(send(buyer, payment.id, new Uint8Array(11 * 1024 * 1024))).rejects.toThrow('too_large');
    expect((await findPayment(ctx, payment.id)).proof_file_id).toBeNull();
  });

  test('is refused unless the payment awaits one', async ({ ctx }) => {
    const byReference = await makePayment(ctx);
    await expect(send(byReference.buyer, byReference.payment.id)).rejects.toThrow('method_not_available');
    const { payment, buyer } = await makePayment(ctx, byTransfer);
    await expect(send(ctx, payment.id)).rejects.toThrow('not_signed_in');
    await expect(send(await asA(ctx, 'student'), payment.id)).rejects.toThrow('not_found');
    const other = await makePayment(ctx, byTransfer);
    await expect(send(other.buyer, payment.id)).rejects.toThrow('not_found');
    await rejectPayment(asSystem(ctx), { id: payment.id, reason: 'Ilegível.' });
    await expect(send(buyer, payment.id)).rejects.toThrow('invalid_transition');
  });

  test('is refused when the form is not valid', async ({ ctx }) => {
    const { buyer } = await makePayment(ctx, byTransfer);
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    const request = new Request('http://mestria.test/api/payments/proof', { method: 'POST', body: 'nothing', headers });
    await expect(route('/payments/proof')(buyer, request, {})).rejects.toThrow('invalid_input');
    await expect(send(buyer, Number.NaN)).rejects.toThrow('invalid_input');
  });
});
