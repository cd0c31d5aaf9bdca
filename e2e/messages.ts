import { expect, type Page, type Reading } from './fixture.ts';
import { asPerson, enrol } from './people.ts';
import { courseOf } from './shopping.ts';

type Credentials = { username: string; password: string };
type Buyer = Credentials & { id: number };
type Learner = { personId: number };

/** Orders one course after the other; each order warns that it waits to be paid. */
export async function placeOrders(page: Page, person: Buyer, courses: readonly string[]): Promise<void> {
  const buyer = await asPerson(page, person);
  for (const key of courses) {
    const { id, classId } = await courseOf(page, key);
    const cart = JSON.stringify([{ id, quantity: 1, preferred_class_id: classId }]);
    await buyer.call('PUT /users/update-cart', { id: person.id, cart });
    await buyer.call('POST /orders/create', { currency_id: 1 });
  }
}

/** Gives a place in a course; who follows it is told. */
export async function notifyOfPlace(page: Page, person: Learner, course: string): Promise<void> {
  await enrol(page, person.personId, await courseOf(page, course));
}

type Sort = 'user-warnings' | 'notifications';
type Wanted = { sort: Sort; many: number };
type Notification = { id: number; title: string; kind: string; read: boolean };

/** What the API has for somebody, once there is as much as this. */
export async function notificationsOf(
  page: Page,
  person: Credentials,
  { sort, many }: Wanted,
): Promise<Notification[]> {
  const reader = await asPerson(page, person);
  let notified: Notification[] = [];
  await expect(async () => {
    const { results }: { results: Notification[] } = await reader.find(`POST /${sort}`, {});
    notified = results;
    expect(notified.length).toBeGreaterThanOrEqual(many);
  }).toPass();
  return notified;
}

/** «3 por ler», above the list. */
export function unreadIn({ page, words }: Reading, count: number) {
  return page.getByRole('status').filter({ hasText: words('messages.unread', { count }) });
}

/** The count in the header; on a phone it lies in the menu. */
export function badgeIn({ page, words }: Reading, of: 'Warnings' | 'Notifications', count: number) {
  const name = words(`shell.with_${of}`, { count });
  return page.getByRole('banner').getByRole('link', { name, exact: true });
}

export function rowOf(page: Page, title: string) {
  return page.getByRole('main').getByRole('listitem').filter({ hasText: title });
}

/** Opens the menu of a row and chooses there. */
export async function moveRow({ page, words }: Reading, title: string, move: string): Promise<void> {
  await rowOf(page, title).getByText(words('messages.more', { title })).locator('..').click();
  await rowOf(page, title).getByRole('button', { name: move, exact: true }).click();
}
