import { randomUUID } from 'node:crypto';
import { within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { demoPeople } from '#seed/people.ts';
import { openPage } from './testing/open-page.ts';
import { demoPerson, newPerson, type Person } from './testing/people.ts';
import { placeOrder } from './testing/shopping.ts';
import { wordsIn } from './testing/words.ts';

const dayMs = 86_400_000;
const words = wordsIn('pt');

/** A seat in Maputo that is offered to `person`, by the cancellation of the only learner. */
async function offered() {
  const administrator = await demoPerson(demoPeople.administrator);
  const title = `Soldar em altura ${randomUUID().slice(0, 8)}`;
  const prices = [{ amount_minor: 4_500_000, currency_id: 1 }];
  const course = { title: { pt: title }, type: 'presential', prices };
  const { id = 0 } = (await administrator.send<{ id: number }>('POST /courses/create', course)).data[0] ?? {};
  const start_at = new Date(Date.now() + 30 * dayMs).toISOString();
  const place = { type: 'presential', tz: 'Africa/Maputo', city: 'Maputo', capacity: 1, start_at };
  const run = { course_id: id, code: `O-${id}`, ...place };
  const { id: class_id = 0 } = (await administrator.send<{ id: number }>('POST /classes/create', run)).data[0] ?? {};
  const [learner, person] = [await newPerson(), await newPerson()];
  const seat = { class_id, person_id: learner.personId };
  const [enrolled] = (await administrator.send<{ id: number }>('POST /enrollments/create', seat)).data;
  await person.send('POST /waiting-entries/create', { class_id });
  await administrator.send('PUT /enrollments/cancel', { id: enrolled?.id, reason: 'Mudou de turno' });
  const [offer] = (await person.list<{ id: number }>('POST /seat-offers', {})).results;
  const cart = JSON.stringify([{ id, quantity: 1, preferred_class_id: class_id }]);
  return {
    administrator,
    person,
    title,
    class_id,
    cart,
    id: offer?.id ?? 0,
    path: `/profile/seat-offers/${offer?.id}`,
  };
}

async function order(person: Person, cart: string): Promise<void> {
  await person.send('PUT /users/update-cart', { id: person.userId, cart });
  await placeOrder(person, cart);
}

test('an offered seat is shown with its class, price and deadline, and accepted at the checkout', async () => {
  const { person, path, title } = await offered();
  const page = await openPage(path, { as: person });
  await page.heading(words('seat_offer.title'));
  await page.findText('Maputo');
  await page.findText(/45.000/);
  await page.user.click(await page.find('button', { name: `${words('seat_offer.accept')} ${title}` }));
  await page.heading(words('order.checkout'));
  expect(page.screen.getAllByText(title, { exact: false }).length).toBeGreaterThan(0);
});

test('an accepted seat says so from then on, also where the page was open before', async () => {
  const { person, path, title, cart } = await offered();
  const page = await openPage(path, { as: person });
  const accept = await page.find('button', { name: `${words('seat_offer.accept')} ${title}` });
  await order(person, cart);
  await page.user.click(accept);
  await page.heading(words('seat_offer.accepted_title'));
});

test('a declined seat is passed on after a confirmation, and cannot be accepted any more', async () => {
  const { person, path, title } = await offered();
  const page = await openPage(path, { as: person });
  await page.user.click(await page.find('button', { name: `${words('seat_offer.decline')} ${title}` }));
  const confirmation = within(await page.find('dialog'));
  await page.user.click(confirmation.getByRole('button', { name: words('seat_offer.decline') }));
  await page.heading(words('seat_offer.declined_title'));
  const again = await openPage(path, { after: page });
  await again.heading(words('seat_offer.declined_title'));
  expect(again.screen.queryByRole('button', { name: new RegExp(words('seat_offer.accept')) })).toBeNull();
});

test('an offer of a class that closed is said to be withdrawn', async () => {
  const { administrator, person, path, class_id } = await offered();
  await administrator.send('PUT /classes/close', { id: class_id });
  const page = await openPage(path, { as: person });
  await page.heading(words('seat_offer.withdrawn_title'));
});

test('an offer to somebody else is answered as one that never was', async () => {
  const { path } = await offered();
  const stranger = await newPerson();
  for (const address of [path, '/profile/seat-offers/999999']) {
    const page = await openPage(address, { as: stranger });
    await page.heading(words('seat_offer.not_found'));
    await page.findText(words('seat_offer.not_found_text'));
  }
});

test('an offer that cannot be loaded can be tried again', async () => {
  const { person, path } = await offered();
  const page = await openPage(path, { as: person, prepare: ({ fail }) => fail('/seat-offers') });
  await page.findText(words('seat_offer.failed'));
});
