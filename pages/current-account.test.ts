import { within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import type { LedgerEntry } from '#contract/sales/accounts/calls.ts';
import type { Order } from '#contract/sales/orders/calls.ts';
import { failedCall } from './testing/console.ts';
import { companyOnCredit, credit, newCompany, orderOnAccount, placeFor, setTerms } from './testing/credit-company.ts';
import { openPage, type OpenPage } from './testing/open-page.ts';
import { newPerson } from './testing/people.ts';
import { waitFor } from './testing/wait-for.ts';
import { wordsIn } from './testing/words.ts';

const words = wordsIn('pt');
const path = '/profile/current-account';

test('a company without credit learns how to ask for it', async () => {
  const { owner, stored } = await newCompany();
  const page = await openPage(path, { as: owner, stored });
  await page.findText(words('current_account.none'));
  const link = await page.find('link', { name: words('current_account.ask') });
  expect(link.getAttribute('href')).toBe('/contact');
});

test('who acts for nobody is told who sees the account', async () => {
  const page = await openPage(path, { as: await newPerson() });
  await page.findText(words('company_page.no_role'));
});

test('the account shows what is due and how to pay it, its age, and its entries by kind', async () => {
  const { owner, organizationId, stored } = await companyOnCredit();
  const { number } = await orderOnAccount(owner, organizationId, 'reserva');
  await credit(organizationId, 1_000_000);
  const page = await openPage(path, { as: owner, stored });
  await page.find('heading', { name: words('current_account.title'), level: 1 });
  const ages = await page.find('table', { name: words('current_account.ageing_table') });
  expect(within(ages).getAllByRole('row')).toHaveLength(6);
  await page.findText(words('current_account.found', { count: 2 }));
  const link = await page.find('link', { name: `Encomenda ${number}` });
  expect(link.getAttribute('href')).toMatch(/^\/profile\/our-orders-history\/\d+$/);
  expect(page.screen.getByText('AO06 0000 0000 1234 5678 9013 5')).toBeTruthy();

  await page.user.selectOptions(page.screen.getByLabelText(words('current_account.reason')), 'payment');
  await page.user.click(page.screen.getByRole('button', { name: words('current_account.apply') }));
  await page.findText(words('current_account.found', { count: 1 }));
  const none = await openPage(`${path}?to=2020-01-01`, { as: owner, stored });
  await none.findText(words('current_account.none_found'));
});

test('a period that ends before it begins is refused in place', async () => {
  const { owner, stored } = await companyOnCredit();
  const page = await openPage(`${path}?from=2026-11-20`, { as: owner, stored });
  const to = await waitFor(() => page.screen.getByLabelText(words('current_account.to')));
  await page.user.type(to, '2026-11-01');
  await page.user.click(page.screen.getByRole('button', { name: words('current_account.apply') }));
  await page.findText(words('current_account.to_before_from'));
});

test('a failure of the account or of its entries can be tried again', async () => {
  const { owner, stored } = await companyOnCredit();
  const page = await openPage(path, { as: owner, stored, prepare: ({ fail }) => fail('/accounts') });
  await page.findText(words('current_account.not_loaded'));
  page.network.mend('/accounts');
  await page.user.click(page.screen.getByRole('button', { name: words('site.retry') }));
  await page.findText(words('current_account.no_entries'));
});

test('a failed download of the statement says so', async () => {
  const { owner, organizationId, stored } = await companyOnCredit();
  const page = await openPage(path, { as: owner, stored });
  const button = await page.find('button', { name: words('current_account.statement_pdf') });
  page.network.fail(`/accounts/${organizationId}/statement/pdf`);
  page.allowInConsole(failedCall);
  await page.user.click(button);
  await page.find('alert');
});

test('a payment shows the receipt of each invoice that it paid, with its PDF', async () => {
  const { owner, organizationId, stored } = await companyOnCredit();
  await orderOnAccount(owner, organizationId, 'reserva');
  await credit(organizationId, 1_000_000);
  const page = await openPage(path, {
    as: owner,
    stored,
    // The demo site issues no fiscal documents.
    prepare: ({ answer }) =>
      answer('/accounts/entries', async (_request, goOn) => {
        const body: { results: LedgerEntry[] } = await (await goOn()).json();
        const [payment, ...others] = body.results;
        const documents = [
          { id: 7, number: 'RC M2026/7' },
          { id: 8, number: 'RC M2026/8' },
        ];
        return Response.json({ ...body, results: [{ ...payment, documents }, ...others] });
      }),
  });
  const receipt = await page.find('button', { name: `${words('current_account.document')} RC M2026/7` });
  await page.find('button', { name: `${words('current_account.document')} RC M2026/8` });
  page.network.fail('/fiscal-documents/7/pdf');
  page.allowInConsole(failedCall);
  await page.user.click(receipt);
  await page.find('alert');
});

test('the payment of a company offers its credit, and says why not and by how much', async () => {
  const { owner, organizationId, stored } = await companyOnCredit();
  const order = await placeFor(owner, organizationId);
  const page = await openPage(paymentOf(order), { as: owner, stored });
  const reservation = await cardOf(page, 'reserva');
  await waitFor(() => expect(reservation).toHaveProperty('disabled', false));
  await page.findText(/Crédito disponível: 5 000 000,00/);
  await page.user.click(reservation);
  await page.user.click(page.screen.getByRole('button', { name: words('payment.start') }));
  await page.findText(words('payment.reserved'));

  await setTerms(organizationId, { credit_limit_minor: 1, contract: null });
  const second = await openPage(paymentOf(await placeFor(owner, organizationId)), { as: owner, stored });
  await second.findText(/^Faltam .+ de crédito/);
  await second.findText(/A empresa não tem um contrato em vigor/);
  expect(await cardOf(second, 'contracto')).toHaveProperty('disabled', true);
});

test('an order by contract waits for its approval', async () => {
  const { owner, organizationId, stored } = await companyOnCredit();
  const page = await openPage(paymentOf(await orderOnAccount(owner, organizationId, 'contracto')), {
    as: owner,
    stored,
  });
  await page.find('heading', { name: words('payment.title_approval') });
  await page.findText(words('payment.awaiting_approval'));
  await page.find('link', { name: words('payment.to_account') });
});

test('a person is offered no credit', async () => {
  const buyer = await newPerson();
  const page = await openPage('/profile/payment-methods', { as: buyer });
  await page.findText(words('payment_methods.why_buyer', { method: 'reserva' }));
});

function cardOf(page: OpenPage, method: 'reserva' | 'contracto'): Promise<HTMLElement> {
  return page.find('radio', { name: new RegExp(`^${words(`payment.method_${method}`)}`) });
}

function paymentOf({ id, invoices }: Order): string {
  return `/payment/${id}/${invoices[0]?.id}`;
}
