import { randomUUID } from 'node:crypto';
import { expect, ready, type Page, type Reading } from './fixture.ts';
import { termsVersion } from '#contract/accounts-values.ts';
import { demoPassword, demoPeople } from '#seed/people.ts';
import { linksIn } from './words.ts';

export type Person = { firstName: string; lastName: string; username: string; password: string };

/** Somebody whom the house has never seen. */
export function somebody(): Person {
  const username = `${randomUUID()}@exemplo.ao`;
  return { firstName: 'Marlene', lastName: 'Capita', username, password: 'uma frase curta serve bem' };
}

export function nameOf({ firstName, lastName }: Person): string {
  return `${firstName} ${lastName}`;
}

export async function fillSignUp({ page, words }: Reading, person: Person): Promise<void> {
  const [terms = ''] = linksIn(words, 'sign.accept_terms');
  await page.getByLabel(words('sign.first_name'), { exact: true }).fill(person.firstName);
  await page.getByLabel(words('sign.last_name'), { exact: true }).fill(person.lastName);
  await page.getByLabel(words('sign.username'), { exact: true }).fill(person.username);
  await page.getByLabel(words('sign.password'), { exact: true }).fill(person.password);
  await page.getByRole('checkbox', { name: terms }).check();
}

export async function sendSignUp({ page, words }: Reading): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('button', { name: words('sign.sign_up'), exact: true })
    .click();
}

export async function signIn({ page, words }: Reading, { username, password }: Person): Promise<void> {
  await page.getByLabel(words('sign.username')).fill(username);
  await page.getByLabel(words('sign.password'), { exact: true }).fill(password);
  await page
    .getByRole('main')
    .getByRole('button', { name: words('sign.sign_in'), exact: true })
    .click();
}

/** From the avatar's menu on wide pages, from the one menu on a telephone. */
export async function signOut({ page, words }: Reading, person: Person): Promise<void> {
  const name = nameOf(person);
  const menu = page.getByRole('button', { name: words('shell.open_menu') });
  if (await menu.isVisible()) {
    await menu.click();
    await page
      .getByRole('navigation', { name: words('shell.main_navigation') })
      .getByText(name)
      .click();
  } else {
    await page.getByText(words('shell.account_of', { name })).locator('..').click();
  }
  await page.getByRole('button', { name: words('shell.logout') }).click();
  // Whoever goes on before may take the session along.
  await expect(page).toHaveURL(({ pathname }) => pathname === '/');
  await page.waitForFunction((key) => localStorage.getItem(key) === null, 'refreshToken');
}

/** An account made beside the pages, for journeys that are about something else. */
export async function arriveSignedIn(page: Page): Promise<Person & { id: number; personId: number }> {
  const person = somebody();
  const { username, password } = person;
  await ask(page, '/users/register', {
    username,
    password,
    first_name: person.firstName,
    last_name: person.lastName,
    terms_version: termsVersion,
  });
  const token = new URL(await linkInMail(page, username)).pathname.split('/').at(-1);
  await ask(page, '/users/confirm-email', { token, password });
  const session = await openSession(page, { username, password });
  await bring(page, session);
  return { ...person, id: session.user.id, personId: session.user.person.id };
}

async function ask(page: Page, path: string, one: unknown): Promise<void> {
  const answer = await page.request.post(`/api${path}`, { data: { data: [one] } });
  expect(answer.ok(), await answer.text()).toBe(true);
}

/** The link in the newest mail that the demo house keeps for this address. */
export async function linkInMail(page: Page, username: string): Promise<string> {
  let found: string | undefined;
  await expect(async () => {
    const mails = await page.request.get(`/dev/mail?to=${encodeURIComponent(username)}`);
    found = /<a href="([^"]+)"/.exec(await mails.text())?.[1]?.replaceAll('&amp;', '&');
    expect(found).toBeDefined();
  }).toPass();
  return found ?? '';
}

/** Follows the link in the mail, which opens a tab of its own, as from a mail program; this one is closed afterwards. */
export async function openMail({ page, words }: Reading, use: (tab: Page) => Promise<void>): Promise<void> {
  const [here = ''] = linksIn(words, 'recovery.kept_mail');
  const opening = page.context().waitForEvent('page');
  await page.getByRole('link', { name: here }).click();
  const tab = await opening;
  await tab.getByRole('link').first().click();
  await ready(tab);
  await use(tab);
  await tab.close();
}

/** From "look in your mail" to being signed in, by the link in the mail. */
export async function confirmByMail(reading: Reading, { password }: Person): Promise<void> {
  const { words } = reading;
  await expect(reading.page.getByText(words('recovery.look_into_mail'))).toBeVisible();
  await openMail(reading, async (tab) => {
    await tab.getByLabel(words('recovery.password'), { exact: true }).fill(password);
    await tab.getByRole('button', { name: words('recovery.confirm_and_sign_in') }).click();
    await expect(tab).not.toHaveURL(/confirm-email/);
  });
}

/** The same person on another device. */
export async function arriveAgain(page: Page, person: Credentials): Promise<void> {
  await bring(page, await openSession(page, person));
}

/** Leaves a session in the browser, on an empty page where no app starts and takes it. */
async function bring(page: Page, { refreshToken }: Session): Promise<void> {
  const body = '<link rel="icon" href="data:,">';
  await page.route('/empty', (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto('/empty');
  await page.evaluate((kept) => localStorage.setItem('refreshToken', kept), refreshToken);
}

/** Gives the person a place in a course of the demo house, without an order. */
export async function enrol(page: Page, personId: number, course: { id: number; classId: number }): Promise<void> {
  const house = await asAdministrator(page);
  await house.ask('POST /enrollments/create', { class_id: course.classId, person_id: personId });
}

type Form = Record<string, { name: string; mimeType: string; buffer: Buffer }>;
type Credentials = { username: string; password: string };
type Session = { token: string; refreshToken: string; user: { id: number; person: { id: number } } };

async function openSession(page: Page, { username, password }: Credentials): Promise<Session> {
  const credentials = { username, password };
  const answer = await page.request.post('/api/users/authenticate', { data: { data: [credentials] } });
  expect(answer.ok(), await answer.text()).toBe(true);
  const { data }: { data: [Session] } = await answer.json();
  return data[0];
}

/** Calls of the API as the administrator of the demo house. */
export function asAdministrator(page: Page) {
  return asPerson(page, { username: demoPeople.administrator.username, password: demoPassword });
}

/** Calls of the API as somebody. */
export async function asPerson(page: Page, person: Credentials) {
  const { token } = await openSession(page, person);
  const send = async (call: string, data: unknown, multipart?: Form) => {
    const [method = 'POST', path = ''] = call.split(' ');
    const headers = { authorization: `Bearer ${token}` };
    const answer = await page.request.fetch(`/api${path}`, {
      method,
      headers,
      ...(multipart ? { multipart } : { data }),
    });
    expect(answer.ok(), await answer.text()).toBe(true);
    return answer.json();
  };
  return {
    ask: (call: string, one: unknown) => send(call, { data: [one] }),
    find: (call: string, filter: unknown) => send(call, { filter }),
    upload: (path: string, bytes: Buffer) => send(`POST ${path}`, bytes),
    sendForm: (path: string, form: Form) => send(`POST ${path}`, undefined, form),
  };
}
