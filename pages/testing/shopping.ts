import type { CartSummary } from '#contract/sales/cart/calls.ts';
import type { UserRole } from '#contract/people/identity/values.ts';
import { acceptedTerms } from '#contract/rules/accepted-terms.ts';
import { courseWithKey } from '#seed/courses.ts';
import { demoPeople } from '#seed/people.ts';
import type { OpenPage } from './open-page.ts';
import { demoPerson, guest, newPerson, type Person, type SignedIn } from './people.ts';

type Listed = { id: number; title: string; next_class: { id: number } | null };

export function titleOf(key: string, language: 'pt' | 'en' = 'pt'): string {
  return courseWithKey(key).title[language === 'pt' ? 'pt' : 'en-GB'] ?? '';
}

/** The address of a course, and its next class on sale. */
export async function courseOf(key: string): Promise<{ id: number; classId: number; path: string }> {
  const { results } = await guest.list<Listed>('POST /courses', { search: titleOf(key) });
  // Other tests of the same worker make courses of the same title, without a class on sale.
  const course = results.find(({ title, next_class }) => title === titleOf(key) && next_class !== null);
  if (!course?.next_class) throw new Error(`No course on sale is called ${titleOf(key)}.`);
  return { id: course.id, classId: course.next_class.id, path: `/courses/${course.id}` };
}

export async function addToCart(page: OpenPage): Promise<void> {
  await page.user.click(await addButton(page));
  await page.findSaying('status', page.words('add_to_cart.added'));
}

export function addButton({ findSaying, words }: OpenPage): Promise<HTMLElement> {
  return findSaying('button', words('add_to_cart.add'));
}

/** Enrolls the person without an order. */
export async function enrol(person: Pick<Person, 'personId'>, key: string): Promise<void> {
  const { classId } = await courseOf(key);
  const administrator = await demoPerson(demoPeople.administrator);
  await administrator.send('POST /enrollments/create', { class_id: classId, person_id: person.personId });
}

/** A new person with a saved cart. */
export async function withCart(keys: string[], role?: UserRole): Promise<Person> {
  const person = await newPerson({ ...(role && { role }) });
  await fillCart(person, keys);
  return person;
}

export async function fillCart(person: SignedIn & { userId: number }, keys: string[]): Promise<void> {
  const courses = await Promise.all(keys.map(courseOf));
  const items = courses.map(({ id, classId }) => ({ id, quantity: 1, preferred_class_id: classId }));
  await person.send('PUT /users/update-cart', { id: person.userId, cart: JSON.stringify(items) });
}

/** The box at the checkout that accepts the terms and regulations. */
export async function acceptBox({ find, words }: OpenPage): Promise<HTMLElement> {
  let terms = '';
  // Despite its type, `pieces` may be an array.
  const note = (pieces: string) => (terms ||= [pieces].flat().join(''));
  words.markup('order.accept', { terms: note, refund: note, regulations: 1 });
  return find('checkbox', { name: (name) => name.includes(terms) });
}

/** Accepts the terms as the summary of the cart has them. */
export async function placeOrder(buyer: SignedIn, cart: string): Promise<void> {
  const { data } = await buyer.send<CartSummary>('POST /cart/summary', { cart, currency_id: 1 });
  for (const summary of data) {
    await buyer.send('POST /orders/create', { currency_id: 1, accepted: acceptedTerms(summary) });
  }
}

/** Orders the courses one by one; each order emits a warning that payment is due. */
export async function placeOrders(buyer: SignedIn & { userId: number }, keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    const { id, classId } = await courseOf(key);
    const cart = JSON.stringify([{ id, quantity: 1, preferred_class_id: classId }]);
    await buyer.send('PUT /users/update-cart', { id: buyer.userId, cart });
    await placeOrder(buyer, cart);
  }
}

type FreeOrder = { quantity?: number; gift?: { email: string; name: string; message: string } };

/** Paid by a code for the whole price. Answers the id of the order. */
export async function orderFree(
  buyer: SignedIn & { userId: number },
  key: string,
  { quantity = 1, gift }: FreeOrder = {},
): Promise<number> {
  const administrator = await demoPerson(demoPeople.administrator);
  const code = `LIVRE-${buyer.userId}`;
  await administrator.send('POST /coupons/create', { code, percent: 100 });
  const { id, classId } = await courseOf(key);
  const cart = JSON.stringify([{ id, quantity, preferred_class_id: classId }]);
  await buyer.send('PUT /users/update-cart', { id: buyer.userId, cart });
  await buyer.send('POST /coupons/quote', { code, cart, currency_id: 1 });
  const { data: summaries } = await buyer.send<CartSummary>('POST /cart/summary', { cart, currency_id: 1 });
  const accepted = summaries.map(acceptedTerms)[0];
  const order = { currency_id: 1, accepted, coupon_code: code, ...(gift && { gifts: [{ course_id: id, ...gift }] }) };
  const { data } = await buyer.send<{ id: number }>('POST /orders/create', order);
  return data[0]?.id ?? 0;
}
