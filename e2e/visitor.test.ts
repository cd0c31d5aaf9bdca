import { expect, open, ready, test, type Reading } from './fixture.ts';
import { addButton, addToCart, cartLink, courseOf, switchTo, titleOf } from './shopping.ts';
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
