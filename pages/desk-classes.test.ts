import { within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { failedCall } from './testing/console.ts';
import { openPage, type OpenPage } from './testing/open-page.ts';
import { newPerson, type Person } from './testing/people.ts';
import { waitFor } from './testing/wait-for.ts';
import { wordsIn } from './testing/words.ts';

const words = wordsIn('pt');
type Source = { id: number; code: string; status: string; capacity: number | null; start_at: string | null };
type Lesson = { starts_at: string; room: string | null };

test('classes are found, closed and reopened', async () => {
  const as = await newPerson({ role: 'administrator' });
  const { code } = await newClass(as);
  const page = await openPage(`/admin/classes?search=${code}`, { as });
  await page.find('link', { name: new RegExp(`^${code}`) });
  await page.user.click(await page.find('checkbox', { name: words('desk.choose_page') }));
  const bar = page.screen.getByRole('region', { name: words('desk.chosen_actions') });
  await press(page, words('desk_classes.close'), bar);
  await page.findText(words('desk_classes.close_done', { count: 1 }));
  await waitFor(async () => expect((await classIn(as, code)).status).toBe('closed'));
  await press(page, words('desk.undo'));
  await waitFor(async () => expect((await classIn(as, code)).status).toBe('opened'));
});

test('a class is created by its form, with its hours by the clock of its place', async () => {
  const as = await newPerson({ role: 'administrator' });
  const { course_id: courseId } = await newClass(as);
  const code = `F-${as.userId}`;
  const page = await openPage('/admin/classes/create', { as });
  const course = await page.find('combobox', { name: words('desk_classes.course') });
  await waitFor(() => expect(within(course).getAllByRole('option').length).toBeGreaterThan(2));
  await page.user.selectOptions(course, String(courseId));
  await page.user.type(page.screen.getByLabelText(words('desk_classes.code')), code);
  await type(page, words('desk_classes.start_at'), '2027-02-01T09:00');
  await type(page, words('desk_classes.end_at'), '2027-02-05T17:00');
  await press(page, words('desk_classes.create'));
  await page.find('heading', { name: new RegExp(`^${code}`) });
  expect(await classIn(as, code)).toMatchObject({
    start_at: '2027-02-01T08:00:00.000Z',
    registration_deadline: null,
    capacity: null,
  });
});

test('a series is seen before it is planned, with its holidays and clashes', async () => {
  const as = await newPerson({ role: 'administrator' });
  const { id } = await newClass(as);
  const page = await openPage(`/admin/classes/${id}/lessons`, { as });
  await page.findText(words('desk_classes.no_lessons'));
  for (const key of ['tue', 'thu'] as const) {
    await page.user.click(await page.find('checkbox', { name: words(`desk_classes.weekday_${key}`) }));
  }
  await page.user.type(page.screen.getByLabelText(words('desk_classes.count_of_lessons')), '3');
  await press(page, words('desk_classes.preview'));
  // Armed Struggle Day is on Thursday, 4 February 2027, and Carnival on Tuesday, the 9th.
  await page.findText(words('desk_classes.holiday', { name: words('desk_classes.holiday_armed_struggle') }));
  await page.findText(words('desk_classes.series_free', { count: 3 }));
  expect(await lessonsOf(as, id)).toEqual([]);
  await press(page, words('desk_classes.series_create', { count: 3 }));
  await page.findText(words('desk_classes.series_done', { count: 3 }));
  expect((await lessonsOf(as, id)).map(({ starts_at: at }) => at.slice(0, 16))).toEqual([
    '2027-02-02T08:00',
    '2027-02-11T08:00',
    '2027-02-16T08:00',
  ]);
  await press(page, words('desk_classes.preview'));
  await page.findText(words('desk_classes.series_refused', { count: 3 }));
  const create = await page.find('button', { name: words('desk_classes.series_create', { count: 3 }) });
  expect(create.hasAttribute('disabled')).toBe(true);
});

test('a cancellation says what follows, needs a reason, and is final', async () => {
  const as = await newPerson({ role: 'administrator' });
  const { id, code } = await newClass(as);
  const page = await openPage(`/admin/classes/${id}`, { as });
  await press(page, words('desk_classes.cancel'));
  const dialog = within(await page.find('dialog', { name: words('desk_classes.cancel_title', { code }) }));
  await waitFor(() => dialog.getByText(words('desk_classes.follows_enrolled', { count: 0 })));
  await page.user.click(dialog.getByRole('button', { name: words('desk_classes.cancel_confirm', { code }) }));
  await page.findText(words('desk_classes.reason_missing'));
  await page.user.type(dialog.getByLabelText(words('desk_classes.reason')), 'Poucas pessoas');
  await page.user.click(dialog.getByRole('button', { name: words('desk_classes.cancel_confirm', { code }) }));
  await page.findText(words('desk_classes.canceled_done', { code }));
  expect((await classIn(as, code)).status).toBe('canceled');
});

test('somebody is enrolled without an order, waits or moves, and a list says where it is empty or failed', async () => {
  const as = await newPerson({ role: 'administrator' });
  const learner = await newPerson();
  const { id, code } = await newClass(as);
  const page = await openPage(`/admin/classes/${id}/people`, { as });
  await page.findText(words('desk_classes.no_people'));
  await page.user.type(
    await page.find('searchbox', { name: words('desk_classes.enroll_search') }),
    `${learner.credentials.username}{Enter}`,
  );
  await page.user.click(await page.find('button', { name: /^Inscrever .+/ }));
  await page.find('table', { name: words('desk_classes.people_caption') });
  await page.findText(words('desk_classes.enrollment_enrolled'));
  expect(await as.list('POST /enrollments', { class_id: id })).toMatchObject({ total: 1 });
  const waiting = await openPage(`/admin/classes/${id}/waiting`, { as });
  await waiting.findText(words('desk_classes.nobody_waits'));
  const failed = await openPage(`/admin/classes/${id}/waiting`, {
    as,
    prepare: ({ fail }) => fail('/waiting-entries/persons'),
  });
  failed.allowInConsole(failedCall);
  await failed.findText(words('desk.not_loaded'));
  expect(code).toMatch(/^T-/);
});

test('a class is repeated on other dates', async () => {
  const as = await newPerson({ role: 'administrator' });
  const { id } = await newClass(as);
  const code = `R-${as.userId}`;
  const page = await openPage(`/admin/classes/${id}/duplicate`, { as });
  await page.user.type(await page.find('textbox', { name: words('desk_classes.code') }), code);
  await type(page, words('desk_classes.duplicate_first_day'), '2027-03-01');
  await press(page, words('desk_classes.duplicate'));
  await page.find('heading', { name: new RegExp(`^${code}`) });
  expect(await classIn(as, code)).toMatchObject({ start_at: '2027-03-01T08:00:00.000Z', capacity: 5 });
});

async function press(page: OpenPage, name: string, part?: HTMLElement): Promise<void> {
  await page.user.click(await page.find('button', { name }, part ? within(part) : page.screen));
}

async function type(page: OpenPage, label: string, text: string): Promise<void> {
  const field = page.screen.getByLabelText(label);
  await page.user.clear(field);
  await page.user.type(field, text);
}

/** Of the first course of the demo site, in February 2027. */
async function newClass(as: Person): Promise<{ id: number; code: string; course_id: number }> {
  const { results } = await as.list<{ id: number }>('POST /courses/source', {});
  const course_id = results[0]?.id ?? 0;
  const code = `T-${as.userId}`;
  const { data } = await as.send<{ id: number }>('POST /classes/create', {
    course_id,
    code,
    type: 'presential',
    tz: 'Africa/Luanda',
    capacity: 5,
    start_at: '2027-02-01T08:00:00Z',
    end_at: '2027-02-26T16:00:00Z',
  });
  return { id: data[0]?.id ?? 0, code, course_id };
}

async function classIn(as: Person, search: string): Promise<Source> {
  const { results } = await as.list<Source>('POST /classes/source', { search });
  const [row] = results;
  if (!row) throw new Error(`There is no class ${search}.`);
  return row;
}

async function lessonsOf(as: Person, id: number): Promise<Lesson[]> {
  return (await as.list<Lesson>('POST /lessons/source', { class_id: id })).results;
}
