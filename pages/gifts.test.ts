import { within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { acceptedTerms } from '#contract/rules/accepted-terms.ts';
import type { CartSummary } from '#contract/sales/cart/calls.ts';
import { demoPeople } from '#seed/people.ts';
import { inApi } from './testing/api.ts';
import { managerOfDemoCompany } from './testing/companies.ts';
import { failedCall } from './testing/console.ts';
import { openPage, type OpenPage } from './testing/open-page.ts';
import { demoPerson, newPerson, type Person } from './testing/people.ts';
import { acceptBox, courseOf, fillCart, orderFree, titleOf, withCart } from './testing/shopping.ts';
import { waitFor } from './testing/wait-for.ts';
import { wordsIn } from './testing/words.ts';

const words = wordsIn('pt');
const key = 'extintores';
const placed = '/orders/create';
type Ordered = { id: number; items: { id: number }[] };

let made = 0;

test('a course is ordered as a gift after its address was corrected, and what was typed stays', async () => {
  const giver = await withCart([key]);
  const page = await openCheckout(giver);
  await page.user.click(await page.find('button', { name: words('gift_choice.open') }));
  await page.user.click(await page.find('checkbox', { name: words('gift_choice.is_gift', { title: titleOf(key) }) }));
  await page.user.type(await field(page, 'gift_choice.message'), 'Parabéns!');
  await page.user.click(await acceptBox(page));
  await place(page);
  await page.findSaying('alert', words('order.gift_email_missing'));
  await page.user.type(await field(page, 'gift_choice.email'), giver.credentials.username);
  await place(page);
  await page.findSaying('alert', words('order.gift_to_yourself'));
  expect(page.network.sentTo(placed)).toEqual([]);
  await page.user.clear(await field(page, 'gift_choice.email'));
  await page.user.type(await field(page, 'gift_choice.email'), 'amiga@exemplo.ao');
  expect(await field(page, 'gift_choice.message')).toHaveProperty('value', 'Parabéns!');
  await place(page);
  await page.heading(words('payment.title_open'));
  await page.findText(new RegExp(words('order.gift_for', { to: 'amiga@exemplo.ao' })));
  const [, orderId] = /payment\/(\d+)/.exec(location.pathname) ?? [];
  const order = await openPage(`/profile/my-orders-history/${orderId}`, { after: page });
  await order.findText(words('given_courses.status_unpaid'));
});

test('a refusal of the server stands beneath the field of the gift', async () => {
  const page = await openCheckout(await withCart([key]));
  await page.user.click(await page.find('button', { name: words('gift_choice.open') }));
  await page.user.click(await page.find('checkbox', { name: words('gift_choice.is_gift', { title: titleOf(key) }) }));
  await page.user.type(await field(page, 'gift_choice.email'), 'amiga@exemplo.ao');
  await page.user.click(await acceptBox(page));
  const message = 'O presente não pode ser enviado neste dia.';
  const errors = [{ message, code: 'gift_day_invalid', field: 'gifts.0.send_on' }];
  page.network.answer(placed, () => Response.json({ status: 'error', message, errors }, { status: 400 }));
  page.allowInConsole(failedCall);
  await place(page);
  const day = await field(page, 'gift_choice.send_on');
  await waitFor(() => expect(document.activeElement).toBe(day));
  expect(document.getElementById(day.getAttribute('aria-describedby')?.split(' ')[0] ?? '')?.textContent).toContain(
    message,
  );
});

test('who acts for a company is offered no gifts, since it assigns seats instead', async () => {
  const { manager, stored } = await managerOfDemoCompany('training_manager');
  await fillCart(manager, [key]);
  const page = await openPage('/checkout', { as: manager, stored });
  await waitFor(() => page.screen.getByLabelText(words('order.buyer_reference'), { exact: false }));
  expect(page.screen.queryByRole('button', { name: words('gift_choice.open') })).toBeNull();
});

test('a gift is accepted by its link, and says so to both from then on', async () => {
  const { giver, recipient, token, orderId } = await given();
  const page = await openPage(`/profile/gifts/${token}`, { as: recipient });
  await page.find('heading', { name: /ofereceu-lhe um curso/, level: 1 });
  await page.user.click(await page.find('button', { name: `${words('gift.accept')} ${titleOf(key)}` }));
  await page.heading(words('gift.accepted_title'));
  const again = await openPage(`/profile/gifts/${token}`, { after: page });
  await again.heading(words('gift.accepted_title'));
  const order = await openPage(`/profile/my-orders-history/${orderId}`, { as: giver });
  await order.findText(words('given_courses.status_accepted'));
  expect(order.screen.queryByRole('button', { name: /^Alterar/ })).toBeNull();
});

test('a gift to another address names both, and signing out leads back to it with the address', async () => {
  const { recipient, token } = await given();
  const page = await openPage(`/profile/gifts/${token}`, { as: await newPerson() });
  await page.heading(words('gift.of_another_title'));
  await page.findText(recipient.credentials.username);
  await page.user.click(await page.find('button', { name: words('gift.sign_out') }));
  await page.at(`/login?redirect=${encodeURIComponent(`/profile/gifts/${token}`)}`);
  expect(await field(page, 'sign.username')).toHaveProperty('value', recipient.credentials.username);
});

test('a declined gift is given to somebody else, and its older link is answered as one that never was', async () => {
  const { giver, recipient, token, orderId } = await given();
  const page = await openPage(`/profile/gifts/${token}`, { as: recipient });
  await page.user.click(await page.find('button', { name: `${words('gift.decline')} ${titleOf(key)}` }));
  const confirmation = within(await page.find('dialog'));
  await page.user.click(confirmation.getByRole('button', { name: words('gift.decline') }));
  await page.heading(words('gift.declined_title'));
  for (const gone of [token, 'this-was-never-a-token']) {
    const dead = await openPage(`/profile/gifts/${gone}`, { as: recipient });
    dead.allowInConsole(failedCall);
    await dead.heading(words('gift.not_found'));
    await dead.findText(words('gift.not_found_text'));
  }
  const order = await openPage(`/profile/my-orders-history/${orderId}`, { as: giver });
  await order.findText(words('given_courses.status_declined'));
  const another = `${words('given_courses.give_to_another')} ${titleOf(key)}`;
  await order.user.click(await order.find('button', { name: another }));
  const dialog = within(await order.find('dialog'));
  const email = await dialog.findByLabelText(words('gift_choice.email'), { exact: false });
  await order.user.type(email, 'nova amiga');
  order.allowInConsole(failedCall);
  await order.user.click(dialog.getByRole('button', { name: words('given_courses.save_and_send') }));
  await order.findSaying('alert', words('given_courses.not_changed'), dialog);
  expect(email).toHaveProperty('value', 'nova amiga');
  await order.user.clear(email);
  await order.user.type(email, 'nova@exemplo.ao');
  await order.user.click(dialog.getByRole('button', { name: words('given_courses.save_and_send') }));
  await order.findText(words('given_courses.status_sent'));
  await order.findText('nova@exemplo.ao');
});

test('a gift that cannot be loaded can be tried again', async () => {
  const { recipient, token } = await given();
  const page = await openPage(`/profile/gifts/${token}`, {
    as: recipient,
    prepare: ({ fail }) => fail('/gifts/received'),
  });
  await page.findText(words('gift.failed'));
});

test('a buyer of two seats gives the other one to an address, and the free order back', async () => {
  const giver = await newPerson({ role: 'client' });
  const orderId = await orderFree(giver, key, { quantity: 2 });
  const path = `/profile/my-orders-history/${orderId}`;
  const page = await openPage(path, { as: giver });
  await page.findText(words('give_seats.free', { seats: 1 }));
  await page.user.click(await page.find('button', { name: `${words('give_seats.give')} ${titleOf(key)}` }));
  const dialog = within(await page.find('dialog'));
  await page.user.click(dialog.getByRole('button', { name: words('give_seats.give') }));
  await page.findSaying('alert', words('give_seats.email_missing'), dialog);
  await page.user.type(await dialog.findByLabelText(words('gift_choice.email'), { exact: false }), 'rui@exemplo.ao');
  await page.user.click(dialog.getByRole('button', { name: words('give_seats.give') }));
  await page.findSaying('status', words('give_seats.given', { email: 'rui@exemplo.ao' }));
  await page.findText(words('given_courses.status_sent'));
  await waitFor(() => expect(page.screen.queryByText(words('give_seats.free', { seats: 1 }))).toBeNull());

  await page.user.click(await page.find('button', { name: words('order.cancel') }));
  const confirmation = within(await page.find('dialog'));
  await page.user.click(confirmation.getByRole('button', { name: words('order.cancel') }));
  await page.findText(words('order_history.state_canceled'));
});

/** Paid by a code for the whole price, so without a message, and sent. */
async function given() {
  const [giver, recipient] = [await newPerson(), await newPerson()];
  const email = recipient.credentials.username;
  const administrator = await demoPerson(demoPeople.administrator);
  const code = `PRENDA-${(made += 1)}${'ABCDEFGH'[made % 8]}`;
  await administrator.send('POST /coupons/create', { code, percent: 100 });
  const { id, classId } = await courseOf(key);
  const cart = JSON.stringify([{ id, quantity: 1, preferred_class_id: classId }]);
  await giver.send('PUT /users/update-cart', { id: giver.userId, cart });
  await giver.send('POST /coupons/quote', { code, cart, currency_id: 1 });
  const { data: summaries } = await giver.send<CartSummary>('POST /cart/summary', { cart, currency_id: 1 });
  const accepted = summaries.map(acceptedTerms)[0];
  const gifts = [{ course_id: id, email, name: 'Amiga' }];
  const order = { currency_id: 1, accepted, coupon_code: code, gifts };
  const { data } = await giver.send<Ordered>('POST /orders/create', order);
  const token = await waitFor(async () => {
    const sent = /profile\/gifts\/([\w-]+)/.exec((await inApi('mailsTo', email)).join(' '))?.[1];
    if (!sent) throw new Error('The gift has not arrived.');
    return sent;
  });
  return { giver, recipient, token, orderId: data[0]?.id ?? 0 };
}

async function openCheckout(person: Person): Promise<OpenPage> {
  const page = await openPage('/checkout', { as: person });
  await page.find('button', { name: words('order.place') });
  return page;
}

function field(page: OpenPage, name: string): Promise<HTMLElement> {
  return page.screen.findByLabelText(words(name as never), { exact: false });
}

async function place(page: OpenPage): Promise<void> {
  await page.user.click(await page.find('button', { name: words('order.place') }));
}
