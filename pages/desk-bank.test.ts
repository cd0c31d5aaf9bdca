import { within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import type { BankLine } from '#contract/sales/bank/calls.ts';
import type { Order } from '#contract/sales/orders/calls.ts';
import { failedCall } from './testing/console.ts';
import { openPage, type OpenPage } from './testing/open-page.ts';
import { newPerson, type Person } from './testing/people.ts';
import { courseOf, placeOrder } from './testing/shopping.ts';
import { wordsIn } from './testing/words.ts';

const words = wordsIn('pt');

/** A buyer with an order that waits for a transfer. */
async function orderByTransfer(): Promise<Order> {
  const buyer = await newPerson();
  const { id, classId } = await courseOf('extintores');
  const cart = JSON.stringify([{ id, quantity: 1, preferred_class_id: classId }]);
  await buyer.send('PUT /users/update-cart', { id: buyer.userId, cart });
  await placeOrder(buyer, cart);
  const [order] = (await buyer.list<Order>('POST /orders', {})).results;
  if (!order) throw new Error('No order was placed.');
  const way = { method: 'transferencia', channel: 'bank' };
  await buyer.sendBody('POST /payments/create', { order_id: order.id, invoice_id: order.invoices[0]?.id, ...way });
  return order;
}

function amountOf({ total_minor: minor }: Order, more = 0): string {
  const text = String(minor + more).padStart(3, '0');
  return `${text.slice(0, -2)},${text.slice(-2)}`;
}

type Movements = readonly (readonly [text: string, amount: string])[];

/** Uploads a statement of today, and opens its page. */
async function openStatement(as: Person, movements: Movements): Promise<OpenPage> {
  const lines = movements.map(([text, amount]) => `${new Date().toISOString().slice(0, 10)};${text};${amount}`);
  const text = ['Data;Descrição;Montante', ...lines].join('\n');
  const form = { fields: { currency_id: 1 }, fileName: 'extrato.csv', text };
  const { data } = await as.sendForm<{ id: number }>('POST /bank-statements/upload', form);
  const page = await openPage(`/admin/bank/${data[0]?.id}`, { as });
  await page.heading('extrato.csv');
  return page;
}

async function press({ user, find, screen }: OpenPage, name: string | RegExp, among = screen): Promise<void> {
  await user.click(await find('button', { name }, among));
}

async function dialogOf(page: OpenPage) {
  return within(await page.find('dialog'));
}

async function linesOf(as: Person, text: string): Promise<BankLine[]> {
  return (await as.list<BankLine>('POST /bank-lines', { search: text })).results;
}

test('the certain lines of a statement are confirmed together', async () => {
  const as = await newPerson({ role: 'administrator' });
  const [first, second] = [await orderByTransfer(), await orderByTransfer()];
  const rows = [first, second].map((order) => [`TRF ${order.number}`, amountOf(order)] as const);
  const page = await openStatement(as, rows);
  await press(page, words('desk_bank.choose_certain', { count: 2 }));
  await press(page, words('desk_bank.confirm_chosen', { count: 2 }));
  await press(page, words('desk_bank.confirm_payment', { count: 2 }), await dialogOf(page));
  await page.findText(words('desk_bank.confirmed_done', { count: 2 }));
  await page.findText(words('desk_bank.no_proposed'));
  expect(await linesOf(as, first.number)).toMatchObject([{ state: 'confirmed', order_number: first.number }]);
  await page.user.click(await page.find('link', { name: words('desk_bank.view_confirmed') }));
  await page.find('link', { name: second.number });
});

test('a line with too little says what to do, and one with too much is confirmed with its surplus', async () => {
  const as = await newPerson({ role: 'administrator' });
  const [little, much] = [await orderByTransfer(), await orderByTransfer()];
  const page = await openStatement(as, [
    [`Parte ${little.number}`, amountOf(little, -100)],
    [`Demais ${much.number}`, amountOf(much, 100)],
  ]);
  await page.findText(/Faltam/);
  const confirm = await page.find('button', { name: /^Confirmar:/ });
  expect(confirm.getAttribute('aria-label')).toContain(much.number);
  await page.user.click(confirm);
  const dialog = await dialogOf(page);
  dialog.getByText(/a mais, por devolver/);
  await press(page, words('desk_bank.confirm_payment', { count: 1 }), dialog);
  await page.findText(words('desk_bank.confirmed_done', { count: 1 }));
  expect(await linesOf(as, little.number)).toMatchObject([{ state: 'open' }]);
});

test('a line without a payment is assigned to an order, or set aside with a reason and reopened', async () => {
  const as = await newPerson({ role: 'administrator' });
  const order = await orderByTransfer();
  const page = await openStatement(as, [
    [`Sem número ${as.userId}`, amountOf(order, 1)],
    [`Renda ${as.userId}`, '12,34'],
  ]);
  await page.user.click(await page.find('link', { name: words('desk_bank.view_open') }));
  await press(page, new RegExp(`^Atribuir.*Sem número ${as.userId}`));
  const dialog = await dialogOf(page);
  await page.user.type(dialog.getByLabelText(words('desk_bank.order_number')), 'M-2020-1');
  await press(page, words('desk_bank.assign_act'), dialog);
  await page.findText(/Não há encomenda com este número/);
  await page.user.clear(dialog.getByLabelText(words('desk_bank.order_number')));
  await page.user.type(dialog.getByLabelText(words('desk_bank.order_number')), order.number);
  await page.user.click(dialog.getByLabelText(words('desk_bank.accept_surplus')));
  await press(page, words('desk_bank.assign_act'), dialog);
  await page.findText(words('desk_bank.confirmed_done', { count: 1 }));
  await press(page, new RegExp(`^Pôr de lado.*Renda ${as.userId}`));
  const asking = await dialogOf(page);
  await page.user.type(asking.getByLabelText(words('desk_bank.reason')), 'Renda da sala 2');
  await press(page, words('desk_bank.set_aside_now'), asking);
  await page.findText(words('desk_bank.set_aside_done', { count: 1 }));
  await page.user.click(await page.find('link', { name: words('desk_bank.view_set_aside') }));
  await page.findText('Renda da sala 2');
  await press(page, new RegExp(`^Reabrir.*Renda ${as.userId}`));
  await page.findText(words('desk_bank.reopened_done'));
  expect(await linesOf(as, `Renda ${as.userId}`)).toMatchObject([{ state: 'open', reason: null }]);
});

test('a statement is not sent without its file, and says which kinds there are', async () => {
  const page = await openPage('/admin/bank/create', { as: await newPerson({ role: 'administrator' }) });
  await page.heading(words('desk_bank.create'));
  await page.findText(words('desk_bank.file_help'));
  await press(page, words('desk_bank.upload'));
  await page.findText(words('desk.file_missing'));
  expect(page.network.sentTo('/bank-statements/upload')).toEqual([]);
});

test('the list says that it failed, that nothing matches and where it leads, in both languages', async () => {
  const as = await newPerson({ role: 'administrator' });
  const failed = await openPage('/admin/bank', { as, prepare: ({ fail }) => fail('/bank-statements') });
  failed.allowInConsole(failedCall);
  await failed.findText(words('desk.not_loaded'));
  const page = await openPage('/admin/bank?search=zzzz', { as });
  await page.findText(words('desk.no_match'));
  const english = await openPage('/admin/bank?lang=en-GB', { as, language: 'en-GB' });
  await english.heading(english.words('desk_bank.title'));
  const nowhere = await openPage('/admin/bank/987654', { as });
  await nowhere.heading(words('desk.not_there'));
  const closed = await openPage('/admin/bank', { as: await newPerson({ role: 'trainer' }) });
  await closed.heading(words('desk.not_allowed'));
});
