import { within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { demoPeople } from '#seed/people.ts';
import { companyOnCredit, orderOnAccount } from './testing/credit-company.ts';
import { openPage } from './testing/open-page.ts';
import { demoPerson, newPerson } from './testing/people.ts';
import { orderFree, placeOrders, titleOf } from './testing/shopping.ts';
import { waitFor } from './testing/wait-for.ts';
import { wordsIn } from './testing/words.ts';

const words = wordsIn('pt');
const list = '/profile/my-orders-history';
type Listed = { id: number; number: string };

test('the list of orders says what waits, and finds an order by its course', async () => {
  const buyer = await newPerson();
  await placeOrders(buyer, ['extintores', 'ergonomia-sentado']);
  const page = await openPage(list, { as: buyer });
  await page.findText(words('order_history.found', { count: 2 }));
  const row = await page.find('listitem', { name: titleOf('ergonomia-sentado') });
  expect(row.textContent).toMatch(/Por pagar até .+hora de Luanda/);
  const pay = within(row).getByRole('link', { name: /^Pagar agora a encomenda/ });
  expect(pay.getAttribute('href')).toMatch(/^\/payment\/\d+\/\d+$/);

  const result = await openPage(`${list}?search=${encodeURIComponent(titleOf('extintores').toUpperCase())}`, {
    as: buyer,
  });
  await result.findText(words('order_history.found', { count: 1 }));
  const none = await openPage(`${list}?status=canceled`, { as: buyer });
  await none.findText(words('order_history.none_found'));
});

test('without orders, the list leads to the courses; a failure can be tried again', async () => {
  const buyer = await newPerson();
  const page = await openPage(list, { as: buyer });
  await page.findText(words('order_history.none_mine'));
  const failed = await openPage(list, { as: buyer, prepare: ({ fail }) => fail('/orders') });
  await failed.findText(words('order_history.not_loaded'));
});

test('the page of an order tells its history and its seats, and cancels it', async () => {
  const buyer = await newPerson();
  await placeOrders(buyer, ['extintores']);
  const { results } = await buyer.list<Listed>('POST /orders', {});
  const page = await openPage(`${list}/${results[0]?.id}`, { as: buyer });
  await page.find('heading', { name: words('order_history.order', { number: results[0]?.number ?? '' }), level: 1 });
  await page.findText(words('order_history.moment_placed'));
  await page.findText(words('order_history.your_seat'));
  await page.findText(words('attempts.none'));
  await page.user.click(await page.find('button', { name: words('order.cancel') }));
  const dialog = await page.find('dialog');
  await page.user.click(within(dialog).getByRole('button', { name: words('order.cancel') }));
  await waitFor(() => page.screen.getByText(words('order_history.state_canceled')));
  await waitFor(() => expect(page.screen.getByRole('main').textContent).toContain('· por si'));
  expect(page.screen.getByRole('main').textContent).toContain('Cancelou esta encomenda.');
  await page.find('button', { name: words('order_again.again') });
});

test("an unknown order and somebody else's are the same: not found", async () => {
  const [buyer, stranger] = [await newPerson(), await newPerson()];
  await placeOrders(buyer, ['extintores']);
  const { results } = await buyer.list<Listed>('POST /orders', {});
  for (const id of [results[0]?.id, 999_999_999, 'abc']) {
    const page = await openPage(`${list}/${id}`, { as: stranger });
    await page.findText(words('order_history.not_found'));
  }
});

test('the orders of an organization ask for whom the reader acts', async () => {
  const page = await openPage('/profile/our-orders-history', { as: await newPerson() });
  await page.findText(words('company_page.no_role'));
});

test('a returned order on account says that the current account was credited', async () => {
  const { owner, organizationId, stored } = await companyOnCredit();
  const { id: orderId } = await orderOnAccount(owner, organizationId, 'contracto');
  const staff = await demoPerson(demoPeople.administrator);
  const [payment] = (await owner.list<{ id: number }>('POST /payments', { order_id: orderId })).results;
  await staff.send('PUT /payments/approve', { id: payment?.id });
  const path = `/profile/our-orders-history/${orderId}`;
  const paid = await openPage(path, { as: owner, stored });
  await paid.user.click(await paid.find('button', { name: words('refunds.request_whole') }));
  await paid.findText(words('request_refund.to_account'));

  const request = { order_id: orderId, reason: 'Obra adiada' };
  const [refund] = (await owner.send<{ id: number }>('POST /refunds/create', request)).data;
  await staff.send('PUT /refunds/decide', { id: refund?.id, decision: 'approve' });
  const page = await openPage(path, { as: owner, stored });
  await page.findText(words('order_history.now_credited'));
  await waitFor(() => page.screen.getByText(/^Creditado na conta corrente da empresa: /));
});

test('a paid order has a confirmation of payment, and says which way to pay was replaced', async () => {
  const buyer = await newPerson();
  await placeOrders(buyer, ['extintores']);
  const [order] = (await buyer.list<Placed>('POST /orders', {})).results;
  const path = `${list}/${order?.id}`;
  const attempt = { order_id: order?.id, invoice_id: order?.invoices[0]?.id };
  await buyer.sendBody('POST /payments/create', { ...attempt, method: 'multicaixa', channel: 'reference' });
  await buyer.sendBody('POST /payments/create', { ...attempt, method: 'numerario', channel: 'cash' });
  const before = await openPage(path, { as: buyer });
  await before.findText(words('order_history.moment_payment_replaced', { method: 'Multicaixa' }));
  expect(before.screen.queryByRole('button', { name: words('attempts.confirmation') })).toBeNull();

  const staff = await demoPerson(demoPeople.administrator);
  const [payment] = (await buyer.list<{ id: number }>('POST /payments', { order_id: order?.id })).results;
  await staff.send('PUT /payments/approve', { id: payment?.id, receipt_number: '17' });
  const page = await openPage(path, { after: before });
  await page.user.click(await page.find('button', { name: words('attempts.confirmation') }));
  await waitFor(() => expect(page.network.sentTo(`/orders/${order?.id}/payment-confirmation`)).toHaveLength(1));
});

type Placed = { id: number; invoices: { id: number }[] };

test('a sent gift is not a place to assign', async () => {
  const giver = await newPerson();
  const gift = { email: 'amiga@exemplo.ao', name: 'Rosa Kiala', message: '' };
  const orderId = await orderFree(giver, 'extintores', { gift });
  const page = await openPage(`${list}/${orderId}`, { as: giver });
  await page.findText(words('order_history.gift_seat', { to: 'Rosa Kiala' }));
  expect(page.screen.queryByText(words('order_history.free_seats', { seats: 1 }))).toBeNull();
  await page.findText(words('attempts.no_documents'));
});
