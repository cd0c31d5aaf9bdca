import { existsSync } from 'node:fs';
import { within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { demoPeople } from '#seed/people.ts';
import { failedCall } from './testing/console.ts';
import { openPage, type OpenPage } from './testing/open-page.ts';
import { demoPerson, nameOfPeople, newPerson } from './testing/people.ts';
import { addButton, courseOf } from './testing/shopping.ts';
import { waitFor } from './testing/wait-for.ts';
import { wordsIn } from './testing/words.ts';

test('the app starts under an overlay: locales first, then settings, for at least 2500 ms', async () => {
  const openedAt = performance.now();
  const seen: { clock: number; settings: number }[] = [];
  const page = await openPage('/privacy-policy', {
    loadingMs: 2_500,
    prepare: ({ answer, sentTo }) =>
      answer('/locales', async (_request, goOn) => {
        await waitFor(() => {
          const clock = [...document.querySelectorAll('[role=status]')].filter(isClock).length;
          seen.push({ clock, settings: sentTo('/application-settings').length });
          expect(clock).toBe(1);
        });
        return goOn();
      }),
  });
  expect(seen.at(-1)).toEqual({ clock: 1, settings: 0 });
  expect(performance.now() - openedAt).toBeGreaterThanOrEqual(2_500);
  await page.gone('status', page.words('shell.starting'));
  const paths = page.network.paths();
  expect(paths.indexOf('/locales')).toBeLessThan(paths.indexOf('/application-settings'));
  expect(paths).toContain('/application-settings');
});

function isClock({ textContent }: Element): boolean {
  return textContent.includes(wordsIn('pt')('shell.starting'));
}

test('a menu opened while a page loads stays open', async () => {
  const page = await openPage('/contact', { as: await newPerson() });
  const release = page.network.hold('/partners');
  await page.user.click(page.inPart('banner').getAllByRole('link', { name: 'Mestria' })[0] ?? document.body);
  await page.at('/');
  const menu = await page.findText(page.words('shell.account_of', { name: nameOfPeople }));
  await page.user.click(menu);
  release();
  await page.heading(page.words('home.title'));
  expect(menu.closest('details')?.open).toBe(true);
  expect(page.screen.getByRole('button', { name: page.words('shell.logout') })).toBeTruthy();
});

test('a badge counts to 99, and shows more as +99', async () => {
  const page = await openPage('/', {
    as: await newPerson(),
    prepare: ({ answer }) => {
      answer('/user-warnings/counters', () => Response.json({ status: 'success', data: [{ unread: 150 }] }));
      answer('/notifications', () => Response.json({ status: 'success', results: [], total: 99 }));
    },
  });
  const badgesOf = async (of: 'Warnings' | 'Notifications', count: number) =>
    waitFor(() => {
      const badges = page.inPart('banner').getAllByRole('link', { name: page.words(`shell.with_${of}`, { count }) });
      return badges.map(({ textContent }) => textContent);
    });
  expect(await badgesOf('Warnings', 150)).toEqual(['+99']);
  expect(await badgesOf('Notifications', 99)).toEqual(['99']);
  await openMenu(page);
  await waitFor(async () => expect(await badgesOf('Warnings', 150)).toHaveLength(2));
  expect((await badgesOf('Warnings', 150)).at(-1)).toContain('+99');
  expect((await badgesOf('Notifications', 99)).at(-1)).toContain('99');
  expect((await badgesOf('Notifications', 99)).at(-1)).not.toContain('+99');
});

test('an avatar shows initials until there is a picture, and when it fails to load', async () => {
  const person = await newPerson({ hasPicture: true });
  const picture = person.pictureId;
  await person.send('PUT /users', { id: person.userId, user_picture_id: picture });
  const failing = await openPage('/', { as: person, prepare: ({ fail }) => fail(`/pictures/${picture}`) });
  await waitFor(() => expect(failing.network.sentTo(`/pictures/${picture}`)).toHaveLength(1));
  const face = await waitFor(() => faceIn(failing));
  expect(face.textContent).toContain('MC');
  expect(face.querySelector('img')).toBeNull();

  const page = await openPage('/', { after: failing });
  await waitFor(() => expect(faceIn(page).querySelector('img')?.src).toMatch(/^data:image\//));
});

function faceIn(page: OpenPage): HTMLElement {
  const name = page.words('shell.account_of', { name: nameOfPeople });
  const face = page.inPart('banner').getByText(name).closest('summary');
  if (!face) throw new Error('The name is not in a menu.');
  return face;
}

test('a search in the header replaces the page, and the box is empty afterwards', async () => {
  const page = await openPage('/about');
  page.goTo('/contact');
  await page.heading(page.words('contact.title'));
  const boxes = () =>
    page.inPart('banner').getAllByRole<HTMLInputElement>('combobox', { name: page.words('shell.search_courses') });
  for (const inMenu of [false, true]) {
    const box = async () => {
      if (inMenu) await openMenu(page);
      return waitFor(() => {
        const match = boxes();
        if (match.length !== (inMenu ? 2 : 1)) throw new Error(`There are ${match.length} boxes.`);
        return match.at(-1) ?? document.createElement('input');
      });
    };
    await page.user.type(await box(), 'nunca enviado');
    page.goTo('/sitemap');
    await page.heading(page.words('sitemap.title'));
    expect((await box()).value).toBe('');
    await page.user.type(await box(), 'extintores{Enter}');
    await page.at('/courses?search=extintores');
    expect((await box()).value).toBe('');
    history.back();
    await page.at('/contact');
  }
});

test('students and trainers have their own courses in the header', async () => {
  const { student, trainer } = demoPeople;
  const page = await openPage('/', { as: await demoPerson(student) });
  const own = await page.find('link', { name: page.words('shell.to_MyCourses') }, links(page));
  expect(own.getAttribute('href')).toBe('/profile/my-courses');
  await page.user.click(own);
  await page.heading(page.words('my_courses.title'));

  const other = await openPage('/', { as: await demoPerson(trainer) });
  await other.findText(other.words('shell.account_of', { name: trainer.name }));
  expect(links(other).queryAllByRole('link', { name: other.words('shell.to_MyCourses') })).toEqual([]);
  // Entries without a page are left out.
  const taught = existsSync('web/routes/profile.my-trainer-courses.tsx') ? 1 : 0;
  expect(links(other).queryAllByRole('link', { name: other.words('shell.to_MyTrainerCourses') })).toHaveLength(taught);
});

test('the footer links to the configured pages, otherwise to its defaults, each in a new tab', async () => {
  const named = { WebsiteUrl: 'https://casa.example', LinkedinUrl: 'https://linkedin.example/casa' };
  const results = Object.entries(named).map(([key, value]) => ({ key, value }));
  const settled = await openPage('/privacy-policy', {
    prepare: ({ answer }) =>
      answer('/application-settings', () => Response.json({ status: 'success', results, total: results.length })),
  });
  expect(leadsTo(settled, settled.words('shell.website'))).toBe(named.WebsiteUrl);
  expect(leadsTo(settled, 'LinkedIn')).toBe(named.LinkedinUrl);

  const page = await openPage('/privacy-policy', { prepare: ({ fail }) => fail('/application-settings') });
  page.expectInConsole(failedCall);
  await page.findSaying('alert', page.words('errors.failed_to_fetch_app_settings'));
  expect(leadsTo(page, page.words('shell.website'))).toBe('https://mestria.example');
  expect(leadsTo(page, 'LinkedIn')).toBe('https://www.linkedin.com/company/mestria');
  const footer = page.inPart('contentinfo');
  expect(footer.getByText(page.words('shell.slogan'))).toBeTruthy();
  expect(footer.getByText(page.words('shell.rights', { year: new Date().getFullYear() }))).toBeTruthy();
  for (const link of footer.getAllByRole('link')) expect(link.getAttribute('target')).toBe('_blank');
});

test('locales that fail to load leave the built-in languages, without a message', async () => {
  const page = await openPage('/', { prepare: ({ fail }) => fail('/locales') });
  page.expectInConsole(failedCall);
  const [inHeader] = page.inPart('banner').getAllByRole('combobox', { name: page.words('shell.language') });
  expect(inHeader?.querySelectorAll('option')).toHaveLength(4);
  await openMenu(page);
  const inMenu = await waitFor(() => {
    const [, second] = page.inPart('banner').getAllByRole('combobox', { name: page.words('shell.language') });
    if (!second) throw new Error('The menu has no languages yet.');
    return second;
  });
  expect(inMenu.querySelectorAll('option')).toHaveLength(4);
  expect(page.screen.queryAllByRole('alert')).toEqual([]);
  expect(page.screen.queryAllByRole('dialog')).toEqual([]);
});

test('an error shows every message of the answer, without a time limit, until dismissed', async () => {
  const errors = ['O carrinho está fechado.', 'Volte amanhã.'].map((message) => ({ message, code: 'not_allowed' }));
  const page = await openPage((await courseOf('extintores')).path, { as: await newPerson() });
  page.network.answer('/users/update-cart', () =>
    Response.json({ status: 'error', message: errors[0]?.message, errors }, { status: 403 }),
  );
  const add = async () => page.user.click(await addButton(page));
  await add();
  const notice = await page.findSaying('alert', errors[0]?.message ?? '');
  expect(notice.textContent).toContain(errors[1]?.message);
  expect(bars(notice)).toBe(0);
  await page.user.click(within(notice).getByRole('button', { name: page.words('shell.close') }));
  await page.gone('alert', errors[0]?.message ?? '');

  page.network.mend('/users/update-cart');
  await add();
  const news = await page.findSaying('status', page.words('add_to_cart.added'));
  expect(bars(news)).toBe(1);
  await page.user.click(within(news).getByRole('button', { name: page.words('shell.close') }));
  await page.gone('status', page.words('add_to_cart.added'));
});

async function openMenu(page: OpenPage): Promise<void> {
  const [button] = page.screen.queryAllByRole('button', { name: page.words('shell.open_menu') });
  if (button) await page.user.click(button);
}

function links(page: OpenPage) {
  return within(page.inPart('banner').getByRole('navigation', { name: page.words('shell.main_navigation') }));
}

function leadsTo(page: OpenPage, name: string): string | null {
  return page.inPart('contentinfo').getByRole('link', { name }).getAttribute('href');
}

/** The progress bar of a timed toast. */
function bars(notice: HTMLElement): number {
  return notice.querySelectorAll('span[class*="time"]').length;
}
