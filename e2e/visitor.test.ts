import { expect, open, test, type Page, type Reading } from './fixture.ts';
import { addButton, cartLink, courseOf, switchTo, titleOf } from './shopping.ts';
import { linksIn, wordsIn } from './words.ts';

const courseKey = 'extintores';
const desktopOnly = { tag: '@desktop' };

test('content stays visible until it has loaded in the other language', desktopOnly, async ({ reading, seen }) => {
  const { page } = reading;
  const { path } = await courseOf(page, courseKey);
  for (const one of ['/', path, '/about', '/classes']) {
    await open(page, one);
    await noteIfEmptied(page);
    await switchTo({ page, words: wordsIn('pt') }, 'language', 'en-GB');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('html'), one).not.toHaveAttribute('data-emptied');
    if (one === path) await seen(page);
    await page.evaluate(() => localStorage.clear());
  }
});

/** Records whether the heading was ever out of view. */
async function noteIfEmptied(page: Page): Promise<void> {
  await page.evaluate(() => {
    new MutationObserver(() => {
      const isSeen = document.querySelector('main h1')?.checkVisibility() ?? false;
      if (!isSeen) document.documentElement.dataset['emptied'] = '';
    }).observe(document.body, { subtree: true, childList: true, attributeFilter: ['style'] });
  });
}

test('by keyboard alone a course is found and added to the cart', desktopOnly, async ({ reading }) => {
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

  test('a guest searches, filters and reads a course', desktopOnly, async ({ reading }) => {
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
    await expect(addButton({ page, words })).toHaveCount(0);
    const [contact = ''] = linksIn(words, 'add_to_cart.no_script');
    await page.getByRole('main').getByRole('link', { name: contact, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('contact.title'));
    await expect(page.getByRole('form')).toHaveCount(0);
    await page.goto('/login');
    const [call = ''] = linksIn(words, 'shell.no_script');
    await page.getByRole('link', { name: call, exact: true }).click();
    await expect(page).toHaveURL(/\/contact$/);
  });
});

async function tabTo({ page }: Reading, requested: ReturnType<typeof addButton>): Promise<void> {
  await expect(requested).toBeVisible();
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(requested).toBeFocused({ timeout: 50 });
  }).toPass({ timeout: 15_000, intervals: [0] });
}
