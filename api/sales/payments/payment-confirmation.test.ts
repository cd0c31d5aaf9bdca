import { describe, expect } from 'vitest';
import { asA } from '#api/people/identity/make.ts';
import { makeOrder, paymentConfirmation } from '#api/sales/orders/make.ts';
import { writeSetting } from '#api/platform/settings/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { asSystem } from '#api/shared/testing/actors.ts';
import { test } from '#api/shared/testing/database.ts';
import { pdfTexts } from '#api/shared/testing/pdf.ts';
import { approvePayment, inCash, makePayment } from './make.ts';

async function makePaid(ctx: Ctx) {
  await writeSetting(asSystem(ctx), { key: 'sellerName', value: 'Mestria, Lda.' });
  const made = await makePayment(ctx, inCash);
  await approvePayment(await asA(ctx, 'administrator'), { id: made.payment.id, receipt_number: '17' });
  return made;
}

async function wordsOf(ctx: Ctx, id: number): Promise<string> {
  const texts = await pdfTexts((await paymentConfirmation(ctx, id)).bytes);
  return texts
    .map(({ str }) => str)
    .join(' ')
    .replaceAll(/\s+/g, ' ');
}

describe('the confirmation of payment', () => {
  test('says what was received, when and how, and that it has no fiscal value', async ({ ctx }) => {
    const { buyer, order } = await makePaid(ctx);
    const words = await wordsOf(buyer, order.id);
    for (const part of [
      'Comprovativo de pagamento',
      order.number,
      'Sem valor fiscal. Não substitui a fatura nem o recibo.',
      'Mestria, Lda.',
      'Pago em',
      '21 de novembro de 2026, em numerário 45 000,00 AOA',
      'Valor da encomenda 45 000,00 AOA',
    ]) {
      expect(words).toContain(part);
    }
    expect(words).not.toContain('Fatura');
  });

  test('is in the language of its reader', async ({ ctx }) => {
    const { buyer, order } = await makePaid(ctx);
    const words = await wordsOf({ ...buyer, locale: 'en-GB' }, order.id);
    for (const part of [
      'Confirmation of payment',
      'This is not a tax document.',
      '21 November 2026, in cash 45,000.00 AOA',
    ])
      expect(words).toContain(part);
  });

  test('is the same whenever it is downloaded, and has the name of the order', async ({ ctx }) => {
    const { buyer, order } = await makePaid(ctx);
    const file = await paymentConfirmation(buyer, order.id);
    expect(file.name).toBe(`${order.number}.pdf`);
    expect(await paymentConfirmation(buyer, order.id)).toEqual(file);
  });

  test('is for the buyer alone', async ({ ctx }) => {
    const { order } = await makePaid(ctx);
    for (const role of ['student', 'client', 'administrator'] as const) {
      await expect(paymentConfirmation(await asA(ctx, role), order.id)).rejects.toMatchObject({ code: 'not_found' });
    }
    await expect(paymentConfirmation(ctx, order.id)).rejects.toMatchObject({ code: 'not_signed_in' });
  });

  test('is refused before the money has arrived', async ({ ctx }) => {
    const placed = await makeOrder(ctx);
    const refused = { code: 'payment_not_confirmed' };
    await expect(paymentConfirmation(placed.buyer, placed.order.id)).rejects.toMatchObject(refused);
    const { buyer, order } = await makePayment(ctx, inCash);
    await expect(paymentConfirmation(buyer, order.id)).rejects.toMatchObject(refused);
  });
});
