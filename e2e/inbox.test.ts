import { randomUUID } from 'node:crypto';
import { demoPassword, demoPeople } from '#seed/people.ts';
import { desktopOnly, expect, open, phoneOnly, test, type Page } from './fixture.ts';
import { arriveAgain } from './people.ts';

const staff = { username: demoPeople.administrator.username, password: demoPassword };

test('a queue is worked through with keys, and the last decision undone', desktopOnly, async ({ reading, seen }) => {
  const { page, words } = reading;
  const name = `Hotel ${randomUUID()}`;
  // The queue begins with the oldest.
  await writeTo(page, `Pensão ${randomUUID()}`);
  await writeTo(page, name);
  await arriveAgain(page, staff);
  await open(page, '/admin/inbox?type=contact_message');
  await seen(page);
  await page.keyboard.press('j');
  await expect(page).toHaveURL(/\/admin\/inbox\/contact_message\/\d+/);
  await page.getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { name })).toBeFocused();
  await seen(page);
  await page.keyboard.press('m');
  await expect(page.getByRole('button', { name: words('desk_inbox.give_back') })).toBeVisible();
  await page.keyboard.press('r');
  await expect(page.getByText(words('desk_inbox.message_closed'))).toBeVisible();
  await expect(page.getByRole('link', { name })).toBeHidden();
  await page.keyboard.press('u');
  await expect(page.getByRole('link', { name })).toBeVisible();
});

test('a phone shows the list, then an item, then the list', phoneOnly, async ({ reading, seen }) => {
  const { page, words } = reading;
  await arriveAgain(page, staff);
  await open(page, '/admin');
  await page.getByRole('main').locator('a[href$="/inbox?type=refund"]').click();
  await seen(page);
  const list = page.getByRole('region', { name: words('desk_inbox.list') });
  await list.getByRole('listitem').first().getByRole('link').click();
  await expect(list).toBeHidden();
  await seen(page);
  await page.getByRole('button', { name: words('desk_inbox.reject'), exact: true }).click();
  await expect(page.getByRole('radio').first()).toBeFocused();
  await seen(page);
  await page
    .getByRole('main')
    .getByRole('link', { name: words('desk_inbox.back') })
    .click();
  await expect(list).toBeVisible();
});

async function writeTo(page: Page, name: string): Promise<void> {
  const data = [{ name, email: 'rh@exemplo.ao', subject: 'Turmas', message: 'Há turmas em Benguela?' }];
  const headers = { 'idempotency-key': randomUUID() };
  expect((await page.request.post('/api/contact-messages/create', { data: { data }, headers })).ok()).toBe(true);
}
