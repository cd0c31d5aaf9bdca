import { desktopOnly, expect, open, ready, test, type Reading } from './fixture.ts';
import { chooseIn, openByKeys, press, skipToMain, standsAtHeading, standsSomewhere, tabTo, write } from './keyboard.ts';
import { arriveSignedIn, nameOf, type Person } from './people.ts';
import { addButton, cartLink, courseOf, switcher } from './shopping.ts';
import { wordsIn, type Language } from './words.ts';

const english = wordsIn('en-GB');

for (const language of ['pt', 'en-GB'] satisfies Language[]) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('the header is usable by screen reader and by keyboard', async ({ reading, isMobile }) => {
      const { page, words } = reading;
      const lang = language === 'pt' ? 'pt-AO' : language;
      await open(page, `/about?lang=${lang}`);
      const banner = page.getByRole('banner');
      await expect(banner).toMatchAriaSnapshot(isMobile ? phoneHeader(reading) : guestHeader(reading));
      if (isMobile) {
        await opensMenu(reading);
        await expect(banner.getByRole('navigation')).toMatchAriaSnapshot(guestMenu(reading));
        await closesMenu(reading);
      }

      const person = await arriveSignedIn(page);
      await open(page, `/about?lang=${lang}`);
      await expect(banner.getByRole('link', { name: words('shell.with_Cart', { count: 0 }) }).first()).toBeVisible();
      if (isMobile) {
        await opensMenu(reading);
        await expect(banner.getByRole('navigation')).toMatchAriaSnapshot(ownMenu(reading, person));
        const name = banner.locator('summary').filter({ hasText: nameOf(person), visible: true });
        await press(name);
        await press(banner.getByRole('button', { name: words('shell.logout') }).filter({ visible: true }));
        await standsAtHeading(page, words('home.title'));
        return;
      }
      const account = page.getByText(words('shell.account_of', { name: nameOf(person) })).locator('..');
      await expect(banner).toMatchAriaSnapshot(ownHeader(reading, person));
      await press(account);
      await page.keyboard.press('ArrowDown');
      await expect(banner.getByRole('link', { name: words('shell.profile') })).toBeFocused();
      await page.keyboard.press('ArrowDown');
      await expect(banner.getByRole('button', { name: words('shell.logout') })).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(account).toBeFocused();
      await page.keyboard.press('ArrowUp');
      await expect(banner.getByRole('button', { name: words('shell.logout') })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(new RegExp(`/\\?lang=${lang}$|/$`));
      await standsAtHeading(page, words('home.title'));
    });
  });
}

test(
  'by keyboard alone language and currency change, and the header’s links focus headings',
  desktopOnly,
  async ({ reading }) => {
    const { page, words } = reading;
    await open(page, '/');
    await chooseIn(switcher(reading, 'currency'), 'usd');
    await expect(page.locator('html')).toHaveAttribute('data-currency', 'usd');
    await expect(switcher(reading, 'currency')).toBeFocused();
    await press(page.getByRole('banner').getByRole('link', { name: words('shell.to_About') }));
    await expect(page).toHaveURL('/about');
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused();
    await tabTo(switcher(reading, 'language'));
    await page.keyboard.type('Inglês');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
    await expect(switcher({ page, words: english }, 'language')).toBeFocused();
    await write(
      page.getByRole('banner').getByRole('combobox', { name: english('shell.search_courses') }),
      'extintores',
    );
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/search=extintores/);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused();
    await page.goBack();
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused();
  },
);

test(
  'by keyboard alone toasts are reached, stay while focused, and return the focus',
  desktopOnly,
  async ({ reading }) => {
    const { page, words } = reading;
    await openByKeys(reading, (await courseOf(page, 'extintores')).path);
    await press(addButton(reading));
    const notice = page.getByRole('status').filter({ hasText: words('add_to_cart.added') });
    await expect(notice).toBeVisible();
    await page.keyboard.press('Alt+t');
    await expect(page.getByRole('region', { name: words('shell.notices') })).toContainText(words('add_to_cart.added'));
    await press(notice.getByRole('button', { name: words('shell.close') }));
    await expect(notice).toHaveCount(0);
    await standsSomewhere(page);
    await press(cartLink(reading, 1));
    await standsAtHeading(page, words('cart.title'));
  },
);

test('by keyboard alone the invitation to sign in is accepted, or declined', desktopOnly, async ({ reading }) => {
  const { page, words } = reading;
  await open(page, '/profile/my-account');
  const dialog = page.getByRole('dialog', { name: words('home.invitation') });
  await press(dialog.getByRole('link', { name: words('shell.login') }));
  await expect(page).toHaveURL('/login?redirect=%2Fprofile%2Fmy-account');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused();
});

test('by keyboard alone pages without a form are usable', desktopOnly, async ({ reading, refusals }) => {
  const { page, words } = reading;
  const main = page.getByRole('main');
  refusals.expect({ path: '/no-such-page', status: 404 });
  await page.goto('/no-such-page');
  await ready(page);
  await skipToMain(reading);
  await write(main.getByRole('combobox', { name: words('shell.search_courses') }), 'extintores');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/courses?search=extintores');
  await expect(main.getByRole('heading', { level: 1 })).toBeFocused();

  await openByKeys(reading, '/error');
  await press(main.getByRole('link', { name: words('site.go_home') }));
  await standsAtHeading(page, words('home.title'));
  await openByKeys(reading, '/sitemap');
  await press(main.getByRole('link', { name: words('sitemap.contact'), exact: true }));
  await standsAtHeading(page, words('contact.title'));
  await press(main.getByRole('link', { name: words('contact.help_terms') }));
  await expect(main.getByRole('heading', { level: 1 })).toBeFocused();
});

async function opensMenu({ page, words }: Reading): Promise<void> {
  const opener = page.getByRole('button', { name: words('shell.open_menu') });
  await press(opener);
  await expect(page.getByRole('banner').getByRole('navigation')).toBeVisible();
}

async function closesMenu({ page, words }: Reading): Promise<void> {
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('banner').getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('button', { name: words('shell.open_menu') })).toBeFocused();
}

function guestHeader({ words }: Reading): string {
  return `
    - banner:
      - link "Mestria"
      - navigation "${words('shell.main_navigation')}":
        - link "${words('shell.to_Courses')}"
        - link "${words('shell.to_About')}"
      - search "${words('shell.search_in_header')}":
        - combobox "${words('shell.search_courses')}"
        - button "${words('shell.search')}"
      - combobox "${words('shell.currency')}"
      - combobox "${words('shell.language')}"
      - link "${words('shell.login')}"
      - link "${words('shell.sign_up')}"`;
}

function ownHeader({ words }: Reading, person: Person): string {
  return `
    - banner:
      - link "Mestria"
      - navigation "${words('shell.main_navigation')}":
        - link "${words('shell.to_Courses')}"
        - link "${words('shell.to_About')}"
        - link "${words('shell.to_MyCourses')}"
      - link "${words('shell.with_Warnings', { count: 0 })}"
      - link "${words('shell.with_Notifications', { count: 0 })}"
      - link "${words('shell.with_Cart', { count: 0 })}"
      - combobox "${words('shell.currency')}"
      - combobox "${words('shell.language')}"
      - group: ${words('shell.account_of', { name: nameOf(person) })}`;
}

function phoneHeader({ words }: Reading): string {
  return `
    - banner:
      - link "Mestria"
      - button "${words('shell.open_menu')}"`;
}

function guestMenu({ words }: Reading): string {
  return `
    - navigation "${words('shell.main_navigation')}":
      - search "${words('shell.search_in_menu')}":
        - combobox "${words('shell.search_courses')}"
        - button "${words('shell.search')}"
      - list:
        - listitem:
          - link "${words('shell.to_Courses')}"
        - listitem:
          - combobox "${words('shell.language')}"
        - listitem:
          - combobox "${words('shell.currency')}"
      - link "${words('shell.login')}"
      - link "${words('shell.sign_up')}"`;
}

function ownMenu({ words }: Reading, person: Person): string {
  return `
    - navigation "${words('shell.main_navigation')}":
      - list:
        - listitem:
          - link "${words('shell.to_Courses')}"
        - listitem:
          - link "${words('shell.to_MyCourses')}"
        - listitem:
          - link "${words('shell.with_Warnings', { count: 0 })}"
        - listitem:
          - link "${words('shell.with_Notifications', { count: 0 })}"
        - listitem:
          - link "${words('shell.with_Cart', { count: 0 })}"
        - listitem:
          - combobox "${words('shell.language')}"
        - listitem:
          - combobox "${words('shell.currency')}"
        - listitem:
          - group: ${nameOf(person)}`;
}
