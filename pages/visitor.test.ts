import { expect, test } from 'vitest';
import { demoPassword, demoPeople } from '#seed/people.ts';
import { openPage, type OpenPage } from './testing/open-page.ts';
import { addToCart, courseOf, titleOf } from './testing/shopping.ts';
import { waitFor } from './testing/wait-for.ts';
import { wordsIn } from './testing/words.ts';

const words = wordsIn('pt');
const english = wordsIn('en-GB');
const { path } = await courseOf('extintores');

test('language and currency change at once and stay after a reload', async () => {
  const page = await openPage(path);
  await choose(page, words('shell.language'), 'en-GB');
  await page.heading(titleOf('extintores', 'en'));
  expect(document.documentElement.lang).toBe('en-GB');
  await choose(page, english('shell.currency'), 'usd');
  await waitFor(() => expect(page.inPart('main').getAllByText(/\$/)).not.toEqual([]));

  const again = await openPage(path, { after: page, language: 'en-GB' });
  await again.heading(titleOf('extintores', 'en'));
  await waitFor(() => expect(again.inPart('main').getAllByText(/\$/)).not.toEqual([]));
  expect(again.screen.queryByText(words('course.choose'))).toBeNull();
});

test('the page after signing in stays visible while it reloads', async () => {
  const page = await openPage('/news');
  const [link] = await waitFor(() => {
    const match = page.inPart('main').getAllByRole('heading', { level: 2 });
    expect(match).not.toEqual([]);
    return match.flatMap((heading) => heading.querySelector('a') ?? []);
  });
  const title = link?.textContent ?? '';
  await page.user.click(link ?? document.body);
  await page.heading(title);
  const address = location.pathname;
  const [toSignIn] = page.inPart('banner').getAllByRole('link', { name: words('shell.login') });
  await page.user.click(toSignIn ?? document.body);
  await page.heading(words('sign.sign_in'));
  const emptied = noteIfEmptied();
  const release = page.network.hold('/news');
  await page.user.type(page.screen.getByLabelText(words('sign.username')), demoPeople.student.username);
  await page.user.type(page.screen.getByLabelText(words('sign.password')), demoPassword);
  await page.user.click(await page.find('button', { name: words('sign.sign_in') }, page.inPart('main')));
  await page.at(address);
  await page.heading(title);
  release();
  await waitFor(() => expect(page.network.sentTo('/news').length).toBeGreaterThan(0));
  await page.heading(title);
  expect(emptied()).toBe(false);
});

test('Back leads from the cart to the course and to the unchanged list', async () => {
  const page = await openPage('/courses?search=extintores');
  const title = titleOf('extintores');
  await page.user.click(await page.findSaying('link', title, page.inPart('main')));
  await addToCart(page);
  const cart = () => page.find('link', { name: words('shell.with_Cart', { count: 1 }) });
  await page.user.click(await cart());
  await page.heading(words('cart.title'));
  history.back();
  await page.heading(title);
  history.back();
  await page.at('/courses?search=extintores');
  const box = await page.find('combobox', { name: words('shell.search_courses') }, page.inPart('main'));
  expect(box).toHaveProperty('value', 'extintores');
  await cart();
});

async function choose(page: OpenPage, name: string, value: string): Promise<void> {
  await page.user.selectOptions(page.inPart('banner').getByRole('combobox', { name }), value);
}

/** Records whether the heading was ever missing. */
function noteIfEmptied(): () => boolean {
  let isEmptied = false;
  new MutationObserver(() => {
    isEmptied ||= document.querySelector('main h1')?.checkVisibility() !== true;
  }).observe(document.body, { subtree: true, childList: true });
  return () => isEmptied;
}
