import { within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import type { CurrentAccount } from '#contract/sales/accounts/calls.ts';
import { failedCall } from './testing/console.ts';
import { companyOnCredit, credit, newCompany, orderOnAccount } from './testing/credit-company.ts';
import { withClaims } from './testing/faults.ts';
import { openPage, type OpenPage } from './testing/open-page.ts';
import { newPerson } from './testing/people.ts';
import { waitFor } from './testing/wait-for.ts';
import { wordsIn } from './testing/words.ts';

const words = wordsIn('pt');
const staff = () => newPerson({ role: 'administrator' });

async function press(page: OpenPage, name: string, dialog?: ReturnType<typeof within>): Promise<void> {
  await page.user.click(dialog ? dialog.getByRole('button', { name }) : await page.find('button', { name }));
}

async function balanceOf(id: number): Promise<number | undefined> {
  const as = await staff();
  const { results } = await as.list<CurrentAccount>('POST /accounts', { organization_id: id });
  return results[0]?.balance_minor;
}

test('a company is found by its tax number and by what it owes, and opened', async () => {
  const as = await staff();
  const { owner, organizationId } = await companyOnCredit();
  const name = `Crédito ${owner.userId}`;
  await orderOnAccount(owner, organizationId, 'reserva');
  const page = await openPage('/admin/organizations', { as });
  await page.heading(words('desk_organizations.title'));
  const taxId = String(5_400_000_000 + owner.userId);
  await page.user.type(await page.find('searchbox', { name: words('desk_organizations.search') }), `${taxId}{Enter}`);
  await page.find('link', { name });
  await page.user.selectOptions(page.screen.getByLabelText(words('desk_organizations.balance')), 'settled');
  await page.findText(words('desk.no_match'));
  await page.user.selectOptions(page.screen.getByLabelText(words('desk_organizations.balance')), 'owing');
  await page.user.click(await page.find('link', { name }));
  await page.at(`/admin/organizations/${organizationId}`);
  await page.heading(name);
});

test('the list sorts, and says that it failed; whom its claim is not given sees neither area nor data', async () => {
  const as = await staff();
  const sorted = await openPage('/admin/organizations?sort=-balance_minor', { as });
  const head = await sorted.find('columnheader', { name: words('desk_organizations.balance') });
  await waitFor(() => expect(head.getAttribute('aria-sort')).toBe('descending'));
  const failed = await openPage('/admin/organizations', { as, prepare: ({ fail }) => fail('/accounts/organizations') });
  failed.allowInConsole(failedCall);
  await failed.findText(words('desk.not_loaded'));
  const nowhere = await openPage('/admin/organizations/987654', { as });
  await nowhere.heading(words('desk.not_there'));
  const noAccount = await openPage('/admin/organizations/987654/account', { as });
  noAccount.allowInConsole(failedCall);
  await noAccount.heading(words('desk.not_there'));
  const closed = await openPage('/admin/organizations', { as, prepare: withClaims(['orders.read']) });
  await closed.heading(words('desk.not_allowed'));
  expect(closed.screen.queryByRole('link', { name: words('desk.to_organizations') })).toBeNull();
});

test('the page of a company has its account, orders, people and terms, and leads to its orders', async () => {
  const as = await staff();
  const { owner, organizationId } = await companyOnCredit();
  const { number } = await orderOnAccount(owner, organizationId, 'reserva');
  const page = await openPage(`/admin/organizations/${organizationId}`, { as });
  await page.find('link', { name: number });
  await page.findText(owner.credentials.username);
  await page.findText(words('desk_organizations.role_owner'));
  await page.findText(/CQ 7/);
  await page.user.click(await page.find('link', { name: words('desk_organizations.all_orders') }));
  await page.at(`/admin/orders?organization=${organizationId}`);
  await page.findText(words('desk_orders.count', { count: 1 }));
  await page.find('link', { name: number });
});

test('a reader of companies changes neither terms nor account', async () => {
  const as = await staff();
  const { organizationId } = await companyOnCredit();
  const prepare = withClaims(['organizations.read']);
  const page = await openPage(`/admin/organizations/${organizationId}`, { as, prepare });
  await page.findText(/CQ 7/);
  expect(page.screen.queryByRole('link', { name: words('desk_organizations.change_terms') })).toBeNull();
  expect(page.screen.queryByRole('link', { name: words('desk_organizations.all_orders') })).toBeNull();
  const account = await openPage(`/admin/organizations/${organizationId}/account`, { as, prepare });
  await account.findText(words('desk_organizations.no_entries'));
  expect(account.screen.queryByRole('button', { name: words('desk_organizations.record_payment') })).toBeNull();
  const terms = await openPage(`/admin/organizations/${organizationId}/terms`, { as, prepare });
  await terms.heading(words('desk.not_there'));
});

test('terms are changed and the contract ended, and a change of somebody else meanwhile is shown', async () => {
  const as = await staff();
  const { organizationId } = await companyOnCredit();
  const page = await openPage(`/admin/organizations/${organizationId}/terms`, { as });
  const days = await waitFor(() => page.screen.getByLabelText(words('desk_organizations.payment_terms')));
  await page.user.clear(days);
  await page.user.type(days, '45');
  await as.send('PUT /organizations/terms', { id: organizationId, payment_terms_days: 60 });
  await press(page, words('desk_organizations.save_terms'));
  await press(page, words('desk.keep_mine'));
  for (const label of ['number', 'from', 'to', 'ceiling'] as const) {
    await page.user.clear(page.screen.getByLabelText(new RegExp(`^${words(`desk_organizations.contract_${label}`)}`)));
  }
  await press(page, words('desk_organizations.save_terms'));
  await page.findText(words('desk.saved'));
  const { results } = await as.list('POST /organizations', { id: organizationId });
  expect(results[0]).toMatchObject({ payment_terms_days: 45, contract: null });
});

test('a contract that lacks a day is refused at that field, and what is typed stays', async () => {
  const as = await staff();
  const { organizationId } = await newCompany();
  const page = await openPage(`/admin/organizations/${organizationId}/terms`, { as });
  const number = await waitFor(() => page.screen.getByLabelText(words('desk_organizations.contract_number')));
  await page.user.type(number, 'CQ 9');
  await press(page, words('desk_organizations.save_terms'));
  await waitFor(() =>
    expect(page.screen.getByLabelText(words('desk_organizations.contract_from')).getAttribute('aria-invalid')).toBe(
      'true',
    ),
  );
  expect(number).toHaveProperty('value', 'CQ 9');
});

test('a payment is recorded once, with the balance that it leaves said before', async () => {
  const as = await staff();
  const { owner, organizationId } = await companyOnCredit();
  await orderOnAccount(owner, organizationId, 'reserva');
  const before = (await balanceOf(organizationId)) ?? 0;
  const page = await openPage(`/admin/organizations/${organizationId}/account`, { as });
  await page.findText(words('desk_organizations.entry_count', { count: 1 }));
  await press(page, words('desk_organizations.record_payment'));
  const dialog = within(await page.find('dialog'));
  await press(page, words('desk_organizations.record_payment'), dialog);
  await page.findText(words('desk_organizations.amount_missing'));
  await page.user.type(dialog.getByLabelText(/^Valor/), '10000');
  await page.user.type(dialog.getByLabelText(words('desk_organizations.reference')), 'RC 7');
  expect(dialog.getByRole('status').textContent).toMatch(/para .*000,00/);
  await page.user.dblClick(dialog.getByRole('button', { name: words('desk_organizations.record_payment') }));
  await page.findText(words('desk_organizations.payment_recorded'));
  await page.findText(words('desk_organizations.entry_count', { count: 2 }));
  expect(await balanceOf(organizationId)).toBe(before - 1_000_000);
});

test('a number that somebody else recorded is refused, and nothing typed is lost', async () => {
  const as = await staff();
  const { organizationId } = await companyOnCredit();
  await credit(organizationId, 100);
  const page = await openPage(`/admin/organizations/${organizationId}/account`, { as });
  await press(page, words('desk_organizations.record_payment'));
  const dialog = within(await page.find('dialog'));
  await page.user.type(dialog.getByLabelText(/^Valor/), '1');
  const reference = dialog.getByLabelText(words('desk_organizations.reference'));
  await page.user.type(reference, 'RC 1');
  page.allowInConsole(failedCall);
  await press(page, words('desk_organizations.record_payment'), dialog);
  await waitFor(() => expect(reference.getAttribute('aria-invalid')).toBe('true'));
  expect(reference).toHaveProperty('value', 'RC 1');
  expect(await balanceOf(organizationId)).toBe(-100);
});

test('a correction needs a reason, which its entry shows; what is not paid can be listed alone', async () => {
  const as = await staff();
  const { organizationId } = await companyOnCredit();
  await credit(organizationId, 100);
  const page = await openPage(`/admin/organizations/${organizationId}/account`, { as });
  await press(page, words('desk_organizations.correct'));
  const dialog = within(await page.find('dialog'));
  await page.user.selectOptions(dialog.getByLabelText(words('desk_organizations.kind')), 'debit');
  await page.user.type(dialog.getByLabelText(/^Valor/), '5');
  await page.user.type(dialog.getByLabelText(words('desk_organizations.reference')), 'C 1');
  await press(page, words('desk_organizations.correct'), dialog);
  await page.findText(words('desk_organizations.reason_missing'));
  await page.user.type(dialog.getByLabelText(words('desk_organizations.reason')), 'Fatura por lançar');
  await press(page, words('desk_organizations.correct'), dialog);
  await page.findText(words('desk_organizations.corrected'));
  await page.findText('Fatura por lançar');
  await page.user.selectOptions(page.screen.getByLabelText(words('desk_organizations.entries')), 'open');
  await page.at(`/admin/organizations/${organizationId}/account?state=open`);
  await page.findText(words('desk_organizations.entry_count', { count: 1 }));
  const none = await openPage(`/admin/organizations/${organizationId}/account?to=2020-01-01`, { as });
  await none.findText(words('desk.no_match'));
});
