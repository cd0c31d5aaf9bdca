import { within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import type { Order } from '#contract/sales/orders/calls.ts';
import type { Refund } from '#contract/sales/payments/refunds.ts';
import { failedCall } from './testing/console.ts';
import { openPage, type OpenPage } from './testing/open-page.ts';
import { paidOrder } from './testing/paid-order.ts';
import { nameOfPeople, newPerson, type Person } from './testing/people.ts';
import { placeOrders, titleOf } from './testing/shopping.ts';
import { waitFor } from './testing/wait-for.ts';
import { wordsIn } from './testing/words.ts';

const words = wordsIn('pt');
const staff = () => newPerson({ role: 'administrator' });
const key = 'extintores';

test('an order is placed for somebody who is found by address, once, and then paid in cash', async () => {
  const as = await staff();
  const buyer = await newPerson();
  const page = await openPage('/admin/orders/create', { as });
  await page.heading(words('desk_orders.create'));
  await chooseBuyer(page, buyer);
  await addCourse(page);
  await page.user.dblClick(await page.find('button', { name: words('desk_orders.create_send') }));
  const [order] = await ordersOf(buyer);
  await page.at(`/admin/orders/${order?.id}`);
  await page.heading(order?.number ?? '');
  expect(page.network.sentTo('/orders/create-for')).toHaveLength(1);
  expect(order?.terms_accepted_at).toBeNull();
  await press(page, words('desk_orders.record_cash'));
  const dialog = within(await page.find('dialog'));
  await page.user.type(dialog.getByLabelText(new RegExp(words('desk_orders.receipt_number'))), 'REC-12');
  await page.user.dblClick(dialog.getByRole('button', { name: words('desk_orders.record_cash') }));
  await waitFor(async () => expect(['aguarda-satisfacao', 'finalizada']).toContain((await ordersOf(buyer))[0]?.status));
  expect(page.network.sentTo('/payments/record-cash')).toHaveLength(1);
});

test('a refusal leaves what was chosen, and nobody found says what to do', async () => {
  const as = await staff();
  const buyer = await newPerson();
  await placeOrders(buyer, [key]);
  const page = await openPage('/admin/orders/create', { as });
  page.allowInConsole(failedCall);
  await search(page, words('desk_orders.search_buyer'), 'ninguem@nenhures.example');
  await page.findText(words('desk_orders.nobody_found'));
  await chooseBuyer(page, buyer);
  await addCourse(page);
  await press(page, words('desk_orders.create_send'));
  await page.findText(words('desk_orders.not_created'));
  await page.findText(buyer.credentials.username);
  await page.find('combobox', { name: words('desk_orders.class_of', { title: titleOf(key) }) });
  expect(await ordersOf(buyer)).toHaveLength(1);
});

test('a payment is started for the buyer of an open order', async () => {
  const as = await staff();
  const buyer = await newPerson();
  await placeOrders(buyer, [key]);
  const [order] = await ordersOf(buyer);
  const page = await openPage(`/admin/orders/${order?.id}`, { as });
  await press(page, words('desk_orders.start_payment'));
  const dialog = within(await page.find('dialog'));
  await page.user.selectOptions(dialog.getByLabelText(words('desk_orders.method')), 'transferencia');
  await page.user.click(dialog.getByRole('button', { name: words('desk_orders.start_payment') }));
  await page.findText(words('attempts.state_pending'));
  await page.findText(words('desk_orders.status_aguarda-pagamento'));
});

test('the refund of one of two lines is requested with a reason, and waits in the inbox', async () => {
  const as = await staff();
  const { buyer, order } = await paidOrder([key, 'ergonomia-sentado']);
  const page = await openPage(`/admin/orders/${order.id}`, { as });
  await press(page, words('desk_orders.request_refund'));
  const dialog = within(await page.find('dialog'));
  await page.user.click(dialog.getByRole('button', { name: words('desk_orders.request_refund') }));
  await page.findText(words('desk_orders.nothing_chosen'));
  await page.user.click(dialog.getByRole('checkbox', { name: new RegExp(titleOf(key)) }));
  await page.user.type(dialog.getByLabelText(words('desk_orders.reason')), 'A pessoa não pode vir.');
  await page.user.click(dialog.getByRole('button', { name: words('desk_orders.request_refund') }));
  await page.findText(words('desk_orders.refund_requested'));
  const { results } = await buyer.list<Refund>('POST /refunds', {});
  const line = order.items.find(({ title }) => title === titleOf(key));
  expect(results.map(({ order_item_ids }) => order_item_ids)).toEqual([[line?.id]]);
  const decide = await page.find('link', { name: words('desk_orders.decide') });
  expect(decide.getAttribute('href')).toBe(`/admin/inbox/refund/${results[0]?.id}`);
});

async function chooseBuyer(page: OpenPage, { credentials }: Person): Promise<void> {
  await search(page, words('desk_orders.search_buyer'), credentials.username);
  await press(page, words('desk_orders.choose_of', { name: nameOfPeople }));
  await page.find('button', { name: words('desk_orders.change') });
}

async function addCourse(page: OpenPage): Promise<void> {
  const title = titleOf(key);
  await search(page, words('desk_orders.search_course'), title);
  await press(page, words('desk_orders.add_of', { title }));
  await page.find('combobox', { name: words('desk_orders.class_of', { title }) });
}

async function search(page: OpenPage, name: string, text: string): Promise<void> {
  const box = await page.find('searchbox', { name });
  await page.user.clear(box);
  await page.user.type(box, `${text}{Enter}`);
}

async function press(page: OpenPage, name: string): Promise<void> {
  await page.user.click(await page.find('button', { name }));
}

async function ordersOf(buyer: Person): Promise<Order[]> {
  return waitFor(async () => {
    const { results } = await buyer.list<Order>('POST /orders', {});
    if (results.length === 0) throw new Error('There is no order yet.');
    return results;
  });
}
