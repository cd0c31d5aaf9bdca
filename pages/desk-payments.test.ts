import { within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import type { PaymentCase } from '#contract/sales/payments/cases.ts';
import type { PaymentRecord, RefundRecord } from '#contract/sales/payments/records.ts';
import { failedCall } from './testing/console.ts';
import { withClaims } from './testing/faults.ts';
import type { Network } from './testing/network.ts';
import { openPage } from './testing/open-page.ts';
import { paidOrder } from './testing/paid-order.ts';
import { newPerson } from './testing/people.ts';
import { waitFor } from './testing/wait-for.ts';
import { wordsIn } from './testing/words.ts';

const words = wordsIn('pt');
const english = wordsIn('en-GB');
const staff = () => newPerson({ role: 'administrator' });
const at = '2026-11-21T08:00:00Z';
const ofOrder = { order_id: 3, order_number: 'M-2026-000003', buyer_name: 'Cimentos do Bengo, Lda.' };

const payment: PaymentRecord = {
  id: 7,
  ...ofOrder,
  method: 'transferencia',
  channel: 'bank',
  status: 'pending',
  flag: null,
  amount_minor: 4_500_000,
  paid_amount_minor: null,
  currency_id: 1,
  created_at: at,
  proof_sent_at: at,
  paid_at: null,
};
const refund: RefundRecord = {
  id: 5,
  ...ofOrder,
  status: 'requested',
  rule: 'by_hand',
  amount_minor: 4_500_000,
  currency_id: 1,
  requested_at: at,
  answer_by: null,
};
const paymentCase: PaymentCase = {
  id: 9,
  kind: 'unknown',
  state: 'open',
  order_id: null,
  order_number: null,
  payment_id: null,
  amount_minor: 4_500_000,
  currency_key: 'aoa',
  due_minor: null,
  order_currency_id: null,
  opened_at: at,
  reclaimed_at: null,
  resolved_at: null,
  resolved_by: null,
  note: null,
  waived_minor: 0,
  provider: null,
  external_id: null,
  provider_ref: null,
  received_text: null,
};

/** Answers a list with these rows, and notes what was requested of it. */
function listing(call: string, rows: readonly object[]) {
  const inputs: unknown[] = [];
  const prepare = ({ answer }: Network) =>
    answer(call, async (request: Request) => {
      inputs.push(await request.json());
      return Response.json({ status: 'success', results: rows, total: rows.length });
    });
  return { prepare, inputs };
}

const decide = (name: string) => `${words('desk_orders.decide')} ${name}`;

test('a payment is found by the number of its order, and opens it', async () => {
  const as = await staff();
  const { order } = await paidOrder(['extintores']);
  const page = await openPage('/admin/payments', { as });
  await page.heading(words('desk_payments.payments_title'));
  const search = await page.find('searchbox', { name: words('desk_payments.payments_search') });
  await page.user.type(search, `${order.number}{Enter}`);
  await page.findText(words('desk_payments.payments_count', { count: 1 }));
  await page.find('row', { name: new RegExp(`${order.number}.*${words('attempts.state_paid')}`) });
  await page.user.selectOptions(page.screen.getByLabelText(words('desk_payments.state')), 'declined');
  await page.findText(words('desk.no_match'));
  await page.user.selectOptions(page.screen.getByLabelText(words('desk_payments.state')), 'paid');
  await page.user.click(await page.find('link', { name: order.number }));
  await page.at(`/admin/orders/${order.id}`);
});

test('what waits for staff leads to the inbox, and lists sort and narrow to days', async () => {
  const as = await staff();
  const lists = {
    payments: { ...listing('/payments/records', [payment]), item: 'proof/7', day: 'created_at' },
    refunds: { ...listing('/refunds/records', [refund]), item: 'refund/5', day: 'requested_at' },
  };
  for (const [area, { prepare, inputs, item, day }] of Object.entries(lists)) {
    const address = `/admin/${area}?sort=-amount_minor&from=2026-11-01&search=bengo`;
    const page = await openPage(address, { as, prepare });
    const row = within(await page.find('row', { name: /Cimentos do Bengo/ }));
    const link = row.getByRole('link', { name: decide(ofOrder.order_number) });
    expect(link.getAttribute('href')).toBe(`/admin/inbox/${item}`);
    expect(row.getByRole('link', { name: ofOrder.order_number }).getAttribute('href')).toBe('/admin/orders/3');
    expect(inputs.at(-1)).toMatchObject({
      filter: { search: 'bengo', [day]: { gte: new Date('2026-11-01T00:00').toISOString() } },
      sort: [{ field: 'amount_minor', order: 'desc' }],
    });
  }
});

test('a case without an order opens in the inbox while it waits, and nowhere afterwards', async () => {
  const as = await staff();
  const closed: PaymentCase = { ...paymentCase, id: 8, state: 'dismissed' };
  const { prepare, inputs } = listing('/payment-cases', [paymentCase, closed]);
  const page = await openPage('/admin/cases', { as, prepare });
  const name = words('desk_payments.no_order', { id: '9' });
  const link = await page.find('link', { name });
  expect(link.getAttribute('href')).toBe('/admin/inbox/payment_case/9');
  await page.find('link', { name: decide(name) });
  const row = within(await page.find('row', { name: new RegExp(words('desk_payments.no_order', { id: '8' })) }));
  expect(row.queryByRole('link')).toBeNull();
  await page.user.selectOptions(page.screen.getByLabelText(words('desk_payments.kind')), 'late');
  await page.at('/admin/cases?type=late');
  await waitFor(() => expect(inputs.at(-1)).toMatchObject({ filter: { kind: 'late' } }));
});

test('each list says that it failed, that there is nothing, and that an address below it is nowhere', async () => {
  const as = await staff();
  const calls = { payments: '/payments/records', refunds: '/refunds/records', cases: '/payment-cases' } as const;
  for (const area of ['payments', 'refunds', 'cases'] as const) {
    const failed = await openPage(`/admin/${area}`, { as, prepare: ({ fail }) => fail(calls[area]) });
    failed.allowInConsole(failedCall);
    await failed.findText(words('desk.not_loaded'));
    const none = await openPage(`/admin/${area}?lang=en-GB`, { as, prepare: listing(calls[area], []).prepare });
    await none.findText(english(`desk_payments.${area}_none`));
    const nowhere = await openPage(`/admin/${area}/7`, { as });
    await nowhere.heading(words('desk.not_there'));
  }
});

test('without the claim neither list nor order is open', async () => {
  const as = await staff();
  const closed = await openPage('/admin/payments', { as, prepare: withClaims(['orders.read']) });
  await closed.heading(words('desk.not_allowed'));
  const { prepare } = listing('/refunds/records', [{ ...refund, status: 'done' }]);
  const page = await openPage('/admin/refunds', {
    as,
    prepare: (network) => {
      withClaims(['orders.edit'])(network);
      prepare(network);
    },
  });
  const row = within(await page.find('row', { name: /Cimentos do Bengo/ }));
  expect(row.queryByRole('link')).toBeNull();
});
