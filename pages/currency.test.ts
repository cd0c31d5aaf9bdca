import { expect, test } from 'vitest';
import { demoPeople } from '#seed/people.ts';
import { failedCall } from './testing/console.ts';
import { openPage, type OpenPage } from './testing/open-page.ts';
import { demoPerson, newPerson } from './testing/people.ts';
import { addToCart, courseOf } from './testing/shopping.ts';
import { waitFor } from './testing/wait-for.ts';
import { wordsIn } from './testing/words.ts';

const words = wordsIn('pt');
const { path } = await courseOf('extintores');

test('a guest reads prices in a currency that the operator has added, until it is removed', async () => {
  const currency = await addCurrency('qbx');
  const page = await openPage(path);
  await choose(page, currency.key);
  await page.findSaying('status', words('shell.currency_changed'));
  expect(switchIn(page).selectedOptions[0]?.textContent).toBe(`Franco de ensaio (${currency.key.toUpperCase()})`);
  await showsPricesIn(page, currency);

  const again = await openPage(path, { after: page });
  await showsPricesIn(again, currency);
  await again.findText(words('site.indicative_note'));

  const list = await openPage(`/courses?price_max=1000000&price_in=${currency.key}`, { after: again });
  const on = await list.find('navigation', { name: words('catalogue.active_filters') });
  expect(on.querySelector('a')?.textContent).toContain(currency.key.toUpperCase());

  await currency.remove();
  const gone = await openPage(path, { after: list });
  await waitFor(() => expect(currencyOf()).toBe('usd'));
  expect(gone.screen.getByRole('main').textContent).not.toContain(currency.symbol);
  const atHome = await openPage(path, { after: gone, browserLanguage: 'pt-AO' });
  await waitFor(() => expect(currencyOf()).toBe('aoa'));
  expect(atHome.screen.getByRole('main').textContent).not.toContain(currency.symbol);
});

test('a user has the added currency in another browser, and buys in one that can be paid', async () => {
  const currency = await addCurrency('qfx');
  const person = await newPerson();
  const page = await openPage(path, { as: person });
  await choose(page, currency.key);
  await page.findSaying('status', words('shell.currency_changed'));

  const other = await openPage(path, { as: await person.onAnotherDevice() });
  await showsPricesIn(other, currency);
  await addToCart(other);
  await other.user.click(await other.find('link', { name: words('shell.with_Cart', { count: 1 }) }));
  await other.findText(words('cart.paid_in', { chosen: currency.key.toUpperCase(), paid: 'AOA' }));
  await other.user.click(await other.find('link', { name: words('cart.go_on') }));
  await other.heading(words('order.checkout'));
  await waitFor(() => expect(other.screen.getAllByRole('radio')[0]).toHaveProperty('checked', true));
  expect(switchIn(other).disabled).toBe(true);
  const description = document.getElementById(switchIn(other).getAttribute('aria-describedby') ?? '');
  expect(description?.textContent).toBe(words('shell.currency_frozen'));

  await currency.remove();
  await openPage(path, { after: other });
  await waitFor(() => expect(currencyOf()).toBe('usd'));
});

test('a currency that cannot be saved is reported, and the old one stays', async () => {
  const page = await openPage('/', { as: await newPerson(), browserLanguage: 'pt-AO' });
  page.network.fail('/users/update-user-and-person');
  page.expectInConsole(failedCall);
  await choose(page, 'usd');
  await page.findSaying('alert', words('shell.currency_not_changed'));
  await waitFor(() => expect([currencyOf(), switchIn(page).value]).toEqual(['aoa', 'aoa']));
  await openPage('/', { after: page, browserLanguage: 'pt-AO' });
  expect(currencyOf()).toBe('aoa');
});

function currencyOf(): string | undefined {
  return document.documentElement.dataset['currency'];
}

function switchIn(page: OpenPage): HTMLSelectElement {
  return page.inPart('banner').getByRole('combobox', { name: words('shell.currency') });
}

async function choose(page: OpenPage, key: string): Promise<void> {
  await page.user.selectOptions(switchIn(page), key);
}

/** A currency of this test only, worth half a kwanza. */
async function addCurrency(key: string) {
  const administrator = await demoPerson(demoPeople.administrator);
  const symbol = `F${key.toUpperCase()}`;
  const { data } = await administrator.send<{ id: number }>('POST /currencies/create', {
    key,
    name: JSON.stringify({ pt: 'Franco de ensaio', 'en-GB': 'Trial franc' }),
    definition: JSON.stringify({ symbol, locale: 'fr-CM' }),
    rate: 2,
  });
  return { key, symbol, remove: () => administrator.send('PUT /currencies/delete', { id: data[0]?.id }) };
}

async function showsPricesIn(page: OpenPage, { key, symbol }: { key: string; symbol: string }): Promise<void> {
  await waitFor(() => {
    expect(currencyOf()).toBe(key);
    expect(page.screen.getByRole('main').textContent).toMatch(new RegExp(`≈\\s[\\d\\s]+,00\\s*${symbol}`));
  });
}
