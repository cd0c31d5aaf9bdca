import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { CartSummary } from '#contract/sales/cart/calls.ts';
import { demoPeople } from '#seed/people.ts';
import { openPage } from './testing/open-page.ts';
import { demoPerson, newPerson, type Person } from './testing/people.ts';
import { acceptBox, placeOrder } from './testing/shopping.ts';
import { wordsIn } from './testing/words.ts';

const dayMs = 86_400_000;
const words = wordsIn('pt');

/** A new course with one class, in Maputo, and one seat. */
async function makeLastSeat() {
  const administrator = await demoPerson(demoPeople.administrator);
  const title = `Soldar em altura ${randomUUID().slice(0, 8)}`;
  const prices = [{ amount_minor: 4_500_000, currency_id: 1 }];
  const course = { title: { pt: title }, type: 'presential', prices };
  const { id = 0 } = (await administrator.send<{ id: number }>('POST /courses/create', course)).data[0] ?? {};
  const start_at = new Date(Date.now() + 30 * dayMs).toISOString();
  const place = { type: 'presential', tz: 'Africa/Maputo', city: 'Maputo', capacity: 1, start_at };
  const run = { course_id: id, code: `S-${id}`, ...place };
  const { id: classId = 0 } = (await administrator.send<{ id: number }>('POST /classes/create', run)).data[0] ?? {};
  return { id, title, cart: JSON.stringify([{ id, quantity: 1, preferred_class_id: classId }]), classId };
}

async function saveCart(person: Person, cart: string): Promise<void> {
  await person.send('PUT /users/update-cart', { id: person.userId, cart });
}

/** Resolves to the hour until which the seat is held, on the clock of this machine. */
async function takeSeat(cart: string): Promise<string> {
  const faster = await newPerson();
  await saveCart(faster, cart);
  await placeOrder(faster, cart);
  const { data } = await faster.send<CartSummary>('POST /cart/summary', { cart, currency_id: 1 });
  const clock = new Intl.DateTimeFormat('pt-PT', { hour: '2-digit', minute: '2-digit' });
  return clock.format(new Date(data[0]?.lines[0]?.class?.seats_free_at ?? ''));
}

/** The sentence, whatever the day. */
function pattern(time: string): RegExp {
  const sentence = words('cart.free_again', { until: words('site.deadline_of_reader', { day: '…', time }) });
  return new RegExp(`^${sentence.split('…').map(RegExp.escape).join('.+')}$`);
}

test('an order refused because others hold the last seats says when those may be free again, and offers to wait', async () => {
  const { id, title, cart, classId } = await makeLastSeat();
  const buyer = await newPerson();
  await saveCart(buyer, cart);
  const page = await openPage('/checkout', { as: buyer });
  await page.heading(words('order.checkout'));
  await page.user.click(await acceptBox(page));
  const heldUntil = await takeSeat(cart);
  page.allowInConsole(/409|class_full/);
  await page.user.click(page.screen.getByRole('button', { name: words('order.place') }));

  await page.findSaying('alert', words('order.not_placed_title'));
  await page.findText(pattern(heldUntil));
  const wait = await page.findSaying('link', `${words('cart.to_waiting_list')}: ${title}`);
  expect(wait.getAttribute('href')).toBe(`/courses/${id}?class=${classId}`);

  const inCart = await openPage('/cart', { as: buyer });
  await inCart.findText(words('cart.problem_class_full'));
  await inCart.findText(pattern(heldUntil));

  await (await newPerson()).send('POST /waiting-entries/create', { class_id: classId });
  const behind = await openPage('/cart', { as: buyer });
  await behind.findSaying('link', `${words('cart.to_waiting_list')}: ${title}`);
  expect(behind.screen.queryByText(/Os primeiros podem voltar a estar livres/)).toBeNull();
});
