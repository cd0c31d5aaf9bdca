import { within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { invited } from './testing/companies.ts';
import { failedCall } from './testing/console.ts';
import { openPage, type OpenPage } from './testing/open-page.ts';
import { newPerson, type Person } from './testing/people.ts';
import { fillCart } from './testing/shopping.ts';
import { waitFor } from './testing/wait-for.ts';
import { wordsIn } from './testing/words.ts';

type Organization = { id: number; name: string };
type Affiliation = { id: number; status: string; role: string; email: string; department: string };
type Role = 'owner' | 'training_manager' | 'finance' | 'employee';

const words = wordsIn('pt');

test('a client creates an organization and acts for it, after a tax number with a wrong check digit', async () => {
  const page = await openPage('/profile/organization', { as: await newPerson({ role: 'client' }) });
  await type(page, 'organization.name', 'Pedreira do Lena');
  await page.user.selectOptions(await field(page, 'organization.country'), 'PT');
  await type(page, 'organization.tax_id', '501964844');
  await press(page, words('organization.create'));
  await page.findSaying('alert', words('organization.tax_id_wrong_PT'));
  await page.user.clear(await field(page, 'organization.tax_id'));
  await type(page, 'organization.tax_id', nextPortugueseId());
  await press(page, words('organization.create'));
  await page.heading('Pedreira do Lena');
  await actingFor(page, 'Pedreira do Lena');
});

test('an owner changes the data, and what was typed stays when it is refused', async () => {
  const { owner } = await newOrganization();
  const page = await openPage('/profile/organization?view=data', { as: owner });
  await press(page, words('organization.edit'));
  const city = await field(page, 'organization.city');
  await page.user.type(city, 'Leiria');
  page.network.fail('/organizations');
  page.allowInConsole(failedCall);
  await press(page, words('organization.save'));
  await page.findSaying('alert', words('organization.not_saved'));
  expect(city).toHaveProperty('value', 'Leiria');
});

test('for whom a person acts ends with the role', async () => {
  const { owner, organization } = await newOrganization();
  const { person, affiliation } = await join(owner, organization, 'finance');
  const before = await openPage('/profile', { as: person });
  await actingFor(before, organization.name);
  await owner.send('PUT /affiliations/end', { id: affiliation.id });
  const page = await openPage('/profile', { after: before });
  await page.find('link', { name: words('profile.start') });
  await waitFor(() => expect(page.inPart('banner').queryByTitle(organization.name)).toBeNull());
});

test('a training manager with the role of a student buys seats for the company, and one for themselves', async () => {
  const { owner, organization } = await newOrganization();
  const { person } = await join(owner, organization, 'training_manager');
  await fillCart(person, ['extintores', 'ergonomia-sentado']);
  const cart = await openPage('/cart', { as: person });
  const [more] = await waitFor(() => cart.screen.getAllByRole('button', { name: words('cart.one_more') }));
  await cart.user.click(more ?? document.body);
  await cart.find('link', { name: words('shell.with_Cart', { count: 3 }) });
  await waitFor(() => expect(cart.stored()).not.toHaveProperty('cart_unsaved'));

  const own = await openPage('/profile', { after: cart });
  await chooseMyself(own);
  const again = await openPage('/cart', { after: own });
  await again.findSaying('status', words('cart.too_many_seats'));
  await again.findText(words('cart.mend_first'));
  await press(again, words('cart.one_seat_each'));
  await again.find('link', { name: words('shell.with_Cart', { count: 2 }) });
  await again.find('link', { name: words('cart.go_on') });
  expect(again.screen.queryByRole('button', { name: words('cart.one_more') })).toBeNull();
});

test('an invitation is accepted by its link, and its manager acts for the organization', async () => {
  const { owner, organization } = await newOrganization();
  const { person, token } = await invite(owner, organization, 'training_manager');
  const page = await openPage(`/profile/my-affiliations/${token}`, { as: person });
  await page.heading(words('affiliations.invitation_title', { organization: organization.name }));
  await press(page, `${words('affiliations.accept')} ${organization.name}`);
  await page.heading(organization.name);
  await actingFor(page, organization.name);
  const again = await openPage(`/profile/my-affiliations/${token}`, { after: page });
  await again.heading(words('affiliations.accepted_title', { organization: organization.name }));
});

test('an invitation to another address names both, and signing out leads back to it', async () => {
  const { owner, organization } = await newOrganization();
  const { person, token } = await invite(owner, organization, 'employee');
  const page = await openPage(`/profile/my-affiliations/${token}`, { as: await newPerson() });
  await page.heading(words('affiliations.of_another_title'));
  await page.findText(person.credentials.username);
  await press(page, words('affiliations.sign_out'));
  await page.at(`/login?redirect=${encodeURIComponent(`/profile/my-affiliations/${token}`)}`);
});

test('an invitation that was sent again has only its latest link', async () => {
  const { owner, organization } = await newOrganization();
  const { person, token, affiliation } = await invite(owner, organization, 'employee');
  await owner.send('PUT /affiliations/resend', { id: affiliation.id });
  const page = await openPage(`/profile/my-affiliations/${token}`, { as: person });
  page.allowInConsole(failedCall);
  await page.heading(words('affiliations.not_found'));
});

test('an invitation is declined, and the last owner is told why they cannot leave', async () => {
  const { owner, organization } = await newOrganization();
  const { person } = await invite(owner, organization, 'employee');
  const page = await openPage('/profile/my-affiliations', { as: person });
  await press(page, `${words('affiliations.decline')} ${organization.name}`);
  await page.findText(words('organizations.status_declined'));

  const own = await openPage('/profile/my-affiliations', { as: owner });
  own.allowInConsole(failedCall);
  await press(own, `${words('affiliations.leave')} ${organization.name}`);
  const dialog = within(await own.find('dialog'));
  await own.user.click(dialog.getByRole('button', { name: words('affiliations.leave') }));
  await own.findSaying('alert', 'proprietário', dialog);
});

test('employees are invited, searched and filtered', async () => {
  const { owner, organization } = await newOrganization();
  await inviteMany(owner, organization, 3);
  const page = await openPage('/profile/employees', { as: owner });
  await found(page, 4);
  await press(page, words('employees.invite'));
  const dialog = within(await page.find('dialog'));
  await page.user.type(
    dialog.getByLabelText(words('organizations.email'), { exact: false }),
    `nova@${organization.id}.example`,
  );
  await page.user.click(dialog.getByRole('button', { name: words('organizations.send_invitation') }));
  await found(page, 5);
  await page.user.type(page.screen.getByRole('searchbox', { name: words('employees.search') }), 'nova@{Enter}');
  await found(page, 1);
  await page.at('/profile/employees?search=nova%40');
  await page.user.selectOptions(await field(page, 'employees.state'), 'active');
  await page.findText(words('employees.none_found'));
});

test('a department is changed for many people at once, with a report', async () => {
  const { owner, organization } = await newOrganization();
  await inviteMany(owner, organization, 3);
  const page = await openPage('/profile/employees', { as: owner });
  await found(page, 4);
  await page.user.click(await page.find('checkbox', { name: words('employees.choose_page') }));
  await press(page, words('employees.bulk_change'));
  const dialog = within(await page.find('dialog'));
  await page.user.type(dialog.getByLabelText(words('organizations.department')), 'Armazém');
  await page.user.click(dialog.getByRole('button', { name: words('employees.bulk_change') }));
  await page.findText(words('employees.done_change', { count: 4 }));
  const people = await affiliationsOf(owner, organization);
  expect(people.map(({ department }) => department)).toEqual(['Armazém', 'Armazém', 'Armazém', 'Armazém']);
});

test('a file is tried, reported by line and then imported, with columns of any name', async () => {
  const { owner, organization } = await newOrganization();
  const page = await openPage('/profile/employees?view=import', { as: owner });
  const csv = `Quem;Onde escrever;Onde trabalha\nJoão;joao@${organization.id}.example;Produção\nRui;rui@nada;Produção\n`;
  const file = new File([Uint8Array.from(Array.from(csv, (letter) => letter.charCodeAt(0)))], 'lista.csv');
  const input = await waitFor(() => page.screen.getByLabelText(new RegExp(words('employees.file'))));
  await page.user.upload(input, file);
  await page.findText(words('employees.problem_email_invalid'));
  expect(await affiliationsOf(owner, organization)).toHaveLength(1);
  await page.user.selectOptions(await field(page, 'employees.field_name'), 'Quem');
  await page.user.selectOptions(await field(page, 'employees.field_department'), 'Onde trabalha');
  await press(page, words('employees.import_now', { count: 1 }));
  await page.findText(words('employees.imported', { invited: 1, changed: 0 }));
  const people = await affiliationsOf(owner, organization);
  expect(people.find(({ status }) => status === 'invited')).toMatchObject({ name: 'João', department: 'Produção' });
});

test('the finance of an organization sees employees but changes none', async () => {
  const { owner, organization } = await newOrganization();
  const { person } = await join(owner, organization, 'finance');
  const page = await openPage('/profile/employees', { as: person });
  await found(page, 2);
  expect(page.screen.queryByRole('button', { name: words('employees.invite') })).toBeNull();
  expect(page.inPart('main').queryAllByRole('checkbox')).toEqual([]);
});

async function newOrganization(): Promise<{ owner: Person; organization: Organization }> {
  const owner = await newPerson({ role: 'client' });
  const data = { name: `Cimentos ${owner.userId}`, tax_id: nextPortugueseId(), country: 'PT' };
  const { data: made } = await owner.send<Organization>('POST /organizations/create', data);
  return { owner, organization: made[0] ?? { id: 0, name: '' } };
}

async function invite(owner: Person, { id }: Organization, role: Role) {
  const person = await newPerson();
  return { person, ...(await invited(owner, { organizationId: id, email: person.credentials.username, role })) };
}

async function join(owner: Person, organization: Organization, role: Role) {
  const joining = await invite(owner, organization, role);
  await joining.person.send('PUT /affiliations/accept', { token: joining.token });
  return joining;
}

async function inviteMany(owner: Person, { id }: Organization, count: number): Promise<void> {
  const data = Array.from({ length: count }, (_, place) => ({ organization_id: id, email: `p${place}@${id}.example` }));
  await owner.sendBody('POST /affiliations/create', { data });
}

async function affiliationsOf(owner: Person, { id }: Organization): Promise<(Affiliation & { name: string })[]> {
  const { results } = await owner.list<Affiliation & { name: string }>('POST /affiliations', { organization_id: id });
  return results;
}

/** Waits until the header says for whom the reader acts. */
function actingFor(page: OpenPage, name: string): Promise<HTMLElement> {
  return waitFor(() => page.inPart('banner').getByTitle(name));
}

async function chooseMyself(page: OpenPage): Promise<void> {
  const header = page.inPart('banner');
  await page.user.click(await page.find('button', { name: new RegExp(words('shell.acting_myself')) }, header));
}

let made = 50_196_484;

/** A number of its own for each organization, with its check digit. */
function nextPortugueseId(): string {
  made += 1;
  const digits = String(made);
  const check = 11 - (Array.from(digits, Number).reduce((sum, digit, place) => sum + (9 - place) * digit, 0) % 11);
  return digits + String(check > 9 ? 0 : check);
}

function field(page: OpenPage, text: Parameters<typeof words>[0]): Promise<HTMLElement> {
  return waitFor(() => {
    const [first] = page.screen.queryAllByLabelText(words(text), {
      exact: false,
      selector: 'input:not([type=radio]), select',
    });
    if (!first) throw new Error(`There is no field called ${words(text)}.`);
    return first;
  });
}

async function type(page: OpenPage, text: Parameters<typeof words>[0], typed: string): Promise<void> {
  await page.user.type(await field(page, text), typed);
}

async function press(page: OpenPage, name: string): Promise<void> {
  await page.user.click(await page.find('button', { name }));
}

function found(page: OpenPage, count: number): Promise<HTMLElement> {
  return page.findSaying('status', words('employees.found', { count }));
}
