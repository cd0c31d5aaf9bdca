import { within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { joinDemoCompany, managerOfDemoCompany } from './testing/companies.ts';
import { openPage, type OpenPage } from './testing/open-page.ts';
import { nameOfPeople, newPerson } from './testing/people.ts';
import { courseOf, titleOf, withCart } from './testing/shopping.ts';
import { waitFor } from './testing/wait-for.ts';
import { wordsIn } from './testing/words.ts';

const words = wordsIn('pt');
const list = '/profile/our-courses';
const extinguishers = titleOf('extintores');

test('seats are assigned, given to somebody else and taken back', async () => {
  const [first, second] = [await newPerson(), await newPerson()];
  for (const person of [first, second]) await joinDemoCompany(person);
  const page = await openOurCourses('?search=extintores');
  await page.findText(words('our_courses.found', { count: 1 }));
  const before = await freeSeats(page);
  await pressFor(page, words('our_courses.assign'), extinguishers);
  const dialog = within(await page.find('dialog'));
  const [person] = await waitFor(() => enabledBoxes(dialog));
  await page.user.click(person);
  await page.user.click(dialog.getByRole('button', { name: words('our_courses.assign_count', { count: 1 }) }));
  await page.findSaying('status', words('our_courses.assigned_done', { count: 1 }));
  await waitFor(async () => expect(await freeSeats(page)).toBe(before - 1));

  await page.user.click(await page.findText(/^Quem está:/));
  await pressFor(page, words('our_courses.take_back'), nameOfPeople);
  const confirm = within(await page.find('dialog'));
  await page.user.click(confirm.getByRole('button', { name: words('our_courses.take_back') }));
  await page.findSaying('status', words('our_courses.taken_back', { name: nameOfPeople }));
  await waitFor(async () => expect(await freeSeats(page)).toBe(before));
});

test('the list is filtered, and a failure can be tried again', async () => {
  const free = await openOurCourses('?state=free');
  await free.find('heading', { name: extinguishers });
  const groups = within(await free.find('navigation', { name: words('our_courses.groups') }));
  const open = groups.getAllByRole('link', { current: 'page' });
  expect(open.map(({ textContent }) => textContent)).toEqual([words('our_courses.group_free')]);
  const none = await openOurCourses('?search=astrologia');
  await none.findText(words('our_courses.none_found'));
  const { manager, stored } = await managerOfDemoCompany('training_manager');
  const failed = await openPage(list, { as: manager, stored, prepare: ({ fail }) => fail('/order-items') });
  await failed.findText(words('our_courses.not_loaded'));
});

test('an employee asks for a course, which is approved and put into the cart', async () => {
  const employee = await withCart(['ergonomia-sentado']);
  await joinDemoCompany(employee);
  const checkout = await openPage('/checkout', { as: employee });
  await press(checkout, words('course_requests.ask', { organization: 'Construções Kalunga, Lda.' }));
  const dialog = within(await checkout.find('dialog'));
  await checkout.user.type(dialog.getByLabelText(words('course_requests.note'), { exact: false }), 'Dores nas costas.');
  await checkout.user.click(dialog.getByRole('button', { name: words('course_requests.send') }));
  await checkout.at('/profile/my-affiliations');
  await checkout.findText(words('course_requests.status_requested'));

  const page = await openOurCourses();
  await page.findText('Dores nas costas.');
  await pressFor(page, words('course_requests.approve'), nameOfPeople);
  await page.findSaying('status', words('course_requests.approved', { name: nameOfPeople }));
  const put = () => pressFor(page, words('course_requests.put_in_cart', { count: 1 }), titleOf('ergonomia-sentado'));
  await put();
  await page.findSaying('status', words('course_requests.in_cart'));
  await put();
  const { id } = await courseOf('ergonomia-sentado');
  // Other tests of the company have put courses into the same cart.
  const inCart = () => JSON.parse(page.stored()['cart'] ?? '[]').filter((item: { id: number }) => item.id === id);
  await waitFor(() => expect(inCart()).toMatchObject([{ quantity: 1 }]));

  const own = await openPage('/profile/my-affiliations', { as: employee });
  await pressFor(own, words('course_requests.withdraw'), titleOf('ergonomia-sentado'));
  await own.findText(words('course_requests.status_withdrawn'));
});

test('a request is declined with a reason, which the employee reads', async () => {
  const employee = await withCart(['ergonomia-sentado']);
  await joinDemoCompany(employee);
  const { manager, organizationId, stored } = await managerOfDemoCompany('training_manager');
  const checkout = await openPage('/checkout', { as: employee });
  await press(checkout, words('course_requests.ask', { organization: 'Construções Kalunga, Lda.' }));
  await press(checkout, words('course_requests.send'));
  await checkout.at('/profile/my-affiliations');
  await waitFor(async () => {
    const filter = { organization_id: organizationId, status: 'requested' };
    const { results } = await manager.list<{ person_id: number }>('POST /course-requests', filter);
    expect(results.map(({ person_id }) => person_id)).toContain(employee.personId);
  });

  const page = await openPage(list, { as: manager, stored });
  await pressFor(page, words('course_requests.decline'), nameOfPeople);
  const dialog = within(await page.find('dialog'));
  await page.user.click(dialog.getByRole('button', { name: words('course_requests.decline') }));
  await dialog.findAllByText(words('course_requests.reason_missing'));
  await page.user.type(dialog.getByLabelText(words('course_requests.reason'), { exact: false }), 'Só em março.');
  await page.user.click(dialog.getByRole('button', { name: words('course_requests.decline') }));
  await page.findSaying('status', words('course_requests.declined', { name: nameOfPeople }));
  const own = await openPage('/profile/my-affiliations', { as: employee });
  await own.findText(words('course_requests.decline_reason', { reason: 'Só em março.' }));
});

async function openOurCourses(search = ''): Promise<OpenPage> {
  const { manager, stored } = await managerOfDemoCompany('training_manager');
  return openPage(`${list}${search}`, { as: manager, stored });
}

type Dialog = ReturnType<typeof within>;

/** Of people called as those that the tests made. */
function enabledBoxes(dialog: Dialog): [HTMLInputElement] {
  const boxes: HTMLInputElement[] = dialog.queryAllByRole('checkbox', { name: nameOfPeople });
  const [first] = boxes.filter(({ disabled }) => !disabled);
  if (!first) throw new Error('Nobody can be chosen.');
  return [first];
}

async function freeSeats(page: OpenPage): Promise<number> {
  const term = (await page.findText(new RegExp(`^${words('our_courses.free')}$`))).closest('div');
  return Number(/\d+/.exec(term?.textContent ?? '')?.[0]);
}

async function press(page: OpenPage, name: string): Promise<void> {
  await page.user.click(await page.find('button', { name }));
}

/** A button that says of what it is. */
async function pressFor(page: OpenPage, action: string, what: string): Promise<void> {
  const isIt = (name: string) => name.startsWith(action) && name.endsWith(`: ${what}`);
  await page.user.click(await page.find('button', { name: isIt }));
}
