import { demoPassword, demoPeople } from '#seed/people.ts';
import { expect, open, test } from './fixture.ts';
import { arriveAgain, arriveSignedIn } from './people.ts';
import { courseOf, titleOf } from './shopping.ts';
import { fail, failsAndComes, failureOf, goTo, hold, mend, watchShifts, type Failing } from './trouble.ts';
import { wordsIn } from './words.ts';

const words = wordsIn('pt');
const elsewhere = '/terms-and-services';
const retry = words('site.retry');

type Row = Failing & {
  /** Said while what the page asks for is under way. */
  loading: string;
};

const wholePage = words('site.error_title');

const ownPages: Row[] = [
  {
    path: '/profile',
    call: '/persons',
    loading: words('profile.loading'),
    failed: wholePage,
    filled: words('profile.record_missing'),
    wayOn: words('profile.missing_telephone'),
  },
  {
    path: '/profile/my-account',
    call: '/persons',
    loading: words('account.loading'),
    failed: wholePage,
    filled: words('account.lead'),
  },
  {
    path: '/profile/my-courses',
    call: '/enrollments',
    loading: words('my_courses.loading'),
    failed: wholePage,
    filled: words('my_courses.empty'),
    wayOn: words('my_courses.see_courses'),
  },
  {
    path: '/profile/my-certificates',
    call: '/certificates',
    loading: words('certificates.mine_loading'),
    failed: wholePage,
    filled: words('certificates.mine_empty'),
    wayOn: words('site.see_courses'),
  },
  {
    path: '/profile/student',
    call: '/student-documents',
    loading: words('student.loading'),
    failed: words('student.not_loaded'),
    filled: words('student.qualifications_empty'),
  },
  {
    path: '/profile/warnings',
    call: '/user-warnings',
    loading: words('messages.loading', { of: 'warnings' }),
    failed: words('messages.failed', { of: 'warnings' }),
    filled: words('messages.warnings_none_text'),
  },
  {
    path: '/profile/notifications',
    call: '/notifications',
    loading: words('messages.loading', { of: 'notifications' }),
    failed: words('messages.failed', { of: 'notifications' }),
    filled: words('messages.notifications_none_text'),
  },
  {
    path: '/profile/my-notification-settings',
    call: '/usersnotificationconfigurations',
    loading: words('messages.settings_loading'),
    failed: words('messages.settings_failed'),
    filled: words('messages.topic_learning'),
  },
  {
    path: '/wishlist',
    call: '/wishlist',
    loading: words('wishlist.loading'),
    failed: words('wishlist.failed'),
    filled: words('wishlist.nothing_text'),
    wayOn: words('site.see_courses'),
  },
];

/** What a guest finds; the page before stays until the next one is here, and says that it is on its way. */
const publicPages: (Pick<Row, 'path' | 'call' | 'failed'> & { title: string })[] = [
  { path: '/about', call: '/courses/counters', failed: wholePage, title: words('about.title') },
  { path: '/contact', call: '/application-settings', failed: wholePage, title: words('contact.title') },
  { path: '/sitemap', call: '/categories', failed: wholePage, title: words('sitemap.title') },
  { path: '/courses/1', call: '/courses/detail', failed: wholePage, title: titleOf('extintores', 'pt') },
  { path: '/', call: '/classes', failed: wholePage, title: words('home.title') },
];

/** The parts of the account that are fetched by themselves. */
const accountParts = [
  { call: '/users/second-factors', failed: words('security.not_loaded'), filled: words('security.passkeys_none') },
  { call: '/users/sessions', failed: words('security.sessions_not_loaded'), filled: words('security.session_here') },
  { call: '/consents', failed: words('privacy.consents_not_loaded'), filled: words('privacy.news') },
  { call: '/users/exports', failed: words('privacy.export_not_loaded'), filled: words('privacy.export_text') },
  { call: '/users/closing', failed: words('privacy.close_not_loaded'), filled: words('privacy.close_ask') },
];

test.beforeEach(({ isMobile }) => {
  test.skip(isMobile, 'the same states on every width');
});

/** What the browser itself says of calls that fail is no complaint here. */
test.afterEach(({ complaints }) => {
  complaints.length = 0;
});

for (const rows of [ownPages.slice(0, 4), ownPages.slice(4)]) {
  test(`what did not come is said, and comes when asked again: ${pathsOf(rows)}`, async ({ page }) => {
    await arriveSignedIn(page);
    await open(page, elsewhere);
    for (const row of rows) {
      await goTo(page, elsewhere);
      await failsAndComes(page, row);
    }
  });
}

test('what is on its way says so, and moves nothing when it comes', async ({ page }) => {
  await arriveAgain(page, { username: demoPeople.student.username, password: demoPassword });
  await open(page, elsewhere);
  for (const { path, call, loading } of ownPages) {
    await goTo(page, elsewhere);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('legal.terms'));
    const letGo = await hold(page, call);
    await goTo(page, path);
    const waiting = page.getByRole('main').getByRole('status').filter({ hasText: loading });
    await expect(waiting).toBeAttached();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const shifts = await watchShifts(page);
    await letGo();
    await expect(waiting).toHaveCount(0);
    expect.soft(await shifts(), `${path} jumps`).toBeLessThan(0.1);
  }
});

test('a public page that is on its way leaves the one before, says so, and what did not come comes when asked again', async ({
  page,
}) => {
  const courseId = (await courseOf(page, 'extintores')).id;
  await open(page, elsewhere);
  const main = page.locator('main');
  for (const { path, call, failed, title } of publicPages) {
    await goTo(page, elsewhere);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('legal.terms'));
    await expect(main).not.toHaveAttribute('aria-busy');
    await fail(page, call);
    const letGo = await hold(page, call);
    await goTo(page, path.replace('1', String(courseId)));
    await expect(main).toHaveAttribute('aria-busy', 'true');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('legal.terms'));
    await letGo();
    const failure = failureOf(page, failed, retry);
    await expect(failure.retry).toBeVisible();
    await expect(main).not.toHaveAttribute('aria-busy');
    await mend(page, call);
    await failure.retry.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  }
});

test('a list of courses that is on its way is drawn in outline, and comes when asked again', async ({ page }) => {
  await open(page, elsewhere);
  await fail(page, '/courses');
  const letGo = await hold(page, '/courses');
  await goTo(page, '/courses');
  const waiting = page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: words('catalogue.loading') });
  await expect(waiting).toBeAttached();
  await letGo();
  const failure = failureOf(page, words('catalogue.failed'), retry);
  await expect(failure.retry).toBeVisible();
  await mend(page, '/courses');
  const again = await hold(page, '/courses');
  await failure.retry.click();
  await expect(waiting).toBeAttached();
  const shifts = await watchShifts(page);
  await again();
  await expect(waiting).toHaveCount(0);
  await expect(page.getByRole('main').locator('a[href^="/courses/"]').first()).toBeVisible();
  expect(await shifts()).toBeLessThan(0.1);
  await goTo(page, '/courses?search=nadaqueexista');
  await expect(page.getByText(words('catalogue.none_for', { words: 'nadaqueexista' }))).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: words('site.see_courses') })).toBeVisible();
});

test('the parts of the account come each by itself, or say that they did not', async ({ page }) => {
  await arriveSignedIn(page);
  for (const { call } of accountParts) await fail(page, call);
  await open(page, '/profile/my-account');
  for (const { call, failed, filled } of accountParts) {
    const failure = failureOf(page, failed, retry);
    await expect(failure.retry).toBeVisible();
    await mend(page, call);
    await failure.retry.click();
    await expect(page.getByRole('main').getByText(filled).first()).toBeVisible();
    await expect(failure.told).toHaveCount(0);
  }
});

function pathsOf(rows: Row[]): string {
  return rows.map(({ path }) => path).join(', ');
}
