import { existsSync } from 'node:fs';
import { pngBytes } from '#api/files/make.ts';
import { demoPassword, demoPeople } from '#seed/people.ts';
import { expect, open, test, type Page } from './fixture.ts';
import { arriveAgain, arriveSignedIn, asPerson } from './people.ts';
import { addButton, courseOf, switcher } from './shopping.ts';

/** What the browser itself says of calls that fail is no complaint here. */
test.afterEach(({ complaints }) => {
  complaints.length = 0;
});

test('the app starts behind a clock: the locales first, then the settings, and no sooner than after 2500 ms', async ({
  page,
  words,
  isMobile,
}) => {
  test.skip(isMobile, 'the same start');
  const gate = Promise.withResolvers<void>();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.route('**/api/locales', async (route) => {
    await gate.promise;
    await route.continue();
  });
  // The house of the journeys has set the clock to nothing; here it is as in any other.
  await page.route('/', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: (await answer.text()).replace(/ data-loading-ms="\d+"/, '') });
  });
  const locales = page.waitForRequest('**/api/locales');
  await page.goto('/');
  await locales;
  const clock = page.getByRole('status').filter({ hasText: words('shell.starting') });
  await expect(clock).toBeVisible();
  expect(asked).not.toContain('/api/application-settings');
  gate.resolve();
  await expect(clock).toHaveCount(0);
  expect(await page.evaluate(() => performance.now())).toBeGreaterThanOrEqual(2_500);
  expect(asked.indexOf('/api/locales')).toBeLessThan(asked.indexOf('/api/application-settings'));
});

test('a menu that is opened while a page comes stays open when it has come', async ({ reading, isMobile }) => {
  test.skip(isMobile, 'the entries of a telephone lie in a menu of their own');
  const { page, words } = reading;
  await arriveSignedIn(page);
  await open(page, '/contact');
  const gate = Promise.withResolvers<void>();
  await page.route('**/api/partners', async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.getByRole('banner').getByRole('link', { name: 'Mestria' }).first().click();
  await expect(page).toHaveURL('/');
  await page
    .getByText(words('shell.account_of', { name: 'Marlene Capita' }))
    .locator('..')
    .click();
  gate.resolve();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('home.title'));
  await expect(page.getByRole('button', { name: words('shell.logout') })).toBeVisible();
});

test('a badge counts to 99, and shows more than that as +99', async ({ reading, isMobile }) => {
  const { page, words } = reading;
  await arriveSignedIn(page);
  await page.route('**/api/user-warnings/counters', (route) =>
    route.fulfill({ json: { status: 'success', data: [{ unread: 150 }] } }),
  );
  await page.route('**/api/notifications', (route) =>
    route.fulfill({ json: { status: 'success', results: [], total: 99 } }),
  );
  await open(page, '/');
  if (isMobile) await page.getByRole('button', { name: words('shell.open_menu') }).click();
  const badgeOf = (of: 'Warnings' | 'Notifications', count: number) =>
    page
      .getByRole('banner')
      .getByRole('link', { name: words(`shell.with_${of}`, { count }) })
      .filter({ visible: true });
  await expect(badgeOf('Warnings', 150)).toContainText('+99');
  await expect(badgeOf('Notifications', 99)).toContainText('99');
  await expect(badgeOf('Notifications', 99)).not.toContainText('+99');
});

test('a face is the letters of the name until there is a picture, and when the picture does not come', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'the same face in the menu');
  const person = await arriveSignedIn(page);
  const picture = await wearPicture(page, person);
  const face = page.getByRole('banner').locator('summary').filter({ visible: true });
  await page.route(`**/api/pictures/${picture}*`, (route) => route.fulfill({ status: 500, json: {} }));
  const failed = page.waitForResponse((response) => response.url().includes(`/api/pictures/${picture}`));
  await open(page, '/');
  await failed;
  await expect(face).toContainText('MC');
  await expect(face.locator('img')).toHaveCount(0);
  await page.unroute(`**/api/pictures/${picture}*`);
  await open(page, '/');
  await expect(face.locator('img[src^="data:image/"]')).toBeVisible();
});

test('what is sought in the header takes the place of the page, and the box is empty on the next', async ({
  reading,
  isMobile,
}) => {
  const { page, words } = reading;
  await open(page, '/about');
  await page.evaluate(() => history.pushState({}, '', '/contact'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('contact.title'));
  const openMenu = page.getByRole('button', { name: words('shell.open_menu') });
  const box = page
    .getByRole('banner')
    .getByRole('combobox', { name: words('shell.search_courses') })
    .filter({ visible: true });
  if (isMobile) await openMenu.click();
  await box.fill('nunca enviado');
  await page.evaluate(() => history.pushState({}, '', '/sitemap'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('sitemap.title'));
  if (isMobile) await openMenu.click();
  await expect(box).toHaveValue('');
  await box.fill('extintores');
  await box.press('Enter');
  await expect(page).toHaveURL('/courses?search=extintores');
  if (isMobile) await openMenu.click();
  await expect(box).toHaveValue('');
  await page.goBack();
  await expect(page).toHaveURL('/contact');
});

test('students and trainers have each their own courses in the header', async ({ reading, stranger, isMobile }) => {
  test.skip(isMobile, 'the same entries in the menu');
  const { page, words } = reading;
  const links = (of: Page) => of.getByRole('banner').getByRole('navigation', { name: words('shell.main_navigation') });
  const { student, trainer } = demoPeople;
  await arriveAgain(page, { username: student.username, password: demoPassword });
  await open(page, '/');
  const own = links(page).getByRole('link', { name: words('shell.to_MyCourses') });
  await expect(own).toHaveAttribute('href', '/profile/my-courses');
  await own.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('my_courses.title'));

  await arriveAgain(stranger, { username: trainer.username, password: demoPassword });
  await open(stranger, '/');
  await expect(stranger.getByText(words('shell.account_of', { name: trainer.name }))).toBeAttached();
  await expect(links(stranger).getByRole('link', { name: words('shell.to_MyCourses') })).toHaveCount(0);
  // An entry whose page is not there yet stays out.
  const taught = existsSync('web/routes/profile.my-trainer-courses.tsx') ? 1 : 0;
  await expect(links(stranger).getByRole('link', { name: words('shell.to_MyTrainerCourses') })).toHaveCount(taught);
});

test('the footer leads where the settings say, else to its own places, each in a new tab', async ({
  reading,
  isMobile,
}) => {
  test.skip(isMobile, 'the same footer');
  const { page, words } = reading;
  const footer = page.getByRole('contentinfo');
  const leadsTo = (name: string, href: string) =>
    expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
  const said = { WebsiteUrl: 'https://casa.example', LinkedinUrl: 'https://linkedin.example/casa' };
  const results = Object.entries(said).map(([key, value]) => ({ key, value }));
  await page.route('**/api/application-settings', (route) =>
    route.fulfill({ json: { status: 'success', results, total: results.length } }),
  );
  await open(page, '/');
  await leadsTo(words('shell.website'), said.WebsiteUrl);
  await leadsTo('LinkedIn', said.LinkedinUrl);
  await page.unroute('**/api/application-settings');
  await page.route('**/api/application-settings', (route) => route.fulfill({ status: 500, json: {} }));
  await open(page, '/');
  await expect(page.getByText(words('errors.failed_to_fetch_app_settings'))).toBeVisible();
  await leadsTo(words('shell.website'), 'https://mestria.example');
  await leadsTo('LinkedIn', 'https://www.linkedin.com/company/mestria');
  await expect(footer.getByText(words('shell.slogan'))).toBeVisible();
  await expect(footer.getByText(words('shell.rights', { year: new Date().getFullYear() }))).toBeVisible();
  for (const link of await footer.getByRole('link').all()) await expect(link).toHaveAttribute('target', '_blank');
});

test('locales that fail leave the languages that are built in, without a word', async ({ reading, isMobile }) => {
  const { page, words } = reading;
  await page.route('**/api/locales', (route) => route.fulfill({ status: 500, json: {} }));
  await open(page, '/');
  if (isMobile) await page.getByRole('button', { name: words('shell.open_menu') }).click();
  await expect(switcher(reading, 'language').locator('option')).toHaveCount(4);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('an error says every sentence of the answer, has no time limit, and goes when it is dismissed', async ({
  reading,
  isMobile,
}) => {
  test.skip(isMobile, 'the same notice');
  const { page, words } = reading;
  await arriveSignedIn(page);
  const errors = ['O carrinho está fechado.', 'Volte amanhã.'].map((message) => ({ message, code: 'not_allowed' }));
  await page.route('**/api/users/update-cart', (route) =>
    route.fulfill({ status: 403, json: { status: 'error', message: errors[0]?.message, errors } }),
  );
  await open(page, (await courseOf(page, 'extintores')).path);
  await addButton(reading).click();
  const notice = page.getByRole('alert').filter({ hasText: errors[0]?.message ?? '' });
  await expect(notice).toContainText(errors[1]?.message ?? '');
  const bar = (of: typeof notice) => of.locator('span[class*="time"]');
  await expect(bar(notice)).toHaveCount(0);
  await notice.getByRole('button', { name: words('shell.close') }).click();
  await expect(notice).toHaveCount(0);

  await page.unroute('**/api/users/update-cart');
  await addButton(reading).click();
  const news = page.getByRole('status').filter({ hasText: words('add_to_cart.added') });
  await expect(bar(news)).toHaveCount(1);
  await news.getByRole('button', { name: words('shell.close') }).click();
  await expect(news).toHaveCount(0);
});

/** Answers the picture's id. */
async function wearPicture(page: Page, person: Awaited<ReturnType<typeof arriveSignedIn>>): Promise<number> {
  const own = await asPerson(page, person);
  const { data }: { data: [{ id: number }] } = await own.sendForm('/pictures/create', {
    file: { name: 'eu.png', mimeType: 'image/png', buffer: Buffer.from(pngBytes()) },
  });
  await own.ask('PUT /users', { id: person.id, user_picture_id: data[0].id });
  return data[0].id;
}
