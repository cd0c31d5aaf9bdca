import { within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { connectionFailed, failedCall } from './testing/console.ts';
import type { Network } from './testing/network.ts';
import { openPage } from './testing/open-page.ts';
import { newPerson } from './testing/people.ts';
import { waitFor } from './testing/wait-for.ts';
import { wordsIn } from './testing/words.ts';

const words = wordsIn('pt');
const anyPage = '/terms-and-services';

test('a banner shows while the network is gone', async () => {
  const page = await openPage('/');
  page.network.goOffline();
  await page.findSaying('status', words('shell.no_connection'));
  page.network.goOnline();
  await page.gone('status', words('shell.no_connection'));
});

test('a failed request is sent three times, a second apart, and again when the network is back', async () => {
  const page = await openPage(anyPage, { as: await newPerson() });
  page.network.cut('/enrollments');
  page.goTo('/profile/my-courses');
  page.allowInConsole(connectionFailed, /Error in route match/);
  await page.findSaying('status', words('shell.no_connection'));
  const [first = 0, second = 0, third = 0, ...more] = page.network.sentTo('/enrollments').map(({ at }) => at);
  expect(more).toEqual([]);
  expect(second - first).toBeGreaterThanOrEqual(950);
  expect(third - second).toBeGreaterThanOrEqual(950);
  page.network.mend('/enrollments');
  await page.gone('status', words('shell.no_connection'));
  await page.findText(words('my_courses.empty'), page.inPart('main'));
});

test('a session ended elsewhere is reported, and signing in leads back', async () => {
  const page = await openPage('/profile/my-courses', { as: await newPerson() });
  const error = { message: 'Ended.', code: 'token_expired' };
  page.network.answer('*', (request, goOn) => {
    const isOwn = request.headers.has('authorization') || request.url.endsWith('/refresh-token');
    if (!isOwn) return goOn();
    return Response.json({ status: 'error', message: error.message, errors: [error] }, { status: 401 });
  });
  // Whichever call comes first meets the ended session, the page or a badge.
  page.goTo('/profile/my-certificates');
  page.allowInConsole(/Ended/, /Error in route match/);
  await page.findSaying('status', words('shell.session_expired'));
  await waitFor(() =>
    expect(location.pathname + location.search).toMatch(/^\/\?redirect=%2Fprofile%2Fmy-(courses|certificates)/),
  );
  await page.find('dialog');
});

test('failed settings leave a site without a cart, with default footer links, and a message', async () => {
  const person = await newPerson();
  const page = await openPage(anyPage, { as: person, prepare: ({ fail }) => fail('/application-settings') });
  page.expectInConsole(failedCall);
  await page.findSaying('alert', words('errors.failed_to_fetch_app_settings'));
  await page.find('link', { name: words('shell.with_Warnings', { count: 0 }) });
  expect(page.inPart('banner').queryAllByRole('link', { name: /^Carrinho/ })).toEqual([]);
  const privacy = page.inPart('contentinfo').getByRole('link', { name: words('shell.privacy') });
  expect(privacy.getAttribute('href')).toBe('/privacy-policy');
  expect(privacy.getAttribute('target')).toBe('_blank');
});

test.for([
  { browserLanguage: 'pt-AO', currency: 'aoa' },
  { browserLanguage: 'en-US', currency: 'usd' },
])('currencies that fail are the default one of the browser’s language: $browserLanguage', async (expected) => {
  const { browserLanguage, currency } = expected;
  const page = await openPage(anyPage, { browserLanguage, prepare: ({ fail }) => fail('/currencies') });
  page.expectInConsole(failedCall);
  expect(document.documentElement.dataset['currency']).toBe(currency);
});

test('with an ERP everything is in kwanzas, and the switch explains why it is disabled', async () => {
  const withErp = {
    prepare: ({ answer }: Network) =>
      answer('/application-settings', async (_request, goOn) => {
        const input: { results: { key: string; value: string }[] } = await (await goOn()).json();
        const results = input.results.map((one) => (one.key === 'hasErpIntegration' ? { ...one, value: 'true' } : one));
        return Response.json({ ...input, results });
      }),
  };
  const page = await openPage('/terms-and-services?currency=usd', withErp);
  await waitFor(() => expect(document.documentElement.dataset['currency']).toBe('aoa'));
  await page.user.click(page.screen.getByRole('button', { name: words('shell.open_menu') }));
  const switches = await waitFor(() => {
    const result = page.inPart('banner').getAllByRole<HTMLSelectElement>('combobox', { name: words('shell.currency') });
    expect(result).toHaveLength(2);
    return result;
  });
  for (const one of switches) expect([one.disabled, descriptionOf(one)]).toEqual([true, words('shell.currency_fixed')]);

  const account = await openPage('/profile/my-account', { as: await newPerson(), ...withErp });
  const main = account.inPart('main');
  const own = await account.find('combobox', { name: words('profile.currency') }, main);
  expect([own.hasAttribute('disabled'), descriptionOf(own)]).toEqual([true, words('shell.currency_fixed')]);
  const languages = await account.find('combobox', { name: words('profile.language') }, main);
  expect(within(languages).getAllByRole('option', { name: 'Inglês (Reino Unido)' })).toHaveLength(1);
});

function descriptionOf(element: HTMLElement): string | undefined {
  const id = element.getAttribute('aria-describedby') ?? '';
  return document.getElementById(id)?.textContent;
}
