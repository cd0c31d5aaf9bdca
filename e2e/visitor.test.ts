import { expect, open, ready, test, type Page, type Reading } from './fixture.ts';
import { signIn, somebody } from './people.ts';
import { addButton, addToCart, cartLink, courseOf, switchTo, titleOf } from './shopping.ts';
import { demoPassword, demoPeople } from '#seed/people.ts';
import { wordsIn } from './words.ts';

const courseKey = 'extintores';
const english = wordsIn('en-GB');

test('language and currency change at once and stay after a reload', async ({ reading, seen }) => {
  const { page, words } = reading;
  const { path } = await courseOf(page, courseKey);
  await open(page, path);
  await switchTo(reading, 'language', 'en-GB');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(titleOf(courseKey, 'en-GB'));
  await switchTo({ page, words: english }, 'currency', 'usd');
  await expect(page.getByText('$').filter({ visible: true }).first()).toBeVisible();
  await seen(page);

  await page.reload();
  await ready(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(titleOf(courseKey, 'en-GB'));
  await expect(page.getByText('$').filter({ visible: true }).first()).toBeVisible();
  await expect(page.getByText(words('course.choose'))).toHaveCount(0);
});

test('what one reads stays in sight until it has come in the other language', async ({ reading }) => {
  const { page } = reading;
  const { path } = await courseOf(page, courseKey);
  for (const one of ['/', path, '/about', '/classes']) {
    await open(page, one);
    await noteIfEmptied(page);
    await switchTo({ page, words: wordsIn('pt') }, 'language', 'en-GB');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('html'), one).not.toHaveAttribute('data-emptied');
    await page.evaluate(() => localStorage.clear());
  }
});

test('what one comes back to after signing in stays in sight while it comes anew', async ({ reading }) => {
  const { page, words } = reading;
  await open(page, '/news');
  const link = page.getByRole('main').getByRole('heading').getByRole('link').first();
  const title = await link.innerText();
  await link.click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(title);
  const address = page.url();
  const menu = page.getByRole('button', { name: words('shell.open_menu') });
  if (await menu.isVisible()) await menu.click();
  await page
    .getByRole('link', { name: words('shell.login'), exact: true })
    .filter({ visible: true })
    .click();
  await expect(heading).toHaveText(words('sign.sign_in'));
  await noteIfEmptied(page);
  await page.route('**/api/news', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700));
    await route.continue();
  });
  const { username } = demoPeople.student;
  await signIn(reading, { ...somebody(), username, password: demoPassword });
  await expect(page).toHaveURL(address);
  await expect(heading).toHaveText(title);
  await expect(page.locator('html')).not.toHaveAttribute('data-emptied');
});

/** From now on the page says whether its heading was out of sight for a moment. */
async function noteIfEmptied(page: Page): Promise<void> {
  await page.evaluate(() => {
    new MutationObserver(() => {
      const isSeen = document.querySelector('main h1')?.checkVisibility() ?? false;
      if (!isSeen) document.documentElement.dataset['emptied'] = '';
    }).observe(document.body, { subtree: true, childList: true, attributeFilter: ['style'] });
  });
}

test('Back leads from the cart to the course and to the list as it was', async ({ reading }) => {
  const { page, words } = reading;
  const title = titleOf(courseKey, 'pt');
  await open(page, '/courses?search=extintores');
  await page.getByRole('main').getByRole('link', { name: title, exact: true }).click();
  await addToCart(reading);
  await cartLink(reading, 1).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('cart.title'));
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await page.goBack();
  await expect(page).toHaveURL('/courses?search=extintores');
  await expect(page.getByRole('main').getByRole('combobox', { name: words('shell.search_courses') })).toHaveValue(
    'extintores',
  );
  await expect(cartLink(reading, 1)).toBeVisible();
});

test('the keyboard alone finds a course and puts it into the cart', async ({ reading, isMobile }) => {
  test.skip(isMobile, 'a telephone has no keys to walk with');
  const { page, words } = reading;
  await open(page, '/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: words('shell.skip') })).toBeFocused();
  await page.keyboard.press('Enter');
  const box = page
    .getByRole('main')
    .getByRole('combobox', { name: words('shell.search_courses') })
    .first();
  await tabTo(reading, box);
  await page.keyboard.type('extintores');
  await page.keyboard.press('Enter');
  await tabTo(reading, page.getByRole('main').getByRole('link', { name: titleOf(courseKey, 'pt'), exact: true }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/courses\/\d+$/);
  await tabTo(reading, addButton(reading));
  await page.keyboard.press('Enter');
  await expect(cartLink(reading, 1)).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('one searches, filters and reads a course', async ({ reading }) => {
    const { page, words } = reading;
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('home.title'));
    const box = page
      .getByRole('main')
      .getByRole('combobox', { name: words('shell.search_courses') })
      .first();
    await box.fill('extintores');
    await box.press('Enter');
    await expect(page).toHaveURL(/\/courses\?search=extintores/);
    await page
      .getByRole('main')
      .getByRole('link', { name: titleOf(courseKey, 'pt'), exact: true })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(titleOf(courseKey, 'pt'));
    await expect(page.getByRole('status', { name: words('shell.starting') })).toHaveCount(0);
  });
});

async function tabTo({ page }: Reading, wanted: ReturnType<typeof addButton>): Promise<void> {
  await expect(wanted).toBeVisible();
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(wanted).toBeFocused({ timeout: 50 });
  }).toPass({ timeout: 15_000, intervals: [0] });
}
