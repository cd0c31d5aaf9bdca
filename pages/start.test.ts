import { expect, test } from 'vitest';
import { openPage, type OpenPage } from './testing/open-page.ts';
import { newPerson } from './testing/people.ts';
import { enrol, placeOrders, titleOf } from './testing/shopping.ts';
import { waitFor } from './testing/wait-for.ts';
import { wordsIn } from './testing/words.ts';

const words = wordsIn('pt');
/** Its class has a regulation. */
const ruled = 'trabalho-em-altura';

test('the start page says what waits, the most urgent first, and leads to it', async () => {
  const person = await newPerson();
  await enrol(person, ruled);
  await placeOrders(person, ['extintores']);
  const page = await openPage('/profile', { as: person });
  await page.heading(words('profile.waiting', { count: 2 }));
  const [order, regulation] = waitingIn(page);
  expect(order?.textContent).toContain(titleOf('extintores'));
  expect(regulation?.textContent).toContain(titleOf(ruled));
  await page.find('link', { name: words('profile.read_and_accept') });
  await page.user.click(await page.findText(words('profile.pay_now')));
  await waitFor(() => expect(location.pathname).toMatch(/^\/payment\/\d+\/\d+$/));
});

test('with nothing to do the start page says so, and lists no page of a company', async () => {
  const page = await openPage('/profile', { as: await newPerson() });
  await page.heading(words('profile.waiting', { count: 0 }));
  await page.findText(words('profile.nothing_waits'));
  const menu = await page.find('navigation', { name: words('profile.your_space') });
  expect(menu.textContent).toContain(words('profile.learn'));
  expect(menu.textContent).not.toContain(words('profile.teach'));
});

function waitingIn(page: OpenPage): HTMLElement[] {
  const list = page.inPart('main').getByRole('list', { name: words('profile.waiting_list') });
  return [...list.querySelectorAll<HTMLElement>(':scope > li')];
}
