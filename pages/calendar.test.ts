import { expect, test } from 'vitest';
import type { CalendarDay } from '#contract/offer/classes/calendar.ts';
import { dayAfter } from '#contract/rules/days.ts';
import { failureIn } from './testing/failures.ts';
import { answerOf } from './testing/api.ts';
import { siteOrigin } from './testing/network.ts';
import { openPage, type OpenPage } from './testing/open-page.ts';
import { waitFor } from './testing/wait-for.ts';
import { wordsIn } from './testing/words.ts';

const words = wordsIn('pt');

test('a month shows the start of each class, and every lesson on request', async () => {
  const day = await dayWithStarts();
  const page = await openPage(`/classes?date=${day.slice(0, 7)}`);
  await waitFor(() => expect(entriesOf(page).length).toBeGreaterThan(0));
  const starts = entriesOf(page);
  expect(new Set(starts).size).toBe(starts.length);
  expect(cellOf(page, day).querySelector('a[href*="class="]')?.textContent).toMatch(/\d\d:\d\d/);
  const shown = () => page.find('link', { name: words('calendar.shown_starts') });
  expect((await shown()).hasAttribute('aria-current')).toBe(true);

  (await page.find('link', { name: words('calendar.shown_lessons') })).focus();
  await page.user.keyboard('{Enter}');
  await page.at(`/classes?date=${day.slice(0, 7)}&lessons=true`);
  await waitFor(() => expect(new Set(entriesOf(page)).size).toBeLessThan(entriesOf(page).length));
  expect((await shown()).hasAttribute('aria-current')).toBe(false);
  await page.user.click(await page.find('link', { name: words('calendar.view_week') }));
  await waitFor(() => expect(page.screen.getByRole('main').querySelectorAll('[data-date]')).toHaveLength(7));
  expect(location.search).toContain('lessons=true');
});

test('the first view is the first month with a class to come, and of today the current month', async () => {
  const day = await dayWithStarts();
  const page = await openPage('/classes');
  await page.find('heading', { level: 2, name: monthOf(day) }, page.inPart('main'));
  await waitFor(() => expect(cellOf(page, day).querySelector('a[href*="class="]')).not.toBeNull());
  expect((await page.find('link', { name: words('calendar.view_month') })).getAttribute('aria-current')).toBe('true');
  await page.user.click(await page.find('link', { name: words('calendar.today') }));
  const today = new Date().toISOString().slice(0, 7);
  await page.at(`/classes?date=${today}`);
  await page.find('heading', { level: 2, name: monthOf(today) }, page.inPart('main'));
});

test('the first view of a narrow page is the list of what is to come', async () => {
  const page = await openPage('/contact');
  const { matchMedia: media } = window;
  window.matchMedia = (query) => media(query.includes('720px') ? '(min-width: 1px)' : query);
  page.goTo('/classes');
  await page.find('heading', { level: 2, name: words('calendar.ahead') }, page.inPart('main'));
  await waitFor(() => expect(page.inPart('main').getAllByRole('listitem').length).toBeGreaterThan(10));
  expect(page.screen.getByRole('main').querySelector('[data-date]')).toBeNull();
  expect(page.network.sentTo('/classes/calendar')).toEqual([]);
  await page.user.click(await page.find('link', { name: words('calendar.view_month') }));
  await page.at('/classes?view=month');
  await waitFor(() => expect(page.screen.getByRole('main').querySelector('[data-date]')).not.toBeNull());
});

test('the day of a month leads to the list of its classes', async () => {
  const day = await dayWithStarts();
  const page = await openPage(`/classes?date=${day.slice(0, 7)}`);
  await waitFor(() => expect(entriesOf(page).length).toBeGreaterThan(0));
  const titles = [...cellOf(page, day).querySelectorAll('a[href*="class="] b')].map((title) => title.textContent);
  const link = cellOf(page, day).querySelector<HTMLElement>('a[href*="view=list"]');
  await page.user.click(link ?? document.body);
  await page.at(`/classes?date=${day}&view=list`);
  const listed = await waitFor(() => {
    const rows = page.inPart('main').getAllByRole('listitem');
    expect(rows.length).toBeGreaterThanOrEqual(titles.length);
    return rows.map(({ textContent }) => textContent).join(' ');
  });
  for (const title of titles) expect(listed).toContain(title.replace(/^\d\d:\d\d /, ''));
});

test('a loading month shows its own name and no classes, and can be retried after a failure', async () => {
  const day = await dayWithStarts();
  const page = await openPage('/classes?date=2020-01');
  await page.findText(words('calendar.none_now'));
  page.network.fail('/classes/calendar');
  const release = page.network.hold('/classes/calendar');
  page.goTo(`/classes?date=${day.slice(0, 7)}`);
  await page.findSaying('status', words('calendar.loading'));
  expect(page.inPart('main').getByRole('heading', { level: 2, name: monthOf(day) })).toBeTruthy();
  expect(page.inPart('main').queryByText(words('calendar.none_now'))).toBeNull();
  release();
  const retry = await failureIn(page, words('calendar.failed'));
  page.network.mend('/classes/calendar');
  await page.user.click(retry);
  await waitFor(() => expect(entriesOf(page).length).toBeGreaterThan(0));
  await page.gone('alert', words('calendar.failed'));
});

function entriesOf(page: OpenPage): string[] {
  return [...page.screen.getByRole('main').querySelectorAll('[data-date] a[href*="class="]')].map(
    (link) => link.getAttribute('href') ?? '',
  );
}

function cellOf(page: OpenPage, day: string): Element {
  const cell = page.screen.getByRole('main').querySelector(`[data-date="${day}"]`);
  if (!cell) throw new Error(`The sheet has no ${day}.`);
  return cell;
}

function monthOf(day: string): string {
  return new Intl.DateTimeFormat('pt-PT', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(day));
}

/** The first day from today on which classes of the demo site start. */
async function dayWithStarts(): Promise<string> {
  const today = new Date().toISOString().slice(0, 10);
  const filter = { starts_only: true, days: { gte: today, lte: dayAfter(today, 60) } };
  const request = new Request(`${siteOrigin}/api/classes/calendar`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ filter }),
  });
  const { results }: { results: CalendarDay[] } = await (await answerOf(request)).json();
  if (!results[0]) throw new Error('No class of the demo site starts soon.');
  return results[0].day;
}
