import { within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import type { Network } from './testing/network.ts';
import { openPage, type OpenPage } from './testing/open-page.ts';
import { newPerson } from './testing/people.ts';
import { placeOrders, titleOf } from './testing/shopping.ts';
import { waitFor } from './testing/wait-for.ts';
import { wordsIn } from './testing/words.ts';

const words = wordsIn('pt');
const unpaid = { name: words('order.unpaid') };

async function cards(page: OpenPage): Promise<HTMLElement[]> {
  return within(await page.find('region', unpaid)).findAllByRole('listitem');
}

test('an unpaid order waits on My courses and on Home, until it is canceled', async () => {
  const buyer = await newPerson();
  await placeOrders(buyer, ['extintores', 'ergonomia-sentado']);
  const page = await openPage('/profile/my-courses', { as: buyer });
  const shown = await cards(page);
  expect(shown).toHaveLength(2);
  const texts = shown.map(({ textContent }) => textContent ?? '').toSorted();
  for (const text of texts) expect(text).toMatch(/Encomenda M-\d{4}-\d{6}Pague até .+, hora de Luanda\.Pagar agora/);
  expect(texts.join()).toContain(titleOf('extintores'));
  const [first] = shown;
  if (!first) throw new Error('There is no card.');
  const pay = within(first).getByRole('link', { name: /^Pagar agora a encomenda/ });
  expect(pay.getAttribute('href')).toMatch(/^\/payment\/\d+\/\d+$/);
  await page.user.click(within(first).getByRole('button', { name: words('order.cancel') }));
  const dialog = await page.find('dialog');
  await page.user.click(within(dialog).getByRole('button', { name: words('order.cancel') }));
  await waitFor(async () => expect(await cards(page)).toHaveLength(1));

  const home = await openPage('/', { after: page });
  expect((await cards(home))[0]?.textContent).toContain('Pague até ');
});

test('Home shows the most urgent order, and leads to the others', async () => {
  const buyer = await newPerson();
  await placeOrders(buyer, ['extintores', 'ergonomia-sentado']);
  const page = await openPage('/', { as: buyer });
  expect(await cards(page)).toHaveLength(1);
  const more = await page.find('link', { name: words('order.more_unpaid', { count: 1 }) });
  expect(more.getAttribute('href')).toBe('/profile/my-courses');
});

test('an order that can no longer be paid stays on My courses to be canceled, and leaves Home', async () => {
  const buyer = await newPerson();
  await placeOrders(buyer, ['extintores', 'ergonomia-sentado']);
  const page = await openPage('/profile/my-courses', { as: buyer, prepare: firstOverdue });
  const [payable, overdue] = await cards(page);
  if (!payable || !overdue) throw new Error('There is no card.');
  expect(within(payable).getByText(words('order.to_pay'))).toBeTruthy();
  expect(within(overdue).getByText(words('order.overdue'))).toBeTruthy();
  expect(overdue.textContent).not.toMatch(/Pagar agora|Pague até/);
  expect(within(overdue).getByRole('button', { name: words('order.cancel') })).toBeTruthy();

  const home = await openPage('/', { as: buyer, prepare: firstOverdue });
  const shown = await cards(home);
  expect(shown).toHaveLength(1);
  expect(shown[0]?.textContent).toMatch(/Pague até/);
  expect(home.screen.queryByRole('link', { name: words('order.more_unpaid', { count: 1 }) })).toBeNull();
});

function firstOverdue({ answer }: Pick<Network, 'answer'>): void {
  answer('/orders', async (_request, goOn) => withFirstOverdue(await goOn()));
}

/** As if its registration deadline had passed. */
async function withFirstOverdue(answer: Response): Promise<Response> {
  const body = await answer.json();
  body.results[0].pay_by = '2020-01-01T00:00:00.000Z';
  return Response.json(body);
}

test('without an unpaid order nothing is drawn', async () => {
  const page = await openPage('/profile/my-courses', { as: await newPerson() });
  await page.findText(words('my_courses.empty'), page.inPart('main'));
  expect(page.screen.queryByRole('region', unpaid)).toBeNull();
});

test('a failure is quiet on Home; My courses says it and can try again', async () => {
  const buyer = await newPerson();
  await placeOrders(buyer, ['extintores']);
  const page = await openPage('/', { as: buyer, prepare: ({ fail }) => fail('/orders') });
  await waitFor(() => expect(page.network.sentTo('/orders')).not.toEqual([]));
  expect(page.screen.queryByText(words('order.unpaid_not_loaded'))).toBeNull();
  page.goTo('/profile/my-courses');
  await page.findText(words('order.unpaid_not_loaded'));
  await page.findText(words('my_courses.empty'), page.inPart('main'));
  page.network.mend('/orders');
  await page.user.click(await page.find('button', { name: words('site.retry') }));
  expect(await cards(page)).toHaveLength(1);
});
