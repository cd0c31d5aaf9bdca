import { within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { managerOfDemoCompany } from './testing/companies.ts';
import { failedCall } from './testing/console.ts';
import { openPage, type OpenPage } from './testing/open-page.ts';
import { memberOf, newCompany, type Company } from './testing/trained-company.ts';
import { waitFor } from './testing/wait-for.ts';
import { wordsIn } from './testing/words.ts';

const words = wordsIn('pt');
const batch = 25;

type Row = { id: number; name: string; status: string; cost_centre: string; invited_at: string };

test('a cost centre is changed for everyone whom the filter finds, and not for the others', async () => {
  const company = await newCompany();
  await invite(company, batch + 5);
  const page = await openPage('/profile/employees?search=pessoa', { as: company.owner, stored: company.stored });
  await chooseAll(page, batch + 5);
  await press(page, words('employees.bulk_change'));
  const dialog = within(await page.find('dialog'));
  await page.user.selectOptions(dialog.getByLabelText(words('employees.change_what')), 'cost_centre');
  await page.user.type(dialog.getByLabelText(words('organizations.cost_centre')), 'CC-7');
  await page.user.click(dialog.getByRole('button', { name: words('employees.bulk_change') }));
  await page.findText(words('employees.done_change', { count: batch + 5 }));
  const rows = await rowsOf(company);
  expect(rows.filter(({ cost_centre }) => cost_centre === 'CC-7')).toHaveLength(batch + 5);
  expect(rows.filter(({ cost_centre }) => cost_centre === '')).toHaveLength(1);
});

test('it is stopped after the batch under way, and goes on with the rest', async () => {
  const company = await newCompany();
  await invite(company, batch + 5);
  const page = await openPage('/profile/employees?search=pessoa', { as: company.owner, stored: company.stored });
  const release = page.network.hold('/affiliations/end');
  await endAll(page, batch + 5);
  await page.findText(words('bulk.finished_of', { finished: 0, all: batch + 5 }));
  await press(page, words('bulk.stop'));
  release();
  await page.findText(words('bulk.left_count', { count: 5 }));
  expect(await ended(company)).toHaveLength(batch);
  await press(page, words('bulk.go_on', { count: 5 }));
  await page.findText(words('employees.done_end', { count: batch + 5 }));
  expect(await ended(company)).toHaveLength(batch + 5);
});

test('a lost answer is not counted as a refusal, and nothing is done twice when it goes on', async () => {
  const company = await newCompany();
  await invite(company, 3);
  const page = await openPage('/profile/employees?search=pessoa', { as: company.owner, stored: company.stored });
  page.allowInConsole(failedCall);
  page.network.answer('/affiliations/resend', async (_request, goOn) => {
    await goOn();
    return Response.json({}, { status: 502 });
  });
  await page.user.click(await page.find('checkbox', { name: words('employees.choose_page') }));
  await press(page, words('employees.bulk_resend'));
  await page.user.click(
    within(await page.find('dialog')).getByRole('button', { name: words('employees.bulk_resend') }),
  );
  await page.findText(words('bulk.left_count', { count: 3 }));
  const sent = await rowsOf(company);
  page.network.mend('/affiliations/resend');
  await press(page, words('bulk.go_on', { count: 3 }));
  await page.findText(words('employees.done_resend', { count: 3 }));
  expect(await rowsOf(company)).toEqual(sent);
});

test('a connection that is lost in the second batch leaves that batch, and only it is sent again', async () => {
  const company = await newCompany();
  await invite(company, 2 * batch + 3);
  const page = await openPage('/profile/employees?search=pessoa', { as: company.owner, stored: company.stored });
  page.allowInConsole(failedCall);
  const sent: number[] = [];
  page.network.answer('/affiliations/end', async (request, goOn) => {
    const { data }: { data: unknown[] } = await request.clone().json();
    sent.push(data.length);
    return sent.length === 2 ? Response.json({}, { status: 502 }) : goOn();
  });
  await endAll(page, 2 * batch + 3);
  await page.findText(words('bulk.left_count', { count: batch + 3 }));
  expect(await ended(company)).toHaveLength(batch);
  await press(page, words('bulk.go_on', { count: batch + 3 }));
  await page.findText(words('employees.done_end', { count: 2 * batch + 3 }));
  expect(await ended(company)).toHaveLength(2 * batch + 3);
  expect(sent).toEqual([batch, batch, batch, 3]);
});

test('each refusal names its person: the last owner stays when everybody else is ended', async () => {
  const company = await newCompany();
  await invite(company, 2);
  const page = await openPage('/profile/employees', { as: company.owner, stored: company.stored });
  page.allowInConsole(failedCall);
  await page.user.click(await page.find('checkbox', { name: words('employees.choose_page') }));
  await press(page, words('employees.bulk_end'));
  await page.user.click(within(await page.find('dialog')).getByRole('button', { name: words('employees.bulk_end') }));
  await page.findText(words('employees.done_end', { count: 2 }));
  await page.findText(words('bulk.failed_count', { count: 1 }));
  const [refused] = within(await page.find('dialog')).getAllByRole('listitem');
  expect(refused?.textContent).toMatch(/proprietário/);
  await page.find('button', { name: words('bulk.download_rows', { count: 1 }) });
});

test('seats of a course are assigned to the people chosen', async () => {
  const { manager, stored } = await managerOfDemoCompany('training_manager');
  const page = await openPage('/profile/employees?state=active', { as: manager, stored });
  page.allowInConsole(failedCall);
  await page.user.click(await page.find('checkbox', { name: words('employees.choose_page') }));
  const bar = await page.find('region', { name: words('employees.with_chosen') });
  const chosen = Number(/\d+/.exec(bar.textContent ?? '')?.[0]);
  await press(page, words('employees.bulk_seat'));
  const line = await waitFor(() => page.screen.getByLabelText(words('employees.seat_line')));
  const lacking = within(await page.find('dialog')).getByText(/(lugar livre|lugares livres) para/);
  const free = Number(/\d+/.exec(lacking.textContent)?.[0]);
  expect(line.textContent).toContain(words('employees.seat_free', { count: free }));
  await page.user.click(within(await page.find('dialog')).getByRole('button', { name: words('employees.bulk_seat') }));
  const report = await page.findText(/^Falhou para \d+ pessoas?:$/);
  const refused = Number(/\d+/.exec(report.textContent ?? '')?.[0]);
  const done = await page.findText(/^\d+ pessoas? (tem|têm) lugar\.$/);
  expect(Number(/\d+/.exec(done.textContent ?? '')?.[0]) + refused).toBe(chosen);
});

test('without free seats, the dialog leads to the courses', async () => {
  const company = await newCompany();
  await memberOf(company, 'employee');
  const page = await openPage('/profile/employees', { as: company.owner, stored: company.stored });
  await page.user.click(await page.find('checkbox', { name: words('employees.choose_page') }));
  await press(page, words('employees.bulk_seat'));
  await page.findText(words('employees.seat_none'));
  await page.find('link', { name: words('employees.seat_to_courses') });
});

async function invite({ owner, organization: { id } }: Company, count: number): Promise<void> {
  const data = Array.from({ length: count }, (_, place) => ({
    organization_id: id,
    email: `pessoa-${place}@${id}.example`,
    name: `Pessoa ${place}`,
  }));
  await owner.sendBody('POST /affiliations/create', { data });
}

async function rowsOf({ owner, organization: { id } }: Company): Promise<Row[]> {
  const page = { number: 1, size: 100 };
  const { results } = await owner.sendBody('POST /affiliations', { filter: { organization_id: id }, page });
  return results as Row[];
}

async function ended(company: Company): Promise<Row[]> {
  return (await rowsOf(company)).filter(({ status }) => status === 'ended');
}

async function chooseAll(page: OpenPage, count: number): Promise<void> {
  await page.user.click(await page.find('checkbox', { name: words('employees.choose_page') }));
  await press(page, words('employees.choose_all', { count }));
  await page.findSaying('status', words('employees.chosen', { count }));
}

async function endAll(page: OpenPage, count: number): Promise<void> {
  await chooseAll(page, count);
  await press(page, words('employees.bulk_end'));
  await page.user.click(within(await page.find('dialog')).getByRole('button', { name: words('employees.bulk_end') }));
}

async function press(page: OpenPage, name: string): Promise<void> {
  await page.user.click(await page.find('button', { name }));
}
