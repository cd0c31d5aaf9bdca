import { desktopOnly, expect, open, phoneOnly, test, type Reading } from './fixture.ts';
import { arriveAgain, arriveSignedIn, signIn, signOut } from './people.ts';
import { cartLink, courseOf, titleOf } from './shopping.ts';

const key = 'lideranca-no-terreno';
const title = titleOf(key, 'pt');

/** The count is in the header, or in the menu of a phone. */
async function seesCount({ page, words }: Reading, count: number): Promise<void> {
  const menu = page.getByRole('button', { name: words('shell.open_menu') });
  const isFolded = await menu.isVisible();
  if (isFolded) await menu.click();
  const name = words('shell.with_Wishlist', { count });
  await expect(page.getByRole('banner').getByRole('link', { name, exact: true })).toBeVisible();
  if (isFolded) await page.keyboard.press('Escape');
}

function bookmarkOf({ page, words }: Reading, of: string) {
  return page
    .getByRole('main')
    .getByRole('button', { name: words('wishlist.save_course', { title: of }), exact: true });
}

function wideBookmark({ page, words }: Reading, state: 'save' | 'saved') {
  return page.getByRole('main').getByRole('button', { name: words(`wishlist.${state}`), exact: true });
}

function rowOf({ page }: Reading) {
  return page.getByRole('main').getByRole('listitem').filter({ hasText: title });
}

test(
  'a guest who saves a course signs in, finds it saved, and moves it to the cart',
  phoneOnly,
  async ({ reading, seen, stranger }) => {
    const { page, words } = reading;
    const person = await arriveSignedIn(stranger);
    const { path } = await courseOf(page, key);
    await open(page, path);
    await wideBookmark(reading, 'save').click();
    await expect(page.getByRole('heading', { name: words('wishlist.invitation') })).toBeVisible();
    await seen(page);
    await page
      .getByRole('dialog')
      .getByRole('link', { name: words('shell.login'), exact: true })
      .click();
    await signIn(reading, person);
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(page.getByText(words('wishlist.saved_after'))).toBeVisible();
    await expect(wideBookmark(reading, 'saved')).toHaveAttribute('aria-pressed', 'true');
    await seesCount(reading, 1);

    await open(page, '/wishlist');
    await expect(rowOf(reading)).toBeVisible();
    await seen(page);
    await rowOf(reading)
      .getByRole('button', { name: words('wishlist.to_cart') })
      .click();
    await expect(page.getByText(words('add_to_cart.added'))).toBeVisible();
    await expect(page.getByRole('heading', { name: words('wishlist.nothing') })).toBeVisible();
    await expect(cartLink(reading, 1)).toBeVisible();
    await seen(page);
  },
);

test('a course already in the cart is refused, and stays in the wishlist', desktopOnly, async ({ reading }) => {
  const { page, words } = reading;
  await arriveSignedIn(page);
  const { path } = await courseOf(page, key);
  await open(page, path);
  await page
    .getByRole('main')
    .getByRole('button', { name: words('add_to_cart.add') })
    .filter({ visible: true })
    .first()
    .click();
  await expect(page.getByText(words('add_to_cart.added'))).toBeVisible();
  await wideBookmark(reading, 'save').click();
  await expect(page.getByText(words('wishlist.was_saved'))).toBeVisible();
  await open(page, '/wishlist');
  await rowOf(reading)
    .getByRole('button', { name: words('wishlist.to_cart') })
    .click();
  await expect(page.getByText(words('add_to_cart.already_in_cart'))).toBeVisible();
  await expect(rowOf(reading)).toBeVisible();
});

test(
  'removal can be undone, every tab follows, and sign-out clears the wishlist',
  phoneOnly,
  async ({ reading, context }) => {
    const { page, words } = reading;
    const person = await arriveSignedIn(page);
    await open(page, `/courses?search=${encodeURIComponent(title)}`);
    await bookmarkOf(reading, title).click();
    await expect(page.getByText(words('wishlist.was_saved'))).toBeVisible();
    await seesCount(reading, 1);

    await open(page, '/wishlist');
    await rowOf(reading)
      .getByRole('button', { name: words('wishlist.remove') })
      .click();
    await expect(page.getByRole('heading', { name: words('wishlist.nothing') })).toBeVisible();
    await page.getByRole('button', { name: words('wishlist.undo'), exact: true }).click();
    await expect(rowOf(reading)).toBeVisible();
    await seesCount(reading, 1);

    const other = { page: await context.newPage(), words };
    await open(other.page, '/wishlist');
    await expect(rowOf(other)).toBeVisible();
    await rowOf(other)
      .getByRole('button', { name: words('wishlist.remove') })
      .click();
    await expect(page.getByRole('heading', { name: words('wishlist.nothing') })).toBeVisible();
    await other.page.close();

    await open(page, `/courses?search=${encodeURIComponent(title)}`);
    await bookmarkOf(reading, title).click();
    await expect(page.getByText(words('wishlist.was_saved'))).toBeVisible();
    await signOut(reading, person);
    await expect(page).toHaveURL(/\/$/);
    await open(page, `/courses?search=${encodeURIComponent(title)}`);
    await expect(bookmarkOf(reading, title)).toHaveAttribute('aria-pressed', 'false');
    await arriveAgain(page, person);
    await open(page, '/wishlist');
    await expect(rowOf(reading)).toBeVisible();
  },
);
