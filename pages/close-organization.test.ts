import { within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { failedCall } from './testing/console.ts';
import type { Network } from './testing/network.ts';
import { openPage, type OpenPage } from './testing/open-page.ts';
import { memberOf, newCompany } from './testing/trained-company.ts';
import { wordsIn } from './testing/words.ts';

const words = wordsIn('pt');
const path = '/profile/organization?view=data';

test('an owner reads what follows, closes the organization, and acts for nobody afterwards', async () => {
  const { owner, organization, stored } = await newCompany();
  await memberOf({ owner, organization, stored }, 'employee');
  const page = await openPage(path, { as: owner, stored });
  await pressClose(page);
  const dialog = within(await page.find('dialog'));
  expect(dialog.getByText(words('organization.close_people', { count: 2 }))).toBeTruthy();
  await page.user.click(dialog.getByRole('button', { name: words('organization.close_keep') }));
  await pressClose(page);
  await page.user.click(await page.find('button', { name: words('organization.close_now') }));
  await page.findSaying('status', words('organization.closed', { organization: organization.name }));
  await page.at('/profile/my-affiliations');
  expect(page.screen.queryByRole('radio', { name: new RegExp(organization.name) })).toBeNull();
});

test('what stands in the way is listed, each with the page that settles it', async () => {
  const { owner, organization, stored } = await newCompany();
  const closing = { organization_id: organization.id, people: 1, obstacles: [{ obstacle: 'seats', count: 3 }] };
  const answer = () => Response.json({ status: 'success', results: [closing], total: 1 });
  const prepare = (network: Network) => network.answer('/organizations/closing', answer);
  const page = await openPage(path, { as: owner, stored, prepare });
  await page.findText(words('organization.close_not_yet'));
  const seats = await page.find('link', { name: /lugar(es)? pagos? por atribuir/ });
  expect(seats.getAttribute('href')).toBe('/profile/our-courses?state=free');
  expect(page.screen.queryByRole('button', { name: words('organization.close_ask') })).toBeNull();
});

test('a failure can be tried again, and managers who own nothing are not asked', async () => {
  const { owner, organization, stored } = await newCompany();
  const failed = await openPage(path, { as: owner, stored, prepare: ({ fail }) => fail('/organizations/closing') });
  failed.allowInConsole(failedCall);
  await failed.findText(words('organization.close_not_loaded'));
  const finance = await memberOf({ owner, organization, stored }, 'finance');
  const page = await openPage(path, { as: finance.person, stored: finance.stored });
  await page.find('heading', { name: words('organization.terms') });
  expect(page.screen.queryByRole('heading', { name: words('organization.close') })).toBeNull();
});

test('the only owner hands the organization over before the account is closed', async () => {
  const { owner, organization } = await newCompany();
  const page = await openPage('/profile/my-account', { as: owner });
  await page.findText(words('privacy.close_owner', { names: organization.name }));
  expect(page.screen.queryByRole('button', { name: words('privacy.close_ask') })).toBeNull();
});

async function pressClose(page: OpenPage): Promise<void> {
  await page.user.click(await page.find('button', { name: words('organization.close_ask') }));
}
