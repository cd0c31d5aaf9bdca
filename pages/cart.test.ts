import { expect, test } from 'vitest';
import { failedCall } from './testing/console.ts';
import { openPage, type OpenPage } from './testing/open-page.ts';
import { newPerson } from './testing/people.ts';
import { addButton, addToCart, courseOf, enrol, placeOrders, titleOf, withCart } from './testing/shopping.ts';
import { waitFor } from './testing/wait-for.ts';
import { wordsIn } from './testing/words.ts';

const words = wordsIn('pt');

test('what is enrolled leaves an open cart without a full load', async () => {
  const person = await withCart(['extintores', 'ergonomia-sentado']);
  const page = await openPage('/cart', { as: person });
  await page.findSaying('link', titleOf('extintores'), page.inPart('main'));
  await waitFor(() => expect(page.network.sentTo('/events')).toHaveLength(1));
  await enrol(person, 'extintores');
  await page.gone('link', titleOf('extintores'), page.inPart('main'));
  await page.findSaying('link', titleOf('ergonomia-sentado'), page.inPart('main'));
  await page.find('link', { name: words('shell.with_Cart', { count: 1 }) });
});

test('the course page of an enrolled person offers the player, and another class as a second choice', async () => {
  const { page, id } = await openOwnCourse('lideranca-no-terreno');
  const players = page.inPart('main').getAllByRole('link', { name: words('own_course.open') });
  expect(players.map((player) => player.getAttribute('href'))).toEqual(players.map(() => `/courses/${id}/learn`));
  expect(addButtons(page)).toEqual([]);
  await page.user.click(await page.find('button', { name: words('own_course.another_class') }));
  await waitFor(() => expect(addButtons(page)).toHaveLength(1));
});

test('the course page of a student who is enrolled in its only class offers nothing to buy', async () => {
  const { page } = await openOwnCourse('ergonomia-sentado');
  expect(addButtons(page)).toEqual([]);
  expect(page.inPart('main').queryByRole('button', { name: words('own_course.another_class') })).toBeNull();
});

async function openOwnCourse(key: string): Promise<{ page: OpenPage; id: number }> {
  const person = await newPerson();
  const { id, path } = await courseOf(key);
  await enrol(person, key);
  const page = await openPage(path, { as: person });
  await page.findText(words('own_course.enrolled'), page.inPart('main'));
  return { page, id };
}

test('after adding, the button is a link to the cart', async () => {
  const page = await openPage((await courseOf('extintores')).path);
  await addToCart(page);
  expect(addButtons(page)).toEqual([]);
  const [toCart] = page.inPart('main').getAllByRole('link', { name: words('add_to_cart.see_cart') });
  expect(document.activeElement).toBe(toCart);
  await page.user.click(toCart ?? document.body);
  await page.heading(words('cart.title'));
});

test('an emptied number of seats waits for what is typed next', async () => {
  const person = await withCart(['extintores'], 'client');
  const page = await openPage('/cart', { as: person });
  const seats = await page.find('textbox', { name: words('cart.seats_of', { title: titleOf('extintores') }) });
  await page.user.click(seats);
  await page.user.keyboard('{Backspace}');
  expect(seats).toHaveProperty('value', '');
  await page.user.keyboard('5');
  expect(seats).toHaveProperty('value', '5');
  await page.user.tab();
  await page.find('link', { name: words('shell.with_Cart', { count: 5 }) });
  await page.user.clear(seats);
  await page.user.keyboard('0');
  await page.user.tab();
  expect(seats).toHaveProperty('value', '5');
  await page.user.clear(seats);
  await page.user.keyboard('x257');
  await page.user.tab();
  expect(seats).toHaveProperty('value', '200');
});

test('a company adds one more seat beside the link to the cart', async () => {
  const page = await openPage((await courseOf('extintores')).path, { as: await newPerson({ role: 'client' }) });
  await addToCart(page);
  await page.user.click(await page.findSaying('button', words('add_to_cart.one_more')));
  await page.find('link', { name: words('shell.with_Cart', { count: 2 }) });
});

test('an empty cart is a friendly page at the address of the guard', async () => {
  const page = await openPage('/cart');
  await page.at('/error');
  await page.heading(words('cart.nothing'));
  expect(page.screen.queryByText(words('site.error_title'))).toBeNull();
  const courses = page.inPart('main').getByRole('link', { name: words('cart.find_courses') });
  expect(courses.getAttribute('href')).toBe('/courses');

  const other = await openPage('/error');
  await other.heading(words('site.error_title'));
  await other.findText(words('no_sense.not_yours'));
});

test('with the cart off, its pages lead to the error page', async () => {
  const settings = [{ key: 'hasShoppingCart', value: 'false' }];
  const person = await withCart(['extintores']);
  for (const path of ['/cart', '/checkout']) {
    const page = await openPage(path, {
      as: person,
      prepare: ({ answer }) =>
        answer('/application-settings', () => Response.json({ status: 'success', results: settings, total: 1 })),
    });
    await page.at('/error');
    await page.findText(words('no_sense.cart_off'));
  }
});

test('a failed save without sentences shows the message of the server, and only 200 is success', async () => {
  const page = await openPage((await courseOf('extintores')).path, { as: await newPerson() });
  page.network.answer('/users/update-cart', () =>
    Response.json({ status: 'error', message: 'A base está cheia' }, { status: 500 }),
  );
  page.allowInConsole(failedCall);
  await page.user.click(await addButton(page));
  await page.findSaying('alert', words('add_to_cart.failed_with', { message: 'A base está cheia' }));

  page.network.answer('/users/update-cart', () => Response.json({ status: 'success', data: [] }, { status: 202 }));
  await page.user.click(await addButton(page));
  await page.findSaying('alert', words('add_to_cart.failed'));
  await addButton(page);
});

function addButtons(page: OpenPage): HTMLElement[] {
  return page
    .inPart('main')
    .queryAllByRole('button')
    .filter(({ textContent }) => textContent.includes(words('add_to_cart.add')));
}

test('with an unpaid order of a course, its page leads to the payment instead of the cart', async () => {
  const buyer = await newPerson({ role: 'client' });
  const { path } = await courseOf('extintores');
  await placeOrders(buyer, ['extintores']);
  const page = await openPage(path, { as: buyer });
  await page.findSaying('status', 'Já encomendou este curso');
  const [pay] = page.screen.getAllByRole('link', { name: words('unpaid_course.pay') });
  expect(pay?.getAttribute('href')).toMatch(/^\/payment\/\d+\/\d+$/);
  expect(page.screen.queryByRole('button', { name: new RegExp(words('add_to_cart.add')) })).toBeNull();
  await page.user.click(await page.find('button', { name: words('unpaid_course.more') }));
  await addButton(page);
});
