import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import type { APIResponse } from '@playwright/test';
import type { ReadyMade, Robbed } from '#scripts/ready-made-people.ts';
import { demoPassword, demoPeople } from '#seed/people.ts';
import { expect, ready, type Page, type Reading } from './fixture.ts';
import { site as setUp } from './site.ts';
import { linksIn } from './words.ts';

export type Person = { firstName: string; lastName: string; username: string; password: string };

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
  // Navigating earlier could restore the session.
  await expect(page).toHaveURL(({ pathname }) => pathname === '/');
  await page.waitForFunction((key) => localStorage.getItem(key) === null, 'refreshToken');
}

/** A prepared account that no browser uses yet. */
export function preparedPerson(kind: 'ready' | 'client' = 'ready'): ReadyMade {
  return takePerson(kind);
}

/** A prepared account with a session, for journeys that do not sign up. */
export async function arriveSignedIn(page: Page): Promise<ReadyMade> {
  const person = takePerson('ready');
  await load(page, person);
  return person;
}

/** As `arriveSignedIn`, as somebody who may order several seats. */
export async function arriveAsClient(page: Page): Promise<ReadyMade> {
  const person = takePerson('client');
  await load(page, person);
  return person;
}

/** As `arriveSignedIn`, with a refresh token that was stolen and used a minute ago. */
export async function arriveRobbed(page: Page): Promise<Robbed> {
  const person = takePerson('robbed');
  await load(page, person);
  return person;
}

type Created = { ready: ReadyMade; client: ReadyMade; robbed: Robbed };

/** Takes an account that no other test, process or retry has used. */
function takePerson<Kind extends keyof Created>(kind: Kind): Created[Kind] {
  const folder = join(setUp.E2E_RUN_FOLDER, kind);
  for (const name of readdirSync(folder)) {
    const [free, taken] = [join(folder, name), join(setUp.E2E_RUN_FOLDER, `${kind}-${name}`)];
    if (isMoved(free, taken)) return JSON.parse(readFileSync(taken, 'utf8'));
  }
  throw new Error(`No account is left in ${folder}: scripts/serve-for-e2e.ts says how many there are.`);
}

function isMoved(from: string, to: string): boolean {
  try {
    renameSync(from, to);
    return true;
  } catch (error) {
    // Another worker took this account first.
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return false;
    throw error;
  }
}

export async function linkInMail(page: Page, username: string): Promise<string> {
  let match: string | undefined;
  await expect(async () => {
    const mails = await page.request.get(`/dev/mail?to=${encodeURIComponent(username)}`);
    match = /<a href="([^"]+)"/.exec(await mails.text())?.[1]?.replaceAll('&amp;', '&');
    expect(match).toBeDefined();
  }).toPass();
  return match ?? '';
}

/** Opens the link in a new tab, as a mail program does, and closes this one. */
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

export async function confirmByMail(reading: Reading, { password }: Person): Promise<void> {
  const { words } = reading;
  await expect(reading.page.getByText(words('recovery.look_into_mail'))).toBeVisible();
  await openMail(reading, async (tab) => {
    await tab.getByLabel(words('recovery.password'), { exact: true }).fill(password);
    await tab.getByRole('button', { name: words('recovery.confirm_and_sign_in') }).click();
    await expect(tab).not.toHaveURL(/confirm-email/);
  });
}

export async function arriveAgain(page: Page, person: Credentials): Promise<void> {
  await load(page, await openSession(page, person));
}

/** Stores a session on an empty page, where no app uses it yet. */
async function load(page: Page, { refreshToken }: Pick<Session, 'refreshToken'>): Promise<void> {
  const body = '<link rel="icon" href="data:,">';
  await page.route('/empty', (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto('/empty');
  await page.evaluate((stored) => localStorage.setItem('refreshToken', stored), refreshToken);
}

/** Enrolls the person without an order. */
export async function enrol(page: Page, personId: number, course: { id: number; classId: number }): Promise<void> {
  const site = await asAdministrator(page);
  await site.call('POST /enrollments/create', { class_id: course.classId, person_id: personId });
}

type Form = Record<string, { name: string; mimeType: string; buffer: Buffer }>;
type Credentials = { username: string; password: string };
type Session = { token: string; refreshToken: string; user: { id: number; person: { id: number } } };

export async function openSession(page: Page, { username, password }: Credentials): Promise<Session> {
  const credentials = { username, password };
  const answer = await page.request.post('/api/users/authenticate', { data: { data: [credentials] } });
  expect(answer.ok(), await answer.text()).toBe(true);
  const { data }: { data: [Session] } = await answer.json();
  return data[0];
}

/** Journeys that run at once share the administrator, who may upload one package at a time. */
async function inTurn(sendOnce: () => Promise<APIResponse>): Promise<APIResponse> {
  let answer = await sendOnce();
  for (let tries = 0; answer.status() === 429 && tries < 60; tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, 500));
    answer = await sendOnce();
  }
  return answer;
}

export function asAdministrator(page: Page) {
  return asPerson(page, { username: demoPeople.administrator.username, password: demoPassword });
}

export async function asPerson(page: Page, person: Credentials) {
  const { token, user } = await openSession(page, person);
  const send = async (address: string, data: unknown, multipart?: Form) => {
    const [method = 'POST', path = ''] = address.split(' ');
    const headers = { authorization: `Bearer ${token}` };
    const options = { method, headers, ...(multipart ? { multipart } : { data }) };
    const answer = await inTurn(() => page.request.fetch(`/api${path}`, options));
    expect(answer.ok(), await answer.text()).toBe(true);
    return answer.json();
  };
  return {
    user,
    call: (address: string, one: unknown) => send(address, { data: [one] }),
    find: (address: string, filter: unknown) => send(address, { filter }),
    send: (address: string, body: unknown) => send(address, body),
    upload: (path: string, bytes: Buffer) => send(`POST ${path}`, bytes),
    sendForm: (path: string, form: Form) => send(`POST ${path}`, undefined, form),
  };
}
