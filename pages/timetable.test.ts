import { expect, test } from 'vitest';
import type { ClassLesson } from '#contract/offer/classes/lessons.ts';
import type { TimetableFeed } from '#contract/learning/timetable/calls.ts';
import { dayIn } from '#contract/rules/days.ts';
import { demoPeople } from '#seed/people.ts';
import { openPage, type OpenPage } from './testing/open-page.ts';
import { demoPerson, newPerson, type SignedIn } from './testing/people.ts';
import { courseOf } from './testing/shopping.ts';
import { waitFor } from './testing/wait-for.ts';
import { wordsIn } from './testing/words.ts';

const words = wordsIn('pt');
const meeting_url = 'https://aulas.mestria.example/teste';

type Slot = { minutes: number; lasts?: number; room?: string };
type Holding = { type?: 'presential' | 'online-sync'; slots?: Slot[] };

/** Lessons begin so many minutes from now. */
function lessonsAt(slots: Slot[]) {
  return slots.map(({ minutes, lasts = 60, room }) => ({
    starts_at: new Date(Date.now() + minutes * 60_000).toISOString(),
    ends_at: new Date(Date.now() + (minutes + lasts) * 60_000).toISOString(),
    ...(room && { room }),
  }));
}

let made = 0;

async function followed(person: SignedIn & { personId: number }, { type = 'presential', slots = [] }: Holding) {
  const administrator = await demoPerson(demoPeople.administrator);
  const { id: course_id } = await courseOf('seguranca-em-obra');
  made += 1;
  const code = `H-${Date.now()}-${made}`;
  const held = { course_id, code, type, tz: 'Africa/Luanda', city: 'Luanda', meeting_url, lessons: lessonsAt(slots) };
  const [run] = (await administrator.send<{ id: number }>('POST /classes/create', held)).data;
  const class_id = Number(run?.id);
  const enrolled = { class_id, person_id: person.personId };
  const [enrollment] = (await administrator.send<{ id: number }>('POST /enrollments/create', enrolled)).data;
  const { results: lessons } = await administrator.list<ClassLesson>('POST /lessons', { class_id });
  const path = `/courses/${course_id}/timetable/${enrollment?.id}`;
  return { administrator, code, class_id, enrollmentId: Number(enrollment?.id), lessons, path };
}

async function textOf({ screen }: OpenPage, many: number): Promise<string> {
  const articles = await waitFor(() => {
    const match = screen.queryAllByRole('article');
    expect(match).toHaveLength(many);
    return match;
  });
  return articles.map(({ textContent }: HTMLElement) => textContent).join(' ');
}

test('the week, the month and the list show a lesson with its place, and keep the date in the address', async () => {
  const person = await newPerson();
  const { path } = await followed(person, { slots: [{ minutes: 5, room: 'Sala 12' }] });
  const page = await openPage(path, { as: person });
  await page.findSaying('heading', words('timetable.title'));
  expect((await page.find('article')).textContent).toContain('Sala 12');
  for (const view of ['month', 'list'] as const) {
    await page.user.click(await page.findSaying('link', words(`calendar.view_${view}`)));
    await waitFor(() => expect(location.search).toContain(`view=${view}`));
    expect((await page.find('article')).textContent).toContain('Sala 12');
  }
});

test('an empty week leads to the next lesson', async () => {
  const person = await newPerson();
  const { path } = await followed(person, { slots: [{ minutes: 60 * 24 * 40 }] });
  const page = await openPage(path, { as: person });
  const day = dayIn('Africa/Luanda', new Date(Date.now() + 40 * 86_400_000));
  await page.findSaying('heading', words('timetable.none', { when: '' }).trim());
  const next = page.screen
    .getAllByRole('link')
    .find((link: HTMLElement) => link.getAttribute('href')?.includes(`date=${day}`));
  await page.user.click(next ?? document.body);
  await page.find('article');
});

test('lessons that moved, were canceled or overlap say so', async () => {
  const person = await newPerson();
  const slots = [{ minutes: 60 }, { minutes: 150 }];
  const { path, administrator, lessons } = await followed(person, { slots });
  const [first, second] = lessons;
  const [later] = lessonsAt([{ minutes: 90, lasts: 30 }]);
  await administrator.send('PUT /lessons', { id: first?.id, sequence: 0, ...later });
  await administrator.send('PUT /lessons/cancel', { id: second?.id, reason: 'Greve dos transportes' });
  await followed(person, { slots: [{ minutes: 100 }] });
  const page = await openPage(`${path}?view=list`, { as: person });
  const text = await textOf(page, 3);
  expect(text).toContain(words('timetable.moved'));
  expect(text).toContain(words('timetable.canceled'));
  expect(text).toContain('Greve dos transportes');
  expect(text).toContain(words('timetable.conflict'));
});

test('a live lesson has its link 15 minutes before, and says so until then', async () => {
  const person = await newPerson();
  const slots = [{ minutes: 10 }, { minutes: 120 }];
  const { path } = await followed(person, { type: 'online-sync', slots });
  const page = await openPage(`${path}?view=list`, { as: person });
  const text = await textOf(page, 2);
  const links = page.screen
    .getAllByRole('link')
    .filter((link: HTMLElement) => link.getAttribute('href') === meeting_url);
  expect(links).toHaveLength(1);
  expect(text).toContain(words('timetable.link_later', { minutes: 15 }));
});

test('somebody else’s timetable, and one of another course, are not found', async () => {
  const { path, enrollmentId } = await followed(await newPerson(), {});
  const page = await openPage(path, { as: await newPerson() });
  await page.findSaying('heading', words('site.not_found_title'));
  const owner = await newPerson();
  const own = await followed(owner, {});
  expect(own.enrollmentId).not.toBe(enrollmentId);
  const wrong = await openPage(own.path.replace(/courses\/\d+/, 'courses/999999'), { as: owner });
  await wrong.findSaying('heading', words('site.not_found_title'));
});

test('a timetable that does not load says so, and loads on the second try', async () => {
  const person = await newPerson();
  const { path } = await followed(person, { slots: [{ minutes: 5 }] });
  const page = await openPage(path, { as: person, prepare: ({ fail }) => fail('/timetable') });
  page.allowInConsole(/500/);
  await page.findSaying('heading', words('timetable.failed'));
  page.network.mend('/timetable');
  await page.user.click(await page.findSaying('button', words('site.retry')));
  await page.find('article');
});

test('a private calendar address is created, shown once, renewed and revoked', async () => {
  const person = await newPerson();
  const { path } = await followed(person, { slots: [{ minutes: 5 }] });
  const page = await openPage(path, { as: person });
  const which = words('timetable.calendar_one');
  await page.user.click(await page.find('button', { name: words('timetable.create_of', { which }) }));
  await page.findSaying('link', words('timetable.subscribe'));
  const feeds = () => person.list<TimetableFeed>('POST /timetable/feeds', {});
  expect((await feeds()).total).toBe(1);
  await page.user.click(await page.find('button', { name: words('timetable.revoke_of', { which }) }));
  const dialog = await page.find('dialog');
  await page.user.click([...dialog.querySelectorAll('button')].at(-1) ?? dialog);
  await page.find('button', { name: words('timetable.create_of', { which }) });
  expect((await feeds()).total).toBe(0);
});

test('my courses lead to the timetable', async () => {
  const person = await newPerson();
  const { path } = await followed(person, { slots: [{ minutes: 60 * 24 }] });
  const page = await openPage('/profile/my-courses', { as: person });
  const link = await page.findSaying('link', words('my_courses.timetable'));
  expect(link.getAttribute('href')).toBe(path);
});
