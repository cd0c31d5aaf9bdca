import ICAL from 'ical.js';
import { dayIn, mondayOf } from '#contract/rules/days.ts';
import { desktopOnly, expect, open, phoneOnly, ready, test, type Page } from './fixture.ts';
import { dayLink, entries, heading } from './calendar-page.ts';
import { startingClass } from './starting-class.ts';

test(
  'the calendar is usable by keyboard, from day to day to a course and its class',
  desktopOnly,
  async ({ reading, seen }) => {
    const { page, words } = reading;
    const { id, course, day } = await startingClass(page);
    await open(page, `/classes?date=${day.slice(0, 7)}&lessons=true`);
    const shown = await heading(page).textContent();
    const focused = () => page.locator('[data-date]:focus-within').getAttribute('data-date');
    await seen(page);
    await dayLink(page, day).focus();
    await page.keyboard.press('ArrowRight');
    await expect(dayLink(page, day)).not.toBeFocused();
    expect(((await focused()) ?? '') > day).toBe(true);
    await page.keyboard.press('ArrowLeft');
    await expect(dayLink(page, day)).toBeFocused();
    await page.keyboard.press('PageDown');
    await expect(heading(page)).not.toHaveText(shown ?? '');
    await page.keyboard.press('PageUp');
    await expect(heading(page)).toHaveText(shown ?? '');

    await page.getByRole('link', { name: words('calendar.shown_starts') }).focus();
    await page.keyboard.press('Enter');
    await expect(page).not.toHaveURL(/lessons/);
    await dayLink(page, day).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`date=${day}&view=list`));
    await expect(entries(page)).toHaveCount(0);
    await page.locator(`a[href*="class=${id}"]`).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/courses/${course.id}\\?(.*&)?class=${id}`));
    await expect(page.locator(`input[name=class][value="${id}"]`)).toBeChecked();
    await page.goBack();
    await expect(page.getByRole('link', { name: words('calendar.view_list') })).toHaveAttribute('aria-current', /./);
  },
);

test(
  'views are links: switch, previous, next and today, and Back undoes each step',
  phoneOnly,
  async ({ reading, seen }) => {
    const { page, words } = reading;
    const { month } = await startingClass(page);
    await open(page, `/classes?view=list&date=${month}`);
    const shown = (await heading(page).textContent()) ?? '';
    const moves = page.getByRole('navigation', { name: words('calendar.moves') });
    await moves.getByRole('link', { name: words('calendar.next') }).click();
    await expect(heading(page)).not.toHaveText(shown);
    await page.goBack();
    await expect(heading(page)).toHaveText(shown);
    await page.getByRole('link', { name: words('calendar.view_week') }).click();
    await expect(page).toHaveURL(/view=week/);
    await expect(heading(page)).not.toHaveText(shown);
    await seen(page);
    await page.getByRole('link', { name: words('calendar.today') }).click();
    const monday = mondayOf(new Date().toISOString().slice(0, 10));
    await expect(page).toHaveURL(`/classes?date=${monday}&view=week`);
  },
);

test('the list shows coming classes, also on the last day of a month', phoneOnly, async ({ reading, seen }) => {
  const { page, words } = reading;
  const { month, start_at: start } = await startingClass(page);
  await open(page, '/classes?view=list');
  await expect(heading(page)).toHaveText(words('calendar.ahead'));
  const times = page.getByRole('main').getByRole('listitem').locator('time');
  await expect(times).toHaveCount(15);
  await seen(page);
  const days = await times.evaluateAll((all) => all.map((time) => time.getAttribute('datetime') ?? ''));
  expect(days.toSorted()).toEqual(days);
  expect((days[0] ?? '') <= start).toBe(true);
  await page.goto(`/classes?view=list&date=${month}`);
  await expect(heading(page)).not.toHaveText(words('calendar.ahead'));

  await open(page, '/classes?view=list');
  const moves = page.getByRole('navigation', { name: words('calendar.moves') });
  await moves.getByRole('link', { name: words('calendar.next') }).click();
  await expect(heading(page)).not.toHaveText(words('calendar.ahead'));
  await moves.getByRole('link', { name: words('calendar.previous') }).click();
  await expect(heading(page)).toHaveText(words('calendar.ahead'));
  await expect(times).toHaveCount(15);
});

test('a week is usable by keyboard from entry to entry', desktopOnly, async ({ reading }) => {
  const { page } = reading;
  const { day } = await startingClass(page);
  await open(page, `/classes?view=week&date=${day}`);
  const links = page.locator(`[data-date="${day}"] a`);
  await links.first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(links.nth(1)).toBeFocused();
  const shown = (await heading(page).textContent()) ?? '';
  await page.keyboard.press('PageDown');
  await expect(heading(page)).not.toHaveText(shown);
});

test('filters narrow the calendar, stay in its address, and Back removes them', phoneOnly, async ({ reading }) => {
  const { page, words } = reading;
  const { month, city } = await startingClass(page);
  await open(page, `/classes?view=list&date=${month}`);
  const all = await page.getByRole('status').filter({ hasText: /\d/ }).first().textContent();
  await page.getByRole('main').getByText(words('calendar.filters')).click();
  const cities = page.getByLabel(words('calendar.city'), { exact: true });
  await cities.selectOption(city);
  await expect(page).toHaveURL(/city=/);
  await expect(
    page
      .getByText(words('calendar.filters_on', { count: 1 }))
      .or(cities)
      .first(),
  ).toBeAttached();
  await expect(page.getByRole('status').filter({ hasText: /\d/ }).first()).not.toHaveText(all ?? '');
  await page.goBack();
  await expect(cities).toHaveValue('');
  await expect(page.getByRole('status').filter({ hasText: /\d/ }).first()).toHaveText(all ?? '');
});

test('chosen filters show as chosen, also after Back', desktopOnly, async ({ reading }) => {
  const { page, words } = reading;
  const { month, course } = await startingClass(page);
  const partner = String(course.partner?.id);
  await open(page, `/classes?view=list&date=${month}&partner=${partner}`);
  const partners = page.getByLabel(words('calendar.partner'), { exact: true });
  await expect(partners).toHaveValue(partner);
  await page.getByRole('main').locator('a[href^="/courses/"]').first().click();
  await expect(page).toHaveURL(/courses\/\d/);
  await page.reload();
  await ready(page);
  await page.goBack();
  await expect(partners.locator(`option[value="${partner}"]`)).toBeAttached();
  await expect(partners).toHaveValue(partner);
});

test('a page after the last one of a month leads to the first', desktopOnly, async ({ reading, seen }) => {
  const { page, words } = reading;
  const { month } = await startingClass(page);
  await open(page, `/classes?view=list&date=${month}&page=99`);
  await expect(page.getByRole('heading', { name: words('calendar.none_on_page') })).toBeVisible();
  await seen(page);
  await page.getByRole('link', { name: words('calendar.first_page') }).click();
  await expect(page).not.toHaveURL(/page=/);
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
});

test('an empty month links to the next one with classes, and removes filters', phoneOnly, async ({ reading, seen }) => {
  const { page, words } = reading;
  await open(page, '/classes?view=list&date=2020-01');
  await seen(page);
  const next = page.getByRole('main').getByRole('link', { name: words('calendar.next_with', { month: '' }).trim() });
  await next.first().click();
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  await open(page, '/classes?view=list&date=2099-01&has_seats=true');
  await page
    .getByRole('main')
    .getByRole('link', { name: words('calendar.remove_filters') })
    .last()
    .click();
  await expect(page).not.toHaveURL(/has_seats/);
});

test(
  'hours of a class are those of its place, with the visitor’s beside them where they differ',
  desktopOnly,
  async ({ browser, words, page }) => {
    const { month } = await startingClass(page);
    const placed = (of: Page) =>
      of
        .getByRole('main')
        .getByRole('listitem')
        .filter({ hasText: words('site.type_presential') })
        .first();
    const first = words('site.hour_of_place', { time: '', place: '' });
    const beside = words('site.hour_of_reader', { time: '' });
    const context = await browser.newContext({
      timezoneId: 'America/Sao_Paulo',
      viewport: { width: 390, height: 844 },
    });
    const far = await context.newPage();
    await open(far, `/classes?view=list&date=${month}`);
    await expect(far.getByText(words('calendar.zone_of_reader', { zone: 'Sao Paulo (GMT-3)' }))).toBeVisible();
    await expect(placed(far)).toContainText(new RegExp(String.raw`\d\d:\d\d${first}\S+ \(\d\d:\d\d${beside}\)`));
    await context.close();
  },
);

test('an entry is on the day of its place, wherever the visitor is', desktopOnly, async ({ browser, page }) => {
  const { id, day, start_at: start } = await startingClass(page);
  // Eleven hours behind it is the day before; thirteen hours ahead, the day after.
  const timezoneId = Number(start.slice(11, 13)) < 11 ? 'Pacific/Pago_Pago' : 'Pacific/Apia';
  expect(dayIn(timezoneId, new Date(start))).not.toBe(day);
  const context = await browser.newContext({ timezoneId, viewport: { width: 1280, height: 800 } });
  const far = await context.newPage();
  await open(far, `/classes?view=week&date=${day}`);
  await expect(far.locator(`[data-date="${day}"] a[href*="class=${id}"]`)).toBeVisible();
  await far.goto(`/classes?view=list&date=${day}`);
  await expect(far.getByRole('main').locator(`a[href*="class=${id}"]`).first()).toBeVisible();
  await context.close();
});

test('the calendar feed contains the classes of the page', desktopOnly, async ({ reading }) => {
  const { page, words } = reading;
  const { id, city, month, course } = await startingClass(page);
  await open(page, `/classes?view=list&date=${month}&city=${encodeURIComponent(city ?? '')}`);
  const link = page.getByRole('link', { name: words('calendar.subscribe_now') });
  const address = (await link.getAttribute('href')) ?? '';
  expect(address).toMatch(/^webcal:\/\//);
  const answer = await page.request.get(address.replace(/^webcal:/, 'http:'));
  expect(answer.headers()['content-type']).toBe('text/calendar; charset=utf-8');
  const events = new ICAL.Component(ICAL.parse(await answer.text())).getAllSubcomponents('vevent');
  const notified = events.map((event) => new ICAL.Event(event));
  expect(new Set(notified.map(({ uid }) => uid)).size).toBe(notified.length);
  const mine = events.filter((event) => String(event.getFirstPropertyValue('url')).endsWith(`?class=${id}`));
  expect(mine.length).toBeGreaterThan(0);
  expect(new ICAL.Event(mine[0]).summary).toBe(course.title);
  expect(notified.every(({ location }) => location.endsWith(city ?? ''))).toBe(true);
});

test(
  'without script the calendar has its months, and a form',
  desktopOnly,
  async ({ browser, page, words, contextOptions }) => {
    const { month, course, city } = await startingClass(page);
    const context = await browser.newContext({ ...contextOptions, javaScriptEnabled: false });
    const plain = await context.newPage();
    await plain.goto(`/classes?date=${month}`);
    const shown = (await heading(plain).textContent()) ?? '';
    const moves = plain.getByRole('navigation', { name: words('calendar.moves') });
    await moves.getByRole('link', { name: words('calendar.next') }).click();
    await expect(heading(plain)).not.toHaveText(shown);
    await moves.getByRole('link', { name: words('calendar.previous') }).click();
    await expect(heading(plain)).toHaveText(shown);
    await plain.getByRole('link', { name: words('calendar.view_list'), exact: true }).click();
    await expect(plain.getByRole('link', { name: course.title }).first()).toBeVisible();
    const fold = plain.getByRole('main').locator('summary').first();
    if (await fold.isVisible()) await fold.click();
    await plain.getByLabel(words('calendar.city'), { exact: true }).selectOption(city);
    await plain.getByRole('button', { name: words('calendar.apply') }).click();
    await expect(plain).toHaveURL(/\/classes\?.*city=/);
    await expect(plain).not.toHaveURL(/category=/);
    await expect(plain.getByRole('link', { name: course.title }).first()).toBeVisible();
    await context.close();
  },
);
