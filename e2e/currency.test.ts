import { expect, open, ready, test, type Page } from './fixture.ts';
import { arriveAgain, arriveSignedIn, asAdministrator } from './people.ts';
import { addToCart, cartLink, courseOf, switchTo, switcher } from './shopping.ts';

const courseKey = 'extintores';

test('a guest reads prices in a currency that the house has added, until it is gone', async ({
  reading,
  isMobile,
  seen,
}) => {
  const { page, words } = reading;
  const currency = await addCurrency(page, isMobile ? 'qa' : 'qb');
  const { path } = await courseOf(page, courseKey);
  await open(page, path);
  await switchTo(reading, 'currency', currency.key);
  await expect(page.getByText(words('shell.currency_changed'))).toBeVisible();
  await expect(switcher(reading, 'currency').locator('option:checked')).toHaveText(
    `Franco de ensaio (${currency.key.toUpperCase()})`,
  );
  await showsPricesIn(page, currency);
  await seen(page);

  await page.reload();
  await ready(page);
  await showsPricesIn(page, currency);
  await expect(page.getByText(words('site.indicative_note'))).toBeVisible();

  await open(page, `/courses?price_max=1000000&price_in=${currency.key}`);
  const on = page.getByRole('navigation', { name: words('catalogue.active_filters') });
  await expect(on.getByRole('link').first()).toContainText(currency.key.toUpperCase());

  await currency.remove();
  await open(page, path);
  await isInOwnLanguages(page);
  await expect(page.getByRole('main').getByText(currency.symbol)).toHaveCount(0);
});

test('a kept choice waits until a slow telephone has woken the whole page', async ({ reading }) => {
  const { page, words } = reading;
  await open(page, '/courses');
  await switchTo(reading, 'currency', 'usd');
  await expect(page.getByText(words('shell.currency_changed'))).toBeVisible();
  const browser = await page.context().newCDPSession(page);
  await browser.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  // A change in between would be a complaint in the console.
  await open(page, '/courses?page=3');
  await expect(page.locator('html')).toHaveAttribute('data-currency', 'usd');
  await expect(
    page
      .getByRole('main')
      .getByText(/\d\s?\$/)
      .first(),
  ).toBeVisible();
  await open(page, '/');
});

test('an address names a currency only as long as the house has it', async ({ reading, isMobile }) => {
  const { page } = reading;
  const currency = await addCurrency(page, isMobile ? 'qc' : 'qd');
  // The server hears of it a moment after the call.
  await expect(async () => {
    await page.goto(`/courses?currency=${currency.key}`);
    await expect(page).toHaveURL(`/courses?currency=${currency.key}`);
  }).toPass();
  await ready(page);
  await showsPricesIn(page, currency);

  await currency.remove();
  await expect(async () => {
    await page.goto(`/courses?currency=${currency.key}`);
    await expect(page).toHaveURL('/courses');
  }).toPass();
  await ready(page);
  await expect(page.getByRole('main').getByText(currency.symbol)).toHaveCount(0);
});

test('a user keeps the added currency on another browser, and buys in one that can be paid', async ({
  reading,
  stranger,
  isMobile,
}) => {
  const { page, words } = reading;
  const currency = await addCurrency(page, isMobile ? 'qe' : 'qf');
  const person = await arriveSignedIn(page);
  const { path } = await courseOf(page, courseKey);
  await open(page, path);
  await switchTo(reading, 'currency', currency.key);
  await expect(page.getByText(words('shell.currency_changed'))).toBeVisible();

  await arriveAgain(stranger, person);
  await open(stranger, path);
  await showsPricesIn(stranger, currency);
  const there = { page: stranger, words };
  await addToCart(there);
  await cartLink(there, 1).click();
  const note = words('cart.paid_in', { chosen: currency.key.toUpperCase(), paid: 'AOA' });
  await expect(stranger.getByText(note)).toBeVisible();

  await stranger.getByRole('link', { name: words('cart.go_on') }).click();
  await expect(stranger.getByRole('heading', { level: 1 })).toHaveText(words('order.checkout'));
  await expect(stranger.getByRole('radio').first()).toBeChecked();
  if (isMobile) await stranger.getByRole('button', { name: words('shell.open_menu') }).click();
  await expect(switcher(there, 'currency')).toBeDisabled();
  await expect(switcher(there, 'currency')).toHaveAccessibleDescription(words('shell.currency_frozen'));

  await currency.remove();
  await open(stranger, path);
  await isInOwnLanguages(stranger);
});

test('a currency that cannot be saved is told, and the old one stays', async ({ reading, complaints }) => {
  const { page, words } = reading;
  await arriveSignedIn(page);
  await page.route('**/api/users/update-user-and-person', (route) => route.fulfill({ status: 500, json: {} }));
  await open(page, '/');
  await switchTo(reading, 'currency', 'usd');
  await expect(page.getByText(words('shell.currency_not_changed'))).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-currency', 'aoa');
  await expect(switcher(reading, 'currency')).toHaveValue('aoa');
  await page.reload();
  await ready(page);
  await expect(page.locator('html')).toHaveAttribute('data-currency', 'aoa');
  // What the browser itself says of the answer is no complaint here.
  complaints.length = 0;
});

type Added = { key: string; symbol: string; remove: () => Promise<unknown> };

/** A currency that no other journey knows; half a kwanza. */
async function addCurrency(page: Page, prefix: string): Promise<Added> {
  const key = prefix + String.fromCharCode(97 + Math.floor(Math.random() * 26));
  const symbol = `F${key.toUpperCase()}`;
  const house = await asAdministrator(page);
  const { data } = await house.ask('POST /currencies/create', {
    key,
    name: JSON.stringify({ pt: 'Franco de ensaio', 'en-GB': 'Trial franc' }),
    definition: JSON.stringify({ symbol, locale: 'fr-CM' }),
    rate: 2,
  });
  return { key, symbol, remove: () => house.ask('PUT /currencies/delete', { id: data[0].id }) };
}

async function showsPricesIn(page: Page, { key, symbol }: Added): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-currency', key);
  await expect(
    page
      .getByRole('main')
      .getByText(/^≈\s[\d\s]+,00\s/)
      .filter({ hasText: symbol, visible: true })
      .first(),
  ).toBeVisible();
}

/** The default currency of the browser's language. */
async function isInOwnLanguages(page: Page): Promise<void> {
  const language = await page.evaluate(() => navigator.language);
  await expect(page.locator('html')).toHaveAttribute('data-currency', language.startsWith('pt') ? 'aoa' : 'usd');
}
