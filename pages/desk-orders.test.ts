import { within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import type { Order } from '#contract/sales/orders/calls.ts';
import { failedCall } from './testing/console.ts';
import { withClaims } from './testing/faults.ts';
import { openPage, type OpenPage } from './testing/open-page.ts';
import { paidOrder } from './testing/paid-order.ts';
import { newPerson, type Person } from './testing/people.ts';
import { placeOrders, titleOf } from './testing/shopping.ts';
import { wordsIn } from './testing/words.ts';

const words = wordsIn('pt');
const staff = () => newPerson({ role: 'administrator' });
const key = 'extintores';

/** An order that awaits payment. */
async function openOrder(): Promise<{ buyer: Person; order: Order }> {
  const buyer = await newPerson();
  await placeOrders(buyer, [key]);
  const [order] = (await buyer.list<Order>('POST /orders', {})).results;
  if (!order) throw new Error('No order was placed.');
  return { buyer, order };
}

test('an order is found by the address of its buyer and its status, and opened', async () => {
  const as = await staff();
  const { buyer, order } = await openOrder();
  const page = await openPage('/admin/orders', { as });
  await page.heading(words('desk_orders.title'));
  const { username } = buyer.credentials;
  await page.user.type(await page.find('searchbox', { name: words('desk_orders.search') }), `${username}{Enter}`);
  await page.find('link', { name: order.number });
  await page.user.selectOptions(page.screen.getByLabelText(words('desk_orders.state')), 'finalizada');
  await page.findText(words('desk.no_match'));
  await page.user.selectOptions(page.screen.getByLabelText(words('desk_orders.state')), 'pendente');
  await page.user.click(await page.find('link', { name: order.number }));
  await page.at(`/admin/orders/${order.id}`);
  await page.heading(order.number);
  await page.findText(username);
});

test('a list of orders narrows to days, sorts, and says that it failed and that there is no such order', async () => {
  const as = await staff();
  const { buyer, order } = await openOrder();
  const search = encodeURIComponent(buyer.credentials.username);
  const page = await openPage(`/admin/orders?search=${search}&to=2020-01-31`, { as });
  await page.findText(words('desk.no_match'));
  const sorted = await openPage(`/admin/orders?search=${search}&sort=-total_minor&from=2020-01-31`, { as });
  await sorted.find('link', { name: order.number });
  const head = await sorted.find('columnheader', { name: words('desk_orders.total') });
  expect(head.getAttribute('aria-sort')).toBe('descending');
  const failed = await openPage('/admin/orders', { as, prepare: ({ fail }) => fail('/orders/records') });
  failed.allowInConsole(failedCall);
  await failed.findText(words('desk.not_loaded'));
  const nowhere = await openPage('/admin/orders/987654', { as });
  await nowhere.heading(words('desk.not_there'));
});

test('the page of a paid order has its lines, payments, documents and history with names', async () => {
  const as = await staff();
  const { order } = await paidOrder([key]);
  const page = await openPage(`/admin/orders/${order.id}`, { as });
  await page.find('rowheader', { name: titleOf(key) });
  await page.findText(words('attempts.state_paid'));
  await page.findText(order.invoices[0]?.number ?? '');
  const history = within(await page.find('region', { name: words('desk_orders.part_history') }));
  await page.findText(words('order_history.moment_placed'), history);
  await page.findText(order.buyer_name, history);
  expect(page.screen.queryByRole('button', { name: words('desk_orders.cancel') })).toBeNull();
});

test('an open order is canceled with a reason, which stays in its history', async () => {
  const as = await staff();
  const { buyer, order } = await openOrder();
  const page = await openPage(`/admin/orders/${order.id}`, { as });
  await press(page, words('desk_orders.cancel'));
  const dialog = within(await page.find('dialog', { name: new RegExp(order.number) }));
  await page.user.click(dialog.getByRole('button', { name: words('desk_orders.cancel') }));
  await page.findText(words('desk_orders.reason_missing'));
  await page.user.type(dialog.getByLabelText(words('desk_orders.reason')), 'Pediu por telefone.');
  await page.user.click(dialog.getByRole('button', { name: words('desk_orders.cancel') }));
  await page.findText(words('desk_orders.canceled', { number: order.number }));
  await page.findText('Pediu por telefone.');
  await page.findText(words('desk_orders.status_cancelada'));
  const [stored] = (await buyer.list<Order>('POST /orders', {})).results;
  expect([stored?.status, stored?.cancel_reason]).toEqual(['cancelada', 'Pediu por telefone.']);
});

test('money by hand is confirmed with its receipt number', async () => {
  const as = await staff();
  const { buyer, order } = await openOrder();
  const way = { method: 'transferencia', channel: 'bank' };
  await buyer.sendBody('POST /payments/create', { order_id: order.id, invoice_id: order.invoices[0]?.id, ...way });
  const page = await openPage(`/admin/orders/${order.id}`, { as });
  await press(page, words('desk_orders.confirm_money'));
  const dialog = within(await page.find('dialog'));
  await page.user.type(dialog.getByLabelText(new RegExp(words('desk_orders.receipt_number'))), 'REC-77');
  await page.user.click(dialog.getByRole('button', { name: words('desk_orders.confirm_money') }));
  await page.findText(words('attempts.state_paid'));
  await page.findText(words('order_history.moment_seats_confirmed', { seats: 1 }));
});

test('who may only read orders sees no payments and no acts', async () => {
  const as = await staff();
  const { order } = await openOrder();
  const page = await openPage(`/admin/orders/${order.id}`, { as, prepare: withClaims(['orders.read']) });
  await page.heading(order.number);
  await page.find('rowheader', { name: titleOf(key) });
  expect(page.screen.queryByRole('heading', { name: words('desk_orders.part_payments') })).toBeNull();
  expect(page.screen.queryByRole('button', { name: words('desk_orders.cancel') })).toBeNull();
});

async function press(page: OpenPage, name: string): Promise<void> {
  await page.user.click(await page.find('button', { name }));
}
