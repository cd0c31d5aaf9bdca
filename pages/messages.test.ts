import { within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { demoPeople } from '#seed/people.ts';
import { inApi } from './testing/api.ts';
import { failedCall } from './testing/console.ts';
import { openPage, type OpenPage } from './testing/open-page.ts';
import { demoPerson, listed, nameOfPeople, newPerson, type SignedIn } from './testing/people.ts';
import { enrol, placeOrders as place } from './testing/shopping.ts';
import { waitFor } from './testing/wait-for.ts';
import { wordsIn } from './testing/words.ts';

type Message = { id: number; title: string };

const words = wordsIn('pt');
const of = { of: 'warnings' };
const courses = ['extintores', 'trabalho-em-altura', 'ergonomia-sentado'];

test('the badge in the header follows live events', async () => {
  const { person, first, page } = await openWithWarning();
  await badgeIn(page, 'Warnings', 1);
  await person.send('PUT /user-warnings/read', { id: first.id });
  await badgeIn(page, 'Warnings', 0);
  await person.send('PUT /user-warnings/unread', { id: first.id });
  await badgeIn(page, 'Warnings', 1);
});

test('events missed offline show when the network is back', async () => {
  const { person, first, page } = await openWithWarning();
  await badgeIn(page, 'Warnings', 1);
  await waitFor(() => expect(page.network.sentTo('/events')).toHaveLength(1));
  page.network.goOffline();
  await person.send('PUT /user-warnings/read', { id: first.id });
  page.network.goOnline();
  await badgeIn(page, 'Warnings', 0);
});

test('the stream ends with the session', async () => {
  const page = await openPage('/profile', { as: await newPerson() });
  await waitFor(() => expect(page.network.sentTo('/events')).toHaveLength(1));
  await page.user.click(await page.findText(words('shell.account_of', { name: nameOfPeople })));
  await page.user.click(await page.find('button', { name: words('shell.logout') }));
  await waitFor(() => expect(page.network.sentTo('/events')[0]?.signal.aborted).toBe(true));
  await page.at('/');
  expect(page.network.sentTo('/events')).toHaveLength(1);
});

test('warnings are filtered, read, deleted, restored and deactivated', async () => {
  const { page, titles } = await openWarnings();
  const [one = '', two = '', three = ''] = titles;
  await unreadIn(page, 3);
  await page.user.selectOptions(page.screen.getByLabelText(words('messages.reading')), 'unread');
  await page.at('/profile/warnings?read=unread');
  await moveRow(page, one, words('messages.move_read', of));
  await noRow(page, one);
  await unreadIn(page, 2);
  await page.user.selectOptions(page.screen.getByLabelText(words('messages.type')), 'alert');
  await page.findText(words('messages.none_with_filters', of));
  await page.user.click(await page.find('link', { name: words('messages.remove_filters') }));
  await page.at('/profile/warnings');

  for (const title of [two, three]) await page.user.click(await chooserOf(page, title));
  await page.findText(words('messages.chosen', { ...of, count: 2 }));
  const bar = within(await page.find('region', { name: words('messages.with_chosen') }));
  await page.user.click(bar.getByRole('button', { name: words('messages.move_delete') }));
  await noRow(page, two);
  await unreadIn(page, 0);
  await page.user.click(await page.find('button', { name: words('messages.undo') }));
  await rowOf(page, two);
  await unreadIn(page, 2);
});

test('a deleted warning is restored, another deactivated, and its title links to its subject', async () => {
  const { page, titles } = await openWarnings();
  const [, two = '', three = ''] = titles;
  await unreadIn(page, 3);
  await moveRow(page, three, words('messages.move_delete'));
  await noRow(page, three);
  await page.user.click(await page.find('link', { name: words('messages.state_deleted', of) }));
  await page.at('/profile/warnings?state=deleted');
  await moveRow(page, three, words('messages.move_restore'));
  await page.findText(words('messages.none_deleted', of));

  await page.user.click(await page.find('link', { name: words('messages.state_active', of) }));
  await moveRow(page, two, words('messages.move_deactivate', of));
  await noRow(page, two);
  await page.user.click(await page.find('link', { name: words('messages.state_deactivated', of) }));
  await rowOf(page, two);
  history.back();
  await page.at('/profile/warnings');
  await page.user.click(await page.find('link', { name: three }));
  await waitFor(() => expect(location.pathname).toMatch(/\/payment\//));
});

test('all notifications are marked as read at once, which can be undone', async () => {
  const person = await newPerson();
  await placeOrders(person, courses.slice(0, 2));
  const { length: count } = await listed<Message>(person, 'POST /notifications', 2);
  const page = await openPage('/profile/notifications', { as: person });
  await unreadIn(page, count);
  await page.user.click(await page.find('button', { name: words('messages.read_all') }));
  await unreadIn(page, 0);
  await page.user.click(await page.find('button', { name: words('messages.undo') }));
  await unreadIn(page, count);
});

test('only staff delete messages for good, after a confirmation', async () => {
  const cache = await demoPerson(demoPeople.administrator);
  const { username } = demoPeople.administrator;
  const { results } = await cache.list<{ id: number }>('POST /users', { username });
  await placeOrders({ ...cache, userId: results[0]?.id ?? 0 }, ['pastelaria']);
  const [{ title } = { title: '' }] = await listed<Message>(cache, 'POST /user-warnings', 1);
  const page = await openPage('/profile/warnings', { as: cache });
  await moveRow(page, title, words('messages.move_delete'));
  await page.user.click(await page.find('link', { name: words('messages.state_deleted', of) }));
  await moveRow(page, title, words('messages.move_hard_delete'));
  const dialog = within(await page.find('dialog'));
  await page.user.click(dialog.getByRole('button', { name: words('messages.move_hard_delete') }));
  await noRow(page, title);
  await page.findText(words('messages.done_hard_delete', { ...of, count: 1 }));
});

test('disabled notifications are no longer sent, and security ones stay on', async () => {
  const person = await newPerson();
  const page = await openPage('/profile/my-notification-settings', { as: person });
  const [first] = await boxesIn(page);
  expect(first?.checked).toBe(true);
  await page.user.click(first ?? document.body);
  await page.findSaying('status', words('messages.settings_saved', { name: '' }).slice(0, 6));
  expect(page.inPart('main').queryAllByRole<HTMLInputElement>('checkbox', { checked: false })).toEqual([first]);
  expect(page.inPart('main').getAllByText(/^Chegam sempre, porque protegem a sua conta: /)).toHaveLength(1);
  const always = words('messages.settings_always');
  const withRecords = page.screen
    .getAllByRole('table')
    .filter(({ textContent }: HTMLElement) => textContent.includes(always));
  expect(page.inPart('main').getAllByText(words('messages.settings_record'))).toHaveLength(withRecords.length);
  const orders = within(page.screen.getByRole('table', { name: words('messages.topic_orders') }));
  const paid = orders.getAllByRole('row').find(({ textContent }) => textContent.includes('Pagamento confirmado'));
  expect(within(paid ?? document.body).getAllByRole('checkbox')).toHaveLength(1);
  expect(paid?.textContent).toContain(always);
  const again = await openPage('/profile/my-notification-settings', { after: page });
  const boxes = await boxesIn(again);
  expect([boxes[0]?.checked, boxes.at(-1)?.checked]).toEqual([false, true]);

  await enrol(person, 'poupar-eletricidade');
  await waitFor(async () => {
    const mails = await inApi('mailsTo', person.credentials.username);
    expect(mails.join()).toContain('/courses/');
  });
  const list = await openPage('/profile/notifications', { after: again });
  await list.findText(words('messages.none_active', { of: 'notifications' }));
});

test('a choice that cannot be saved is reverted', async () => {
  const page = await openPage('/profile/my-notification-settings', { as: await newPerson() });
  const [box] = await boxesIn(page);
  expect(box?.checked).toBe(true);
  page.network.fail('/usersnotificationconfigurations');
  page.allowInConsole(failedCall);
  await page.user.click(box ?? document.body);
  await page.findText(words('messages.settings_not_saved'));
  await waitFor(async () => expect((await boxesIn(page))[0]?.checked).toBe(true));
});

test('warnings that cannot be fetched are reported once', async () => {
  const person = await newPerson();
  const page = await openPage('/profile', { as: person, prepare: ({ fail }) => fail('/user-warnings/counters') });
  page.allowInConsole(failedCall);
  await waitFor(() => expect(page.network.sentTo('/events')).toHaveLength(1));
  const notice = words('errors.failed_to_fetch_warnings');
  await page.findSaying('alert', notice);
  await placeOrders(person, courses.slice(0, 1));
  await badgeIn(page, 'Notifications', 1);
  expect(page.screen.getAllByText(notice)).toHaveLength(1);
});

async function openWithWarning() {
  const person = await newPerson();
  await placeOrders(person, courses.slice(0, 1));
  const [first = { id: 0, title: '' }] = await listed<Message>(person, 'POST /user-warnings', 1);
  return { person, first, page: await openPage('/profile', { as: person }) };
}

async function openWarnings(): Promise<{ person: SignedIn; page: OpenPage; titles: string[] }> {
  const person = await newPerson();
  await placeOrders(person, courses);
  const titles = (await listed<Message>(person, 'POST /user-warnings', 3)).map(({ title }) => title);
  return { person, page: await openPage('/profile/warnings', { as: person }), titles };
}

/** The checkboxes of the first kind of message about learning. */
async function boxesIn(page: OpenPage): Promise<HTMLInputElement[]> {
  const table = within(await page.find('table', { name: words('messages.topic_learning') }));
  const row = table.getAllByRole('row').find(({ textContent }) => textContent.includes('Inscrição confirmada'));
  return row ? within(row).getAllByRole<HTMLInputElement>('checkbox') : [];
}

/** «3 por ler» */
function unreadIn(page: OpenPage, count: number): Promise<HTMLElement> {
  return page.findSaying('status', words('messages.unread', { count }));
}

/** The count must follow its event within two seconds. */
async function badgeIn(page: OpenPage, tool: 'Warnings' | 'Notifications', count: number): Promise<void> {
  await page.find('link', { name: words(`shell.with_${tool}`, { count }) }, page.inPart('banner'));
}

function rowOf(page: OpenPage, title: string): Promise<HTMLElement> {
  return page.findSaying('listitem', title, page.inPart('main'));
}

function noRow(page: OpenPage, title: string): Promise<void> {
  return page.gone('listitem', title, page.inPart('main'));
}

async function chooserOf(page: OpenPage, title: string): Promise<HTMLElement> {
  return page.find('checkbox', { name: words('messages.choose', { title }) });
}

async function moveRow(page: OpenPage, title: string, move: string): Promise<void> {
  const row = await waitFor(() => {
    const rows = page.inPart('main').queryAllByRole('listitem');
    const match = rows.find((each) => each.textContent.includes(title) && choiceIn(each, move));
    if (!match) throw new Error(`No row called ${title} offers ${move}.`);
    return match;
  });
  await page.user.click(within(row).getByText(words('messages.more', { title })));
  await page.user.click(choiceIn(row, move) ?? row);
}

function choiceIn(row: HTMLElement, move: string): HTMLElement | null {
  return within(row).queryByRole('button', { name: move });
}

/** Orders whose buyer has been reminded to pay them. */
async function placeOrders(...placing: Parameters<typeof place>): Promise<void> {
  await place(...placing);
  await inApi('remindToPay', {});
}
