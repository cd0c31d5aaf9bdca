import { describe, expect, test } from 'vitest';
import type { OrganizationRole } from '#contract/people/organizations/values.ts';
import { actingFor } from './testing/companies.ts';
import { openPage, type OpenPage } from './testing/open-page.ts';
import { newPerson } from './testing/people.ts';
import { memberOf, newCompany, type Company } from './testing/trained-company.ts';
import { waitFor } from './testing/wait-for.ts';
import { wordsIn } from './testing/words.ts';

const words = wordsIn('pt');

type Named = { name: string };
type CompanyPage = {
  path: string;
  /** The heading of the page of this company. */
  shown: (company: Named) => string;
  /** The company is named beside a heading that is the same for all. */
  namesCompany?: boolean;
  without: OrganizationRole;
};

const pages: CompanyPage[] = [
  {
    path: '/profile/our-tax-address',
    shown: ({ name }) => words('addresses.our_title', { name }),
    without: 'training_manager',
  },
  { path: '/profile/our-courses', shown: () => words('our_courses.title'), namesCompany: true, without: 'finance' },
  {
    path: '/profile/our-certificates',
    shown: () => words('our_certificates.title'),
    namesCompany: true,
    without: 'finance',
  },
  { path: '/profile/our-orders-history', shown: () => words('order_history.title_ours'), without: 'employee' },
  { path: '/profile/our-orders-history/1', shown: () => words('order_history.not_found'), without: 'employee' },
  {
    path: '/profile/current-account',
    shown: () => words('current_account.title'),
    namesCompany: true,
    without: 'training_manager',
  },
];

describe.each(pages)('$path', ({ path, shown, namesCompany = false, without }) => {
  const isShown = async (page: OpenPage, company: Named) => {
    await page.findText(shown(company), page.inPart('main'));
    if (namesCompany) await page.findText(company.name, page.inPart('main'));
    expect(page.screen.queryByText(words('company_page.no_role'))).toBeNull();
  };

  test('opens without a choice for the owner of one company, who acts for it then', async () => {
    const { owner, organization } = await newCompany();
    const page = await openPage(path, { as: owner });
    await isShown(page, organization);
    await actsFor(page, organization);
  });

  test('opens for the only company also while its owner acts for themselves', async () => {
    const { owner, organization } = await newCompany();
    const page = await openPage(path, { as: owner, stored: actingFor(owner, null) });
    await isShown(page, organization);
    await actsFor(page, { name: words('shell.acting_myself') });
  });

  test('asks in place which of two companies is meant, and remembers it across a sign-out', async () => {
    const { owner, organization, other } = await ownerOfTwo();
    const page = await openPage(path, { as: owner });
    await page.findText(words('company_page.choose_lead'));
    await press(page, words('company_page.choose', other));
    await isShown(page, other);
    await press(page, words('shell.logout'));
    await page.find('link', { name: words('shell.login') }, page.inPart('banner'));
    const again = await openPage(path, { after: page, as: await owner.onAnotherDevice() });
    await isShown(again, other);
    await actsFor(again, other);
    expect(again.inPart('main').queryByText(organization.name)).toBeNull();
  });

  test('opens by the link of one of two companies before any choice, and keeps to it', async () => {
    const { owner, other } = await ownerOfTwo();
    const page = await openPage(`${path}?organization=${other.id}`, { as: owner });
    await isShown(page, other);
    await actsFor(page, other);
  });

  test('asks in place when the link is of another company than the one acted for', async () => {
    const { owner, organization, other } = await ownerOfTwo();
    const stored = actingFor(owner, organization.id);
    const page = await openPage(`${path}?organization=${other.id}`, { as: owner, stored });
    await page.findText(words('company_page.other', other));
    await press(page, words('company_page.stay', organization));
    await isShown(page, organization);
    await page.at(path);
    const again = await openPage(`${path}?organization=${other.id}`, { as: owner, stored });
    await press(again, words('company_page.choose', other));
    await isShown(again, other);
    await actsFor(again, other);
  });

  test('tells strangers of the company that they do not belong to it', async () => {
    const [{ owner }, { organization }] = [await newCompany(), await newCompany()];
    const page = await openPage(`${path}?organization=${organization.id}`, { as: owner });
    await page.findText(words('company_page.foreign'));
    const alone = await openPage(path, { as: await newPerson() });
    await alone.findText(words('company_page.no_role'));
  });

  test(`tells people whose role is ${without} that it is the role`, async () => {
    const company = await newCompany();
    const { person } = await memberOf(company, without);
    const page = await openPage(path, { as: person });
    const role = words(`acting.role_${without}`);
    await page.findText(words('company_page.lacks_role', { role, name: company.organization.name }));
    const advice = without === 'employee' ? words('company_page.lacks_role_ask') : await ownerName(company);
    await page.findText(advice);
  });
});

test('the switch in the header changes for whom one acts on every page, and the page of a link with it', async () => {
  const { owner, organization, other } = await ownerOfTwo();
  const path = '/profile/current-account';
  const page = await openPage(`${path}?organization=${other.id}`, { as: owner });
  await actsFor(page, other);
  await press(page, organization.name);
  await page.findText(organization.name, page.inPart('main'));
  await page.at(path);
});

test('the company of a link is kept through the sign-in', async () => {
  const link = '/profile/our-courses?organization=7';
  const page = await openPage(link);
  await page.at(`/?redirect=${encodeURIComponent(link)}`);
});

async function ownerOfTwo() {
  const { owner, organization } = await newCompany();
  const data = { name: `Segunda ${owner.userId}`, tax_id: String(5_418_000_000 + owner.userId), country: 'AO' };
  const { data: made } = await owner.send<{ id: number; name: string }>('POST /organizations/create', data);
  return { owner, organization, other: made[0] ?? { id: 0, name: '' } };
}

/** Waits until the header says for whom the reader acts. */
function actsFor(page: OpenPage, { name }: Named): Promise<HTMLElement> {
  return waitFor(() => page.inPart('banner').getByTitle(name));
}

async function press(page: OpenPage, name: string): Promise<void> {
  await page.user.click(
    await waitFor(() => page.screen.getAllByRole('button', { name, hidden: true })[0] as HTMLElement),
  );
}

async function ownerName({ owner, organization }: Company): Promise<string> {
  const filter = { organization_id: organization.id, role: 'owner' };
  const { results } = await owner.list<{ name: string }>('POST /affiliations', filter);
  return results[0]?.name ?? '';
}
