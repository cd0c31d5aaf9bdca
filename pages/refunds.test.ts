import { within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import type { Order } from '#contract/sales/orders/calls.ts';
import type { Refund, RefundQuote } from '#contract/sales/payments/refunds.ts';
import { demoPeople } from '#seed/people.ts';
import { failedCall } from './testing/console.ts';
import { companyOnCredit, orderOnAccount, placeFor } from './testing/credit-company.ts';
import { money } from './testing/money.ts';
import { openPage, type OpenPage } from './testing/open-page.ts';
import { paidOrder, payFor } from './testing/paid-order.ts';
import { demoPerson } from './testing/people.ts';
import { titleOf } from './testing/shopping.ts';
import { waitFor } from './testing/wait-for.ts';
import { wordsIn } from './testing/words.ts';

const words = wordsIn('pt');
const iban = 'AO06 0040 0000 6487 1902 3102 1';
const two = ['extintores', 'ergonomia-sentado'];
const reason = 'Já não posso fazer o curso.';

async function dialogOf(page: OpenPage, share: 'whole' | 'rest' = 'whole') {
  await page.user.click(await page.find('button', { name: words(`refunds.request_${share}`) }));
  return within(await page.find('dialog', { name: words('refunds.request_title') }));
}

type InDialog = Awaited<ReturnType<typeof dialogOf>>;

const plain = (name: string) => name.replaceAll(/\s/g, ' ');
const says = (text: string) => (name: string) => plain(name) === plain(text);
const sendButton = (dialog: InDialog, amountMinor: number) =>
  waitFor(() =>
    dialog.getByRole('button', { name: says(words('request_refund.send', { amount: money(amountMinor) })) }),
  );
const reasonIn = (dialog: InDialog) =>
  dialog.getByRole('textbox', { name: new RegExp(escaped('request_refund.reason')) });
const escaped = (key: Parameters<typeof words>[0]) => words(key).replaceAll(/[?.]/g, '\\$&');

function grossOf(line: Order['items'][number] | undefined): number {
  return (line?.net_minor ?? 0) + (line?.tax_minor ?? 0);
}

test('the dialog says amount, rule, account and answer; the page then says what was asked, until it is withdrawn', async () => {
  const { buyer, order, path } = await paidOrder(['substancias-quimicas']);
  const page = await openPage(path, { as: buyer });
  const dialog = await dialogOf(page);
  const send = await sendButton(dialog, order.total_minor);
  dialog.getByText(titleOf('substancias-quimicas'));
  dialog.getByText(/Tem 7 dias para desistir sem motivo/);
  dialog.getByText(/Respondemos até \d+ de .+, por correio eletrónico/);
  dialog.getByText(words('request_refund.seats'));

  await page.user.click(send);
  await waitFor(() => expect(document.activeElement).toBe(dialog.getByLabelText(words('payment_methods.iban_label'))));
  expect(page.network.sentTo('/refunds/create')).toEqual([]);
  await page.user.type(dialog.getByLabelText(words('payment_methods.iban_label')), iban);
  await page.user.click(send);
  const card = await page.findText(/^Reembolso de .+, pedido a /);
  expect(plain(card.textContent)).toContain(money(order.total_minor));
  await page.findText(words('order_history.state_refund_requested'));
  await page.findText(/^Respondemos até \d+ de /, within(page.screen.getByRole('main')));
  await page.findText(/O dinheiro vai para a conta AO••.••••.1021/);
  await page.findText(words('order_history.line_refund_requested'));
  await page.findText(/^Reembolso pedido: /);
  const main = page.inPart('main');
  expect(main.queryByRole('button', { name: words('refunds.request_whole') })).toBeNull();
  expect(main.queryByText(words('order_history.now_fulfilled'))).toBeNull();

  await page.user.click(await page.find('button', { name: words('refunds.withdraw') }));
  const question = within(await page.find('dialog'));
  await page.user.click(question.getByRole('button', { name: words('refunds.withdraw') }));
  await page.findText(/^O pedido de .+ foi retirado a /);
  await page.findText(/^Pedido de reembolso retirado: /);
  await page.find('button', { name: words('refunds.request_whole') });
});

test('one of several courses is chosen, and the rest can be requested afterwards', async () => {
  const { buyer, order, path } = await paidOrder(two);
  const [first, second] = order.items.map(grossOf);
  const page = await openPage(path, { as: buyer });
  const dialog = await dialogOf(page);
  await sendButton(dialog, order.total_minor);
  const boxes = dialog.getAllByRole('checkbox');
  for (const box of boxes) await page.user.click(box);
  await page.user.click(await sendButton(dialog, 0));
  await waitFor(() => dialog.getAllByText(words('request_refund.nothing_chosen')));
  await page.user.click(dialog.getByRole('checkbox', { name: new RegExp(order.items[0]?.title ?? '') }));
  await page.user.type(reasonIn(dialog), reason);
  await page.user.type(dialog.getByLabelText(words('payment_methods.iban_label')), iban);
  await page.user.click(await sendButton(dialog, first ?? 0));
  await page.findText(words('refunds.lines', { titles: order.items[0]?.title ?? '' }));

  const rest = await dialogOf(page, 'rest');
  await sendButton(rest, second ?? 0);
  rest.getByText(words('request_refund.bar_requested'));
  expect(rest.getAllByRole('checkbox').map((box) => box.hasAttribute('disabled'))).toEqual([true, false]);
  rest.getByText(/Para a sua conta AO••.••••.1021/);
});

test('the dialog loads, may fail and be tried again, and finds nothing where another tab was faster', async () => {
  const { buyer, order, path } = await paidOrder(['extintores']);
  const page = await openPage(path, { as: buyer });
  const release = page.network.hold('/refunds/quote');
  const loading = await dialogOf(page);
  await waitFor(() => loading.getByText(words('refunds.loading')));
  release();
  await sendButton(loading, order.total_minor);

  const failed = await openPage(path, { as: buyer, prepare: ({ fail }) => fail('/refunds/quote') });
  failed.allowInConsole(failedCall);
  const dialog = await dialogOf(failed);
  await waitFor(() => dialog.getByText(words('request_refund.not_loaded')));
  failed.network.mend('/refunds/quote');
  await failed.user.click(dialog.getByRole('button', { name: words('site.retry') }));
  await sendButton(dialog, order.total_minor);

  const old = await openPage(path, { as: buyer });
  await old.find('button', { name: words('refunds.request_whole') });
  await buyer.send('POST /refunds/create', { order_id: order.id, reason });
  const late = await dialogOf(old);
  await waitFor(() => late.getByText(words('request_refund.nothing')));
  late.getByText(words('request_refund.bar_requested'));
});

test('each rule and each bar of a line is worded, and outside the days a reason is needed', async () => {
  const { buyer, order, path } = await paidOrder(two);
  const lines = [
    { by_hand_because: 'late', bar: null },
    { by_hand_because: 'started', bar: null },
    { by_hand_because: 'at_once', bar: null },
    { by_hand_because: null, bar: 'refunded' },
    { by_hand_because: null, bar: 'free' },
  ];
  const page = await openPage(path, { as: buyer });
  page.network.answer('/refunds/quote', async (_request, goOn) => {
    const answer = (await (await goOn()).json()) as { results: RefundQuote[] };
    const [quote] = answer.results;
    const ofLine = (line: object, nth: number) => ({
      ...quote?.lines[0],
      order_item_id: 1_000_000 + nth,
      rule: 'by_hand',
      ...line,
    });
    return Response.json({ ...answer, results: [{ ...quote, lines: lines.map(ofLine) }] });
  });
  const dialog = await dialogOf(page);
  const amount = Math.min(order.total_minor, 3 * grossOf(order.items[0]));
  await sendButton(dialog, amount);
  dialog.getByText(/Os 7 dias para desistir sem motivo já passaram, a /);
  for (const why of ['rule_started', 'rule_at_once', 'bar_refunded', 'bar_free', 'reason_by_hand'] as const) {
    dialog.getByText(words(`request_refund.${why}`));
  }
  await page.user.type(dialog.getByLabelText(words('payment_methods.iban_label')), iban);
  await page.user.click(await sendButton(dialog, amount));
  await waitFor(() => expect(document.activeElement).toBe(reasonIn(dialog)));
  expect(page.network.sentTo('/refunds/create')).toEqual([]);
});

test('the account is stored once the password was typed again, where the last proof is old', async () => {
  const { buyer, order, path } = await paidOrder(['extintores']);
  const page = await openPage(path, { as: buyer });
  let isOld = true;
  page.network.answer('/payment-details/refund-iban', (_request, goOn) => {
    if (!isOld) return goOn();
    isOld = false;
    const message = words('errors.unexpected_error');
    const errors = [{ code: 'reauthentication_required', message }];
    return Response.json({ status: 'error', message, errors }, { status: 403 });
  });
  const dialog = await dialogOf(page);
  const send = await sendButton(dialog, order.total_minor);
  await page.user.type(reasonIn(dialog), reason);
  await page.user.type(dialog.getByLabelText(words('payment_methods.iban_label')), iban);
  await page.user.click(send);
  const fresh = within(await page.find('dialog', { name: words('security.fresh_title') }));
  expect(page.network.sentTo('/refunds/create')).toEqual([]);
  await page.user.type(fresh.getByLabelText(words('sign.password')), buyer.credentials.password);
  await page.user.click(fresh.getByRole('button', { name: words('security.confirm') }));
  await page.findText(words('order_history.state_refund_requested'));
  expect(page.network.sentTo('/payment-details/refund-iban')).toHaveLength(2);
});

type Act = (staff: Awaited<ReturnType<typeof demoPerson>>, id: number, order: Order) => Promise<unknown>;
const decide: Act = (staff, id) => staff.send('PUT /refunds/decide', { id, decision: 'approve' });
const progressed =
  (...steps: string[]): Act =>
  async (staff, id, order) => {
    await decide(staff, id, order);
    for (const progress of steps) await staff.send('PUT /refunds/progress', { id, progress });
  };
const inPart: Act = async (staff, id) => {
  await staff.send('PUT /refunds/decide', { id, decision: 'approve', amount_minor: 100_000 });
  await staff.send('PUT /refunds/progress', { id, progress: 'done' });
};
const refuse: Act = (staff, id) => staff.send('PUT /refunds/decide', { id, decision: 'refuse', reason: 'Já o fez.' });

const states = [
  ['accepted', decide, 'refund_accepted', /^Reembolso de .+, aceite a /, null],
  ['sent', progressed('sent'), 'refund_sent', /^Reembolso de .+, enviado a /, null],
  ['failed', progressed('sent', 'failed'), 'refund_failed', /^O reembolso de .+ não chegou à conta/, null],
  ['paid out in part', inPart, 'partly_refunded', /^Devolvemos .+ a /, 'rest'],
  ['refused', refuse, 'fulfilled', /^Motivo: Já o fez\./, 'whole'],
  ['paid out', progressed('done'), 'refunded', /^Devolvemos .+ a /, null],
] as const;

test.each(states)('a refund that is %s is told on its page and in the list', async (...[, act, state, card, share]) => {
  const { buyer, order, path } = await paidOrder(['extintores']);
  const [refund] = (await buyer.send<Refund>('POST /refunds/create', { order_id: order.id, reason })).data;
  await act(await demoPerson(demoPeople.administrator), refund?.id ?? 0, order);
  const page = await openPage(path, { as: buyer });
  await page.findText(card);
  const badge = words(`order_history.state_${state}`);
  expect(page.inPart('main').getAllByText(badge)[0]).toBeTruthy();
  expect(page.screen.queryByRole('button', { name: words('refunds.withdraw') })).toBeNull();
  const offered = (['whole', 'rest'] as const).filter((each) =>
    page.screen.queryByRole('button', { name: words(`refunds.request_${each}`) }),
  );
  expect(offered).toEqual(share === null ? [] : [share]);

  const list = await openPage('/profile/my-orders-history', { as: buyer });
  const row = within(await list.find('listitem', { name: titleOf('extintores') }));
  row.getByText(badge);
});

test('a request that was answered meanwhile is not withdrawn, and the answer is shown', async () => {
  const { buyer, order, path } = await paidOrder(['extintores']);
  const [refund] = (await buyer.send<Refund>('POST /refunds/create', { order_id: order.id, reason })).data;
  const page = await openPage(path, { as: buyer });
  await page.user.click(await page.find('button', { name: words('refunds.withdraw') }));
  await decide(await demoPerson(demoPeople.administrator), refund?.id ?? 0, order);
  const question = within(await page.find('dialog'));
  await page.user.click(question.getByRole('button', { name: words('refunds.withdraw') }));
  await page.findText(words('order_history.state_refund_accepted'));
});

test('without an account, the page asks for one', async () => {
  const { buyer, order, path } = await paidOrder(['extintores']);
  await buyer.send('POST /refunds/create', { order_id: order.id, reason });
  const page = await openPage(path, { as: buyer });
  await page.findText(words('refunds.iban_missing'));
  const link = await page.find('link', { name: words('refunds.add_iban') });
  expect(link.getAttribute('href')).toBe('/profile/payment-methods');
});

test('of a company, the account of the organization is asked, and its people see the state', async () => {
  const { owner, organizationId, stored } = await companyOnCredit();
  const order = await placeFor(owner, organizationId);
  await payFor(owner, order);
  const page = await openPage(`/profile/our-orders-history/${order.id}`, { as: owner, stored });
  const dialog = await dialogOf(page);
  const send = await sendButton(dialog, order.total_minor);
  await page.user.type(reasonIn(dialog), reason);
  await page.user.type(dialog.getByLabelText(words('payment_methods.iban_label')), iban);
  await page.user.click(send);
  await page.findText(/O dinheiro vai para a conta AO••.••••.1021/);
  await page.find('button', { name: words('refunds.withdraw') });
  const ofOrganization = { organization_id: organizationId };
  const { results } = await owner.list<{ refund_iban_end: string }>('POST /payment-details', ofOrganization);
  expect(results.map(({ refund_iban_end }) => refund_iban_end)).toEqual(['1021']);
  const list = await openPage('/profile/our-orders-history', { as: owner, stored });
  await list.findText(words('order_history.state_refund_requested'));
});

test('of an order on account, the request says that the account is credited', async () => {
  const { owner, organizationId, stored } = await companyOnCredit();
  const order = await orderOnAccount(owner, organizationId, 'contracto');
  const staff = await demoPerson(demoPeople.administrator);
  const [payment] = (await owner.list<{ id: number }>('POST /payments', { order_id: order.id })).results;
  await staff.send('PUT /payments/approve', { id: payment?.id });
  const page = await openPage(`/profile/our-orders-history/${order.id}`, { as: owner, stored });
  const dialog = await dialogOf(page);
  const send = await sendButton(dialog, order.total_minor);
  dialog.getByText(words('request_refund.to_account'));
  dialog.getByText(words('request_refund.seats_on_account'));
  await page.user.type(reasonIn(dialog), reason);
  await page.user.click(send);
  await page.findText(words('refunds.to_account'));
});
