import { within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { failedCall } from './testing/console.ts';
import { openPage, type OpenPage } from './testing/open-page.ts';
import { memberOf, newCompany, train, type Company } from './testing/trained-company.ts';
import { wordsIn } from './testing/words.ts';

const words = wordsIn('pt');
const path = '/profile/organization';
const trainedIn = '?year=2026';

test('the hours of the year are in the chart and in its table, by department and by employee', async () => {
  const company = await newCompany();
  await train(company, { name: 'Ana Conceição', hours: 35, expiresInDays: 12 });
  await train(company, { name: 'Rui Tomás', department: 'Armazém', hours: 7 });
  const page = await openFor(company);
  await page.find('img', { name: words('dashboard.chart') });
  const months = within(await page.find('table', { name: words('dashboard.hours_by_month') }));
  expect(months.getByRole('row', { name: /setembro 42/ })).toBeTruthy();
  expect(months.getByRole('row', { name: new RegExp(`${words('dashboard.whole_year')} 42`) })).toBeTruthy();
  const departments = within(await page.find('table', { name: words('dashboard.by_department') }));
  expect(departments.getByRole('row', { name: /^Obras 35/ })).toBeTruthy();
  const employees = within(await page.find('table', { name: words('dashboard.employees_of', { year: '2026' }) }));
  expect(employees.getByRole('row', { name: /Ana Conceição Obras 35/ })).toBeTruthy();
  const expiring = within(await page.find('list', { name: words('dashboard.expiring') }));
  expect(expiring.getByText(words('dashboard.days', { count: 11 }))).toBeTruthy();
  // The law about the hours of the year is Portuguese.
  expect(page.screen.queryByText(words('dashboard.yearly', { hours: 40 }))).toBeNull();
});

test('a company of Portugal sees who is below the forty hours of the year, and why', async () => {
  const company = await newCompany({ country: 'PT', tax_id: '501964843' });
  await train(company, { name: 'Ana Conceição', hours: 40 });
  await train(company, { name: 'Rui Tomás', hours: 12 });
  const page = await openFor(company);
  await page.findText(words('dashboard.yearly_law', { hours: 40 }));
  await page.findText(words('dashboard.yearly_reached', { reached: 1, employees: 3, hours: 40 }));
  await page.user.click(await page.find('link', { name: words('dashboard.yearly_below', { count: 2 }) }));
  await page.findSaying('status', words('dashboard.found', { count: 2 }));
  expect(page.screen.queryByRole('row', { name: /Ana Conceição/ })).toBeNull();
  await page.findText(words('dashboard.missing', { hours: 28 }));
});

test('finance people see money and no hours, whatever the address asks for', async () => {
  const company = await newCompany();
  await train(company, { name: 'Ana Conceição' });
  const { person, stored } = await memberOf(company, 'finance');
  const page = await openPage(`${path}${trainedIn}&sort=hours&state=below`, { as: person, stored });
  const departments = within(await page.find('table', { name: words('dashboard.cost_by_department') }));
  expect(departments.getByRole('row', { name: /^Obras 900,00/ })).toBeTruthy();
  await page.find('row', { name: /^Ana Conceição/ });
  expect(page.screen.queryByText(words('dashboard.hours_by_month'))).toBeNull();
  expect(page.screen.queryByText(words('dashboard.hours_short'))).toBeNull();
  expect(page.network.paths()).not.toContain('/order-items');
});

test('training managers see hours and no money', async () => {
  const company = await newCompany();
  await train(company, { name: 'Ana Conceição' });
  const { person, stored } = await memberOf(company, 'training_manager');
  const page = await openPage(path + trainedIn, { as: person, stored });
  await page.find('row', { name: /^Ana Conceição/ });
  expect(page.screen.queryByText(words('dashboard.unpaid'))).toBeNull();
  expect(page.screen.queryByText(/900,00/)).toBeNull();
});

test('employees see the data alone, and managers find them in the second view', async () => {
  const company = await newCompany();
  const { person, stored } = await memberOf(company, 'employee');
  const page = await openPage(path, { as: person, stored });
  await page.find('heading', { name: words('organization.data') });
  expect(page.screen.queryByRole('navigation', { name: words('organization.views') })).toBeNull();

  const own = await openFor(company, '');
  await own.user.click(await own.find('link', { name: words('organization.view_data') }));
  await own.find('heading', { name: words('organization.data') });
  await own.at(`${path}?view=data`);
});

test('a dashboard that cannot be loaded leaves the data within reach', async () => {
  const company = await newCompany();
  const { owner: as, stored } = company;
  const page = await openPage(path, { as, stored, prepare: ({ fail }) => fail('/organizations/training-summary') });
  page.allowInConsole(failedCall);
  await page.findText(words('dashboard.not_loaded'));
  await page.find('link', { name: words('organization.view_data') });
});

function openFor({ owner, stored }: Company, search = trainedIn): Promise<OpenPage> {
  return openPage(path + search, { as: owner, stored });
}
