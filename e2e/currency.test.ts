import { expect, open, ready, test, type Page } from './fixture.ts';
import { asAdministrator } from './people.ts';
import { switchTo } from './shopping.ts';

const desktopOnly = { tag: '@desktop' };

test(
  'a stored choice applies only after a slow phone has hydrated the whole page',
  desktopOnly,
  async ({ reading }) => {
    const { page, words } = reading;
    await open(page, '/courses');
    await switchTo(reading, 'currency', 'usd');
    await expect(page.getByText(words('shell.currency_changed'))).toBeVisible();
    const browser = await page.context().newCDPSession(page);
    await browser.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    // A change before hydration would log an error in the console.
    await open(page, '/courses?page=3');
    await expect(page.locator('html')).toHaveAttribute('data-currency', 'usd');
    await expect(
      page
        .getByRole('main')
        .getByText(/\d\s?\$/)
        .first(),
    ).toBeVisible();
    await open(page, '/');
  },
);

test('an address names a currency only while the operator offers it', desktopOnly, async ({ reading, seen }) => {
  const { page } = reading;
  const currency = await addCurrency(page, 'qd');
  // The server notices the change a moment after the call.
  await expect(async () => {
    await page.goto(`/courses?currency=${currency.key}`);
    await expect(page).toHaveURL(`/courses?currency=${currency.key}`);
  }).toPass();
  await ready(page);
  await showsPricesIn(page, currency);
  await seen(page);

  await currency.remove();
  await expect(async () => {
    await page.goto(`/courses?currency=${currency.key}`);
    await expect(page).toHaveURL('/courses');
  }).toPass();
  await ready(page);
  await expect(page.getByRole('main').getByText(currency.symbol)).toHaveCount(0);
});

type Added = { key: string; symbol: string; remove: () => Promise<unknown> };

/** A currency of this journey only, worth half a kwanza. */
async function addCurrency(page: Page, prefix: string): Promise<Added> {
  const key = prefix + String.fromCharCode(97 + Math.floor(Math.random() * 26));
  const symbol = `F${key.toUpperCase()}`;
  const site = await asAdministrator(page);
  const { data } = await site.call('POST /currencies/create', {
    key,
    name: JSON.stringify({ pt: 'Franco de ensaio', 'en-GB': 'Trial franc' }),
    definition: JSON.stringify({ symbol, locale: 'fr-CM' }),
    rate: 2,
  });
  return { key, symbol, remove: () => site.call('PUT /currencies/delete', { id: data[0].id }) };
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
