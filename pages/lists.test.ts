import { within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { openPage, type OpenPage } from './testing/open-page.ts';
import { waitFor } from './testing/wait-for.ts';
import { wordsIn } from './testing/words.ts';

const words = wordsIn('pt');
const perPage = 24;

test('a list shows 24 courses, and adds the next ones below at the same place', async () => {
  const page = await openPage('/courses');
  await showsCourses(perPage);
  const before = titles();

  await page.user.click(await more(page));
  await showsCourses(2 * perPage);
  await page.at('/courses?from_page=1&page=2');
  expect(titles().slice(0, perPage)).toEqual(before);
  expect(document.activeElement?.textContent).toBe(titles()[perPage]);
  await page.findSaying('status', words('site.shown_of', { from: 1, to: 2 * perPage, total: await total(page) }));
});

test('the address of several pages shows all of them, and no more link at the end', async () => {
  const page = await openPage('/courses?from_page=1&page=9');
  const all = await total(page);
  await showsCourses(all);
  expect(page.screen.queryByRole('link', { name: words('site.show_more') })).toBeNull();
  expect(new Set(links().map((link) => link.getAttribute('href'))).size).toBe(all);
});

test('a list that begins later leads to its beginning', async () => {
  const page = await openPage('/courses?page=2');
  await page.user.click(await page.find('link', { name: words('site.from_start') }));
  await page.at('/courses');
});

test('when more does not come, what is shown stays and one can try again', async () => {
  const page = await openPage('/courses', { timesFaster: 20 });
  await showsCourses(perPage);
  page.network.cut('/courses');
  await page.user.click(await more(page));
  const alert = await page.findSaying('alert', words('errors.connection_failure'));
  expect(titles()).toHaveLength(perPage);
  page.network.mend('/courses');
  await page.user.click(within(alert).getByRole('button', { name: words('site.retry') }));
  await showsCourses(2 * perPage);
  expect(document.activeElement?.textContent).toBe(titles()[perPage]);
});

test.each(['/news', '/partners'])('a number is searched for as any word: %s', async (path) => {
  const page = await openPage(`${path}?search=2026`);
  await waitFor(() => expect(page.inPart('main').getByRole('searchbox')).toHaveProperty('value', '2026'));
  await page.at(`${path}?search=2026`);
});

test('groups of filters are closed but for the first ones and those with a choice', async () => {
  const page = await openPage('/courses?level=beginner');
  await page.find('checkbox', { name: new RegExp(words('catalogue.level_beginner')) });
  const open = [...document.querySelectorAll('details[open] > summary > span:first-child')].map(
    ({ textContent }) => textContent,
  );
  expect(open).toEqual([words('catalogue.type'), words('catalogue.category'), words('catalogue.level')]);
});

test('a search shows its courses and its filters before they are counted', async () => {
  const counting = Promise.withResolvers<void>();
  const page = await openPage('/courses?search=extintores', {
    prepare: ({ answer }) =>
      answer('/courses/choices', async (request, goOn) => {
        if ((await request.clone().text()).includes('extintores')) await counting.promise;
        return goOn();
      }),
  });
  await waitFor(() => expect(titles()).not.toEqual([]));
  const type = await page.find('checkbox', { name: new RegExp(words('site.type_presential')) });
  const label = () => type.closest('label')?.textContent ?? '';
  const before = areas();
  expect(before.length).toBeGreaterThan(1);
  expect(label()).not.toMatch(/\d/);
  counting.resolve();
  await waitFor(() => expect(label()).toMatch(/\d/));
  expect(areas().toSorted()).toEqual(before.toSorted());
});

/** The values of the filter by area. */
function areas(): string[] {
  return [...document.querySelectorAll<HTMLInputElement>('input[name="category"]')].map(({ value }) => value);
}
test('a search without results says neither how many courses there are nor how to sort them', async () => {
  const page = await openPage('/courses');
  const sorting = { name: words('catalogue.sort') };
  await page.find('combobox', sorting);
  const head = () => page.screen.getByRole('heading', { level: 1 }).parentElement?.parentElement?.textContent;
  expect(head()).toMatch(/\d+ cursos/);
  page.goTo('/courses?search=zzxqy');
  await page.findText(words('catalogue.none_for', { words: 'zzxqy' }));
  expect(page.screen.queryByRole('combobox', sorting)).toBeNull();
  expect(head()).not.toMatch(/\d+ cursos/);
});

test('the field for words comes before the filters', async () => {
  const page = await openPage('/courses');
  const box = await page.find('checkbox', { name: new RegExp(words('catalogue.has_seats')) });
  const field = page.inPart('main').getByRole('combobox', { name: words('shell.search_courses') });
  expect(field.compareDocumentPosition(box) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

test('choosing a filter leaves every choice in its place, and the number of results in view', async () => {
  const page = await openPage('/courses');
  await page.find('checkbox', { name: new RegExp(words('catalogue.has_seats')) });
  const before = areas();
  const last = document.querySelector<HTMLInputElement>(`#category-${before[3]}`);
  await page.user.click(last ?? document.body);
  await page.at(`/courses?category=${before[3]}`);
  const count = await total(page);
  await page.find('link', { name: words('catalogue.see_results', { count }) });
  expect(areas()).toEqual(before);
});

const more = (page: OpenPage) => page.find('link', { name: words('site.show_more') });

function titles(): (string | null)[] {
  return links().map(({ textContent }) => textContent);
}

function links(): Element[] {
  return [...document.querySelectorAll('#results h3 a')];
}

async function showsCourses(count: number): Promise<void> {
  await waitFor(() => expect(titles()).toHaveLength(count));
}

async function total(page: OpenPage): Promise<number> {
  const status = await page.findSaying('status', ' cursos');
  return Number(/^(\d+)/.exec(status.textContent)?.[1]);
}
