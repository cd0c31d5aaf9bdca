import { within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import type { Order } from '#contract/sales/orders/calls.ts';
import type { Payment } from '#contract/sales/payments/calls.ts';
import type { PaymentCase } from '#contract/sales/payments/cases.ts';
import { demoPeople } from '#seed/people.ts';
import { inApi } from './testing/api.ts';
import { companyOnCredit, placeFor } from './testing/credit-company.ts';
import { money } from './testing/money.ts';
import { openPage, type OpenPage } from './testing/open-page.ts';
import { demoPerson, newPerson } from './testing/people.ts';
import { placeOrders } from './testing/shopping.ts';
import { waitFor } from './testing/wait-for.ts';
import { wordsIn } from './testing/words.ts';

const words = wordsIn('pt');

/** A new buyer with an order, for which these amounts have arrived: parts of its price, or more. */
async function withMoney(shares: readonly number[], currencyKey?: string) {
  const buyer = await newPerson();
  await placeOrders(buyer, ['extintores']);
  const [order] = (await buyer.list<Order>('POST /orders', {})).results;
  if (!order) throw new Error('No order was placed.');
  const way = { method: 'multicaixa', channel: 'reference' };
  await buyer.sendBody('POST /payments/create', { order_id: order.id, invoice_id: order.invoices[0]?.id, ...way });
  const [payment] = (await buyer.list<Payment>('POST /payments', { order_id: order.id })).results;
  for (const [nth, share] of shares.entries()) {
    const amountMinor = Math.round(order.total_minor * share);
    await inApi('receiveMoney', {
      paymentId: Number(payment?.id),
      nth,
      amountMinor,
      ...(currencyKey && { currencyKey }),
    });
  }
  return {
    buyer,
    order,
    path: `/profile/my-orders-history/${order.id}`,
    received: money(order.total_minor * (shares[0] ?? 0)),
  };
}

async function reclaim(page: OpenPage): Promise<void> {
  await page.user.click(await page.find('button', { name: words('payment_cases.reclaim') }));
  const dialog = await page.find('dialog');
  await page.user.click(within(dialog).getByRole('button', { name: words('payment_cases.reclaim') }));
}

test('a buyer reads what arrived and what is missing, and pays the rest or asks for the money', async () => {
  const { buyer, order, path, received } = await withMoney([0.4]);
  const page = await openPage(path, { as: buyer });
  const [due, missing] = [money(order.total_minor), money(order.total_minor * 0.6)];
  await page.findText(words('payment_cases.part_title', { received, due }));
  await page.findText(words('payment_cases.part_text', { missing }));
  const label = words('payment_cases.pay_missing', { missing });
  const pay = await page.find('link', { name: (name) => name.replaceAll(/\s/g, ' ') === label });
  expect(pay.getAttribute('href')).toBe(`/payment/${order.id}/${order.invoices[0]?.id}`);

  await reclaim(page);
  await page.findText(words('payment_cases.reclaimed_title', { received }));
  expect(page.screen.queryByRole('button', { name: words('payment_cases.reclaim') })).toBeNull();
});

test('the page of the payment says it too, and asks for the rest in another attempt', async () => {
  const { buyer, order, received } = await withMoney([0.4]);
  const page = await openPage(`/payment/${order.id}/${order.invoices[0]?.id}`, { as: buyer });
  await page.findText(words('payment_cases.part_title', { received, due: money(order.total_minor) }));
  const missing = money(order.total_minor * 0.6);
  await page.findText(words('payment_cases.part_whole_text', { missing }));
  await page.user.click(await page.find('button', { name: words('payment.otherwise') }));
  await page.user.click(await page.find('radio', { name: new RegExp(words('payment.method_numerario')) }));
  await page.user.click(await page.find('button', { name: words('payment.start') }));
  await page.findText(words('payment.cash_where'));
  const text = page.screen.getByRole('main').textContent?.replaceAll(/\s/g, ' ');
  expect(text).toContain(`Valor${missing}`);
  await page.findText(words('payment_cases.part_text', { missing }));
});

test('once staff return the money, the page says so', async () => {
  const { buyer, order, path } = await withMoney([1, 1]);
  const received = money(order.total_minor);
  const page = await openPage(path, { as: buyer });
  await page.findText(words('payment_cases.not_needed_title', { received }));
  const administrator = await demoPerson(demoPeople.administrator);
  const [first] = (await administrator.list<PaymentCase>('POST /payment-cases', { order_id: order.id })).results;
  await administrator.send('PUT /payment-cases/resolve', { id: first?.id, move: 'refund', note: 'Pago duas vezes' });
  const later = await openPage(path, { as: buyer });
  await later.findText(words('payment_cases.refunding_title', { received }));
});

test('money of a company is credited to its account, and both pages say so', async () => {
  const { owner, organizationId, stored } = await companyOnCredit();
  const order = await placeFor(owner, organizationId);
  const way = { method: 'multicaixa', channel: 'reference' };
  await owner.sendBody('POST /payments/create', { order_id: order.id, invoice_id: order.invoices[0]?.id, ...way });
  const [payment] = (await owner.list<Payment>('POST /payments', { order_id: order.id })).results;
  await inApi('receiveMoney', { paymentId: Number(payment?.id), nth: 1, amountMinor: order.total_minor + 150_000 });
  const administrator = await demoPerson(demoPeople.administrator);
  const [first] = (await administrator.list<PaymentCase>('POST /payment-cases', { order_id: order.id })).results;
  await administrator.send('PUT /payment-cases/resolve', { id: first?.id, move: 'credit', note: 'Pago a mais' });

  const page = await openPage(`/profile/our-orders-history/${order.id}`, { as: owner, stored });
  await page.findText(words('payment_cases.credited_title', { received: money(150_000) }));
  expect(page.screen.queryByRole('button', { name: words('payment_cases.reclaim') })).toBeNull();
  const account = await openPage('/profile/current-account', { as: owner, stored });
  const entry = words('current_account.entry_case', { number: order.number, reference: String(first?.id) });
  await account.findSaying('link', entry);
});

test('money in another currency is named in it', async () => {
  const { buyer, order, path } = await withMoney([0.1], 'usd');
  const page = await openPage(path, { as: buyer });
  const received = money(order.total_minor * 0.1, '$');
  await page.findText(words('payment_cases.currency_title', { received }));
});

test('a question that is refused says why, and a page without an answer offers to try again', async () => {
  const { buyer, path } = await withMoney([0.4]);
  const failed = await openPage(path, { as: buyer, prepare: ({ fail }) => fail('/payment-cases') });
  await failed.findText(words('payment_cases.not_loaded'));
  const page = await openPage(path, { as: buyer });
  page.network.fail('/payment-cases/reclaim');
  await reclaim(page);
  await waitFor(() => within(page.screen.getByRole('dialog')).getByRole('alert'));
});

test('an order without such money says nothing about it', async () => {
  const { buyer, path } = await withMoney([1]);
  const page = await openPage(path, { as: buyer });
  await page.findText(words('order_history.moment_placed'));
  await waitFor(() => expect(page.network.sentTo('/payment-cases')).not.toEqual([]));
  expect(page.screen.queryByRole('button', { name: words('payment_cases.reclaim') })).toBeNull();
});
