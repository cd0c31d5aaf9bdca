import { desktopOnly, expect, open, phoneOnly, test, type Page, type Reading } from './fixture.ts';
import { arriveSignedIn, asPerson, enrol, openSession, preparedPerson, signOut } from './people.ts';
import type { Refusals } from './refusals.ts';
import { courseOf } from './shopping.ts';

test.use({ hasWorker: true });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

type Stored = { userId: number; id: string };

/** All that the device has for accounts. Opening a database that the site has not made would make it, without its tables. */
function onDevice(page: Page): Promise<Stored[]> {
  return page.evaluate(async () => {
    const existing = await indexedDB.databases();
    if (!existing.some(({ name }) => name === 'mestria')) return [];
    return new Promise<Stored[]>((resolve, reject) => {
      const request = indexedDB.open('mestria');
      request.addEventListener('error', () => reject(new Error('No database.')));
      request.addEventListener('success', () => {
        const transaction = request.result.transaction([...request.result.objectStoreNames]);
        const all: Stored[] = [];
        for (const name of transaction.objectStoreNames) {
          const reading = transaction.objectStore(name).getAll();
          reading.addEventListener('success', () => all.push(...reading.result));
        }
        transaction.addEventListener('complete', () => {
          request.result.close();
          resolve(all);
        });
      });
    });
  });
}

const ids = async (page: Page) => (await onDevice(page)).map(({ id }) => id).join('\n');

/** The documents of pages behind the sign-in that the worker has. */
function shells(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.endsWith(' shells'));
    const stored = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return stored.flat().map(({ url }) => new URL(url).pathname);
  });
}

async function read(page: Page, { path, shell, call }: { path: string; shell: string; call: string }): Promise<void> {
  await open(page, path);
  await expect.poll(() => ids(page), { timeout: 20_000 }).toContain(call);
  await expect.poll(() => shells(page), { timeout: 30_000 }).toContain(shell);
}

async function goOffline({ page }: Reading, refusals: Refusals): Promise<void> {
  refusals.expect({ path: /./, status: 'lost' });
  // The session cannot be renewed.
  refusals.expect({ says: /ConnectionFailure/ });
  await page.context().setOffline(true);
}

/** Somebody signs in on this device; the worker answers no address that a test makes up. */
async function becomes(page: Page, person: Parameters<typeof openSession>[1]): Promise<void> {
  const { refreshToken } = await openSession(page, person);
  await page.evaluate((token) => localStorage.setItem('refreshToken', token), refreshToken);
}

async function learnerOf(page: Page, slug: string) {
  const person = await arriveSignedIn(page);
  const course = await courseOf(page, slug);
  const site = await asPerson(page, person);
  await enrol(page, site.user.person.id, course);
  const { results } = await site.find('POST /modules', { course_id: course.id });
  const modules: { contents: { id: number; title: string }[] }[] = results;
  return { person, course, first: modules[0]?.contents[0], unread: modules[1]?.contents.at(-1) };
}

test(
  'a saved module is read offline, lessons that were never opened too',
  phoneOnly,
  async ({ reading, refusals, seen }) => {
    const { page, words } = reading;
    const { course, first, unread } = await learnerOf(page, 'higiene-das-maos');
    await read(page, { path: `${course.path}/learn?content=${first?.id}`, shell: '/player', call: 'openContent' });
    await page
      .getByRole('button', { name: /^Guardar para ler sem rede/ })
      .first()
      .click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(words('on_device.explain'));
    await seen(page);
    await dialog.getByRole('button', { name: /^Guardar \(/ }).click();
    await expect(page.getByText(/^Guardado neste dispositivo/).first()).toBeVisible();
    await goOffline(reading, refusals);
    await page.goto(`${course.path}/learn?content=${unread?.id}`);
    await expect(heading(page)).toHaveText(unread?.title ?? '', { timeout: 20_000 });
    await expect(page.getByRole('status').filter({ hasText: 'O que vê é como estava' })).toBeVisible();
    await page.context().setOffline(false);
    await refusals.allCame();
  },
);

test(
  'a shared device shows nothing of who left it, neither after a sign-out nor under another account',
  desktopOnly,
  async ({ reading, refusals }) => {
    const { page, words } = reading;
    const { person, course, first } = await learnerOf(page, 'higiene-das-maos');
    const path = `${course.path}/learn?content=${first?.id}`;
    await read(page, { path, shell: '/player', call: 'openContent' });
    await open(page, '/profile/my-courses');
    await signOut(reading, person);
    await expect.poll(() => onDevice(page)).toEqual([]);
    await expect.poll(() => shells(page)).toEqual([]);

    await becomes(page, person);
    await read(page, { path, shell: '/player', call: 'openContent' });
    const other = preparedPerson();
    await becomes(page, other);
    await read(page, { path: '/profile/my-courses', shell: '/profile', call: 'retrieveEnrollments' });
    const owners = async () => new Set((await onDevice(page)).map(({ userId }) => userId)).size;
    await expect.poll(owners).toBe(1);
    expect(await ids(page)).not.toContain('openContent');
    await goOffline(reading, refusals);
    await page.goto(path);
    await expect(page.getByText(words('site.not_on_device')).first()).toBeVisible({ timeout: 20_000 });
    await expect(page.getByRole('article')).toHaveCount(0);
    await page.context().setOffline(false);
    await refusals.allCame();
  },
);
