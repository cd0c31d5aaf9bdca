import { randomUUID } from 'node:crypto';
import { within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { joinDemoCompany, managerOfDemoCompany } from './testing/companies.ts';
import { failedCall } from './testing/console.ts';
import { openPage, type OpenPage } from './testing/open-page.ts';
import { newPerson, type Person, type SignedIn } from './testing/people.ts';
import { titleOf } from './testing/shopping.ts';
import { waitFor } from './testing/wait-for.ts';
import { wordsIn } from './testing/words.ts';

const words = wordsIn('pt');
const course = titleOf('extintores');

type Line = { order_item_id: number; free: number };
type Affiliation = { id: number; person_id: number };

test('everyone found gets a seat at once, and a refusal names its person and stops nobody else', async () => {
  const { people, number } = await joined(3);
  const { page, manager, organizationId, line } = await assigning();
  const dialog = within(await page.find('dialog'));
  await choose(page, dialog, { number, count: people.length });
  const [leaving] = people;
  await leave(manager, { organizationId, personId: leaving?.personId ?? 0 });
  await page.user.click(assignButton(dialog, people.length));

  page.allowInConsole(failedCall);
  await page.findText(words('bulk.failed_count', { count: 1 }));
  const report = within(await page.find('dialog'));
  expect(report.getByText(words('our_courses.assigned_done', { count: 2 }))).toBeTruthy();
  expect(report.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Marlene Capita'),
  ]);
  const seated = await holdersOf(manager, line);
  expect(people.map(({ personId }) => seated.includes(personId))).toEqual([false, true, true]);
});

test('an answer that is lost leaves people to go on with, and nobody gets two seats', async () => {
  const { people, number } = await joined(2);
  const { page, manager, line } = await assigning();
  const dialog = within(await page.find('dialog'));
  await choose(page, dialog, { number, count: people.length });
  page.allowInConsole(failedCall);
  page.network.answer('/order-items/assign', async (_request, goOn) => {
    await goOn();
    return Response.json({}, { status: 502 });
  });
  await page.user.click(assignButton(dialog, people.length));
  await page.findText(words('bulk.left_count', { count: people.length }));
  page.network.mend('/order-items/assign');
  const before = await holdersOf(manager, line);
  await page.user.click(await page.find('button', { name: words('bulk.go_on', { count: people.length }) }));
  await page.findText(words('our_courses.assigned_done', { count: people.length }));
  expect(await holdersOf(manager, line)).toEqual(before);
});

test('no more people are chosen at once than there are free seats', async () => {
  const { line } = await lineOfCourse();
  await joined(line.free + 1);
  const { page } = await assigning();
  const dialog = within(await page.find('dialog'));
  const first = words('our_courses.choose_first', { count: line.free });
  await page.user.click(await page.find('button', { name: first }, dialog));
  await waitFor(() => expect(assignButton(dialog, line.free)).toHaveProperty('disabled', false));
  await page.user.click(await page.find('button', { name: words('our_courses.choose_none') }, dialog));
  await waitFor(() => expect(assignButton(dialog, 0)).toHaveProperty('disabled', true));
});

/** Employees whom their number finds. */
async function joined(count: number): Promise<{ people: Person[]; number: string }> {
  const { manager, organizationId } = await managerOfDemoCompany('training_manager');
  const number = randomUUID();
  const people: Person[] = [];
  for (let made = 0; made < count; made += 1) {
    const person = await newPerson();
    await joinDemoCompany(person);
    const { id } = await affiliationOf(manager, { organizationId, personId: person.personId });
    await manager.send('PUT /affiliations', { id, employee_no: number });
    people.push(person);
  }
  return { people, number };
}

async function lineOfCourse() {
  const company = await managerOfDemoCompany('training_manager');
  const filter = { organization_id: company.organizationId, search: course };
  const { results } = await company.manager.list<Line>('POST /order-items', filter);
  return { ...company, line: results[0] ?? { order_item_id: 0, free: 0 } };
}

/** The page with the dialog that assigns the seats of the course. */
async function assigning() {
  const { stored, ...company } = await lineOfCourse();
  const page = await openPage('/profile/our-courses?search=extintores', { as: company.manager, stored });
  await page.user.click(await page.find('button', { name: `${words('our_courses.assign')}: ${course}` }));
  return { ...company, page };
}

type Dialog = ReturnType<typeof within>;

/** Chooses everyone with the number. */
async function choose(page: OpenPage, dialog: Dialog, of: { number: string; count: number }): Promise<void> {
  await page.user.type(dialog.getByRole('searchbox'), `${of.number}{Enter}`);
  await waitFor(() => expect(dialog.getAllByRole('checkbox')).toHaveLength(of.count));
  await page.user.click(await page.find('button', { name: words('our_courses.choose_found') }, dialog));
  await waitFor(() => assignButton(dialog, of.count));
}

function assignButton(dialog: Dialog, count: number): HTMLElement {
  return dialog.getByRole('button', { name: words('our_courses.assign_count', { count }) });
}

type Member = { organizationId: number; personId: number };

async function affiliationOf(manager: SignedIn, { organizationId, personId }: Member): Promise<Affiliation> {
  const filter = { organization_id: organizationId, status: 'active' };
  const page = { number: 1, size: 100 };
  const { results } = await manager.sendBody('POST /affiliations', { filter, page });
  const match = (results as Affiliation[]).find(({ person_id }) => person_id === personId);
  if (!match) throw new Error('The person does not belong to the company.');
  return match;
}

async function leave(manager: SignedIn, member: Member): Promise<void> {
  await manager.send('PUT /affiliations/end', { id: (await affiliationOf(manager, member)).id });
}

async function holdersOf(manager: SignedIn, { order_item_id }: Line): Promise<number[]> {
  const { results } = await manager.list<{ person_id: number }>('POST /order-items/people', { order_item_id });
  return results.map(({ person_id }) => person_id).toSorted((one, other) => one - other);
}
