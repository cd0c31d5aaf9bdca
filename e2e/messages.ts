import { expect, type Page, type Reading } from './fixture.ts';
import { asPerson, enrol } from './people.ts';
import { courseOf, placeOrder } from './shopping.ts';

type Credentials = { username: string; password: string };
type Buyer = Credentials & { id: number };
type Reader = Credentials & { id?: number };
type Learner = { personId: number };
type Unpaid = { id: number; invoices: [{ id: number }] };

/** Orders the courses one by one, to be paid by bank transfer; each emits a warning that payment is due. */
export async function placeOrders(page: Page, person: Buyer, courses: readonly string[]): Promise<void> {
  const buyer = await asPerson(page, person);
  for (const key of courses) {
    const { id, classId } = await courseOf(page, key);
    const cart = JSON.stringify([{ id, quantity: 1, preferred_class_id: classId }]);
    await buyer.call('PUT /users/update-cart', { id: person.id, cart });
    await placeOrder(buyer, cart);
  }
  const { results }: { results: Unpaid[] } = await buyer.find('POST /orders', { user_id: person.id, is_unpaid: true });
  for (const { id, invoices } of results) {
    const way = { method: 'transferencia', channel: 'bank' };
    await buyer.send('POST /payments/create', { order_id: id, invoice_id: invoices[0].id, ...way });
  }
}

/** Enrolls a person, who is notified. */
export async function notifyOfPlace(page: Page, person: Learner, course: string): Promise<void> {
  await enrol(page, person.personId, await courseOf(page, course));
}

type Sort = 'user-warnings' | 'notifications';
type Query = { sort: Sort; many: number };
type Notification = { id: number; title: string; kind: string; read: boolean };

/** Waits until the API has this many notifications. An administrator's own warnings are found by `id` among those of all. */
export async function notificationsOf(page: Page, person: Reader, { sort, many }: Query): Promise<Notification[]> {
  const reader = await asPerson(page, person);
  const filter = sort === 'user-warnings' ? { user_id: person.id } : {};
  let notified: Notification[] = [];
  await expect(async () => {
    const { results }: { results: Notification[] } = await reader.find(`POST /${sort}`, filter);
    notified = results;
    expect(notified.length).toBeGreaterThanOrEqual(many);
  }).toPass();
  return notified;
}

/** «3 por ler» */
export function unreadIn({ page, words }: Reading, count: number) {
  return page.getByRole('status').filter({ hasText: words('messages.unread', { count }) });
}

export function badgeIn({ page, words }: Reading, of: 'Warnings' | 'Notifications', count: number) {
  const name = words(`shell.with_${of}`, { count });
  return page.getByRole('banner').getByRole('link', { name, exact: true });
}

export function rowOf(page: Page, title: string) {
  return page.getByRole('main').getByRole('listitem').filter({ hasText: title });
}

export async function moveRow({ page, words }: Reading, title: string, move: string): Promise<void> {
  await rowOf(page, title).getByText(words('messages.more', { title })).locator('..').click();
  await rowOf(page, title).getByRole('button', { name: move, exact: true }).click();
}
