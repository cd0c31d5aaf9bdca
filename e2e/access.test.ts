import { readdirSync } from 'node:fs';
import { demoPassword, demoPeople } from '#seed/people.ts';
import { desktopOnly, expect, open, test, type Page } from './fixture.ts';
import { examine } from './looks.ts';
import { arriveAgain, arriveSignedIn, asPerson } from './people.ts';
import { courseOf, trainerOf } from './shopping.ts';

const noToken = 'x'.repeat(43);

/** Every page by its file in web/routes; `course` stands for a course of the demo site, `trainer` for its trainer. */
const guestPages: Record<string, string> = {
  index: '/',
  about: '/about',
  contact: '/contact',
  'classes.index': '/classes',
  'courses.index': '/courses',
  'courses.$id.index': 'course',
  'certificate-validation.index': '/certificate-validation',
  'certificate-validation.$token': '/certificate-validation/nobody-has-ever-issued-this',
  'forms.$token': '/forms/nobody-has-ever-sent-this',
  'news.index': '/news',
  'news.$postId': '/news/1',
  'partners.index': '/partners',
  'partners.$partnerId': '/partners/1',
  'trainers.$trainerId': 'trainer',
  login: '/login',
  'sign-up': '/sign-up',
  'recover-password': '/recover-password',
  'invitation.$token': `/invitation/${noToken}`,
  'reset-password.$token': `/reset-password/${noToken}`,
  'confirm-email.$token': `/confirm-email/${noToken}`,
  sitemap: '/sitemap',
  'terms-and-services': '/terms-and-services',
  'privacy-policy': '/privacy-policy',
  error: '/error',
};

const ownPages: Record<string, string> = {
  'profile.index': '/profile',
  'profile.achievements': '/profile/achievements',
  'profile.learning-guide': '/profile/learning-guide',
  'profile.my-account': '/profile/my-account',
  'profile.my-certificates': '/profile/my-certificates',
  'profile.my-agenda': '/profile/my-agenda',
  'profile.my-courses': '/profile/my-courses',
  'profile.my-affiliations.index': '/profile/my-affiliations',
  'profile.my-orders-history': '/profile/my-orders-history',
  'profile.my-orders-history_.$orderId': '/profile/my-orders-history/999999',
  'profile.my-tax-address': '/profile/my-tax-address',
  'profile.payment-methods': '/profile/payment-methods',
  'profile.my-notification-settings': '/profile/my-notification-settings',
  'profile.notifications': '/profile/notifications',
  'profile.student': '/profile/student',
  'profile.warnings': '/profile/warnings',
  wishlist: '/wishlist',
};

/** Pages of a company, read by its owner. */
const companyPages: Record<string, string> = {
  'profile.organization': '/profile/organization',
  'profile.employees': '/profile/employees',
  'profile.our-courses': '/profile/our-courses',
  'profile.our-certificates': '/profile/our-certificates',
  'profile.our-orders-history': '/profile/our-orders-history',
  'profile.our-orders-history_.$orderId': '/profile/our-orders-history/999999',
  'profile.our-tax-address': '/profile/our-tax-address',
  'profile.current-account': '/profile/current-account',
};

/** Pages of a class that a student follows, by its ids. */
const classPages: Record<string, string> = {
  'classes.$id.index': '/classes/:class',
  'classes.$id.contents': '/classes/:class/contents',
  'classes.$id.resources': '/classes/:class/resources',
  'classes.$id.lessons': '/classes/:class/lessons',
  'classes.$id.modules': '/classes/:class/modules',
  'classes.$id.enrollment': '/classes/:class/enrollment',
  'classes.$id.regulation': '/classes/:class/regulation',
  'classes.$id.my-learning': '/classes/:class/my-learning',
  'courses.$id.timetable.$enrollmentId': '/courses/:course/timetable/:enrollment',
};

/** Pages of a trainer, by a class that meets today. */
const trainerPages: Record<string, string> = { 'profile.my-trainer-courses': '/profile/my-trainer-courses' };
const taughtPages = [
  '/classes/:class',
  '/classes/:class/lessons',
  '/classes/:class/my-learning',
  '/classes/:class/enrollment',
];

/** Layout routes, and pages that need a purchase, a claim or an invitation, which the journeys examine on their way. */
const elsewhere = [
  '__root',
  'profile',
  'classes.$id',
  'profile.reported',
  'profile.forms.index',
  'profile.forms.$formId',
  'profile.my-affiliations.$token',
  'profile.gifts.$token',
  'profile.seat-offers.$id',
  'achievements.$token',
  'cart',
  'checkout',
  'payment.$orderId.$invoiceId',
  'courses.$id.learn',
  'admin.$',
  // An empty document for the player offline.
  'player',
];

test.slow();

test('every page has a row in this test', desktopOnly, () => {
  const files = readdirSync('web/routes').filter((file) => !file.startsWith('-'));
  const tables = [guestPages, ownPages, companyPages, classPages, trainerPages];
  const existing = [...tables.flatMap((pages) => Object.keys(pages)), ...elsewhere];
  expect(existing.toSorted()).toEqual(files.map((file) => file.replace(/\.tsx$/, '')).toSorted());
});

for (const addresses of inFours(Object.values(guestPages))) {
  test(`pages are accessible to a guest: ${addresses.join(', ')}`, desktopOnly, async ({ page }) => {
    const { id, path } = await courseOf(page, 'seguranca-em-obra');
    const places: Record<string, string> = { course: path, trainer: await trainerOf(page, id) };
    for (const address of addresses) await standsEverywhere(page, places[address] ?? address);
  });
}

for (const addresses of inFours(Object.values(ownPages))) {
  test(`pages are accessible to a student: ${addresses.join(', ')}`, desktopOnly, async ({ page }) => {
    await arriveSignedIn(page);
    for (const address of addresses) await standsEverywhere(page, address);
  });
}

for (const addresses of inFours(Object.values(classPages))) {
  test(`pages of a class are accessible: ${addresses.join(', ')}`, desktopOnly, async ({ page }) => {
    const student = { username: demoPeople.student.username, password: demoPassword };
    const addressOf = await ofOwnClass(page, student);
    await arriveAgain(page, student);
    for (const address of addresses) await standsEverywhere(page, addressOf(address));
  });
}

for (const addresses of inFours([...Object.values(trainerPages), ...taughtPages])) {
  test(`pages are accessible to a trainer: ${addresses.join(', ')}`, desktopOnly, async ({ page }) => {
    const trainer = { username: demoPeople.trainer.username, password: demoPassword };
    const taught = await taughtClass(page, trainer);
    await arriveAgain(page, trainer);
    for (const address of addresses) await standsEverywhere(page, address.replace(':class', taught));
  });
}

for (const addresses of inFours(Object.values(companyPages))) {
  test(`pages are accessible to an owner: ${addresses.join(', ')}`, desktopOnly, async ({ page }) => {
    await arriveAgain(page, { username: demoPeople.client.username, password: demoPassword });
    await actForCompany(page);
    for (const address of addresses) await standsEverywhere(page, address);
  });
}

/** The addresses of the first class with lessons that the person follows. */
async function ofOwnClass(
  page: Page,
  person: { username: string; password: string },
): Promise<(path: string) => string> {
  const student = await asPerson(page, person);
  const { results } = await student.find('POST /enrollments', { status: 'enrolled' });
  const own = results.find(({ next_lesson }: { next_lesson: unknown }) => next_lesson !== null);
  const { id, class: run, course } = own;
  return (path) => path.replace(':class', run.id).replace(':course', course.id).replace(':enrollment', id);
}

/** The id of a class that the person teaches now. */
async function taughtClass(page: Page, person: { username: string; password: string }): Promise<string> {
  const trainer = await asPerson(page, person);
  const { results } = await trainer.find('POST /trainer-classes', { state: 'running' });
  return String(results[0].id);
}

async function actForCompany(page: Page): Promise<void> {
  await open(page, '/profile');
  await page.getByRole('main').getByText('Construções Kalunga, Lda.').first().click();
}

test('the 404 page is accessible', desktopOnly, async ({ page, refusals }) => {
  refusals.expect({ path: '/no-such-page', status: 404 });
  await standsEverywhere(page, '/no-such-page');
});

test(
  'a contact message is sent by keyboard alone, and input survives a missing field',
  desktopOnly,
  async ({ reading }) => {
    const { page, words } = reading;
    await openPage(page, '/contact');
    await page.getByLabel(words('contact.name')).focus();
    await page.keyboard.type('Marlene Capita');
    await page.keyboard.press('Tab');
    await page.keyboard.type('marlene@exemplo');
    await page.keyboard.press('Enter');
    await expect(page.getByLabel(words('contact.email'))).toBeFocused();
    await expect(page.getByText(words('contact.email_invalid')).first()).toBeVisible();
    await expect(page.getByLabel(words('contact.name'))).toHaveValue('Marlene Capita');

    await page.keyboard.press('End');
    await page.keyboard.type('.ao');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Turmas em Benguela');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Quando abre a próxima turma?');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: words('contact.send') })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: words('contact.sent') })).toBeVisible();
    await expect(page.getByText(words('contact.sent_text', { email: 'marlene@exemplo.ao' }))).toBeVisible();
  },
);

test(
  'a numeric field accepts digits, one separator and one exponent, typed or pasted',
  desktopOnly,
  async ({ reading, context }) => {
    const { page, words } = reading;
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openPage(page, '/courses');
    await page
      .locator('summary')
      .filter({ hasText: words('catalogue.price_in', { currency: 'AOA' }) })
      .click();
    const field = page.getByLabel(words('catalogue.to'), { exact: true });
    await expect(field).toHaveAttribute('inputmode', 'decimal');
    await field.pressSequentially('1a2-3,e.');
    await expect(field).toHaveValue('123,e');
    await page.evaluate(() => navigator.clipboard.writeText('45.000,50 AOA'));
    await field.press('ControlOrMeta+a');
    await field.press('ControlOrMeta+v');
    await expect(field).toHaveValue('45000,50');
    await field.press('Backspace');
    await expect(field).toHaveValue('45000,5');
  },
);

/** Keeps each test short, and lets several run in parallel. */
function inFours(addresses: string[]): string[][] {
  return Array.from({ length: Math.ceil(addresses.length / 4) }, (_, part) => addresses.slice(part * 4, part * 4 + 4));
}

/**
 * In both languages, light and dark, on a desktop, a phone and at 400 % zoom; the keyboard reaches the main part. What a page is
 * built of is the same in both languages, so the keyboard walks it in one.
 */
async function standsEverywhere(page: Page, address: string): Promise<void> {
  // Without motion colours have no transitions.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const lang of ['pt-AO', 'en-GB']) {
    await page.setViewportSize({ width: 1280, height: 800 });
    await openPage(page, `${address}?lang=${lang}`);
    await examine(page);
    if (lang === 'pt-AO') await reachesMain(page, address);
    await fitsNarrow(page);
  }
}

async function fitsNarrow(page: Page): Promise<void> {
  for (const height of [640, 256]) {
    await page.setViewportSize({ width: 320, height });
    // The page may still be changing its language, which moves it for a moment.
    const settled = expect.configure({ soft: true, message: `${page.url()} at 320 × ${height}` });
    await settled.poll(() => overflowOf(page)).toBeLessThanOrEqual(0);
  }
}

async function openPage(page: Page, address: string): Promise<void> {
  await open(page, address);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
}

/** Skips the header with the first key, and reaches the first control once the page is stable. */
async function reachesMain(page: Page, address: string): Promise<void> {
  await expect(async () => {
    await page.evaluate(() => {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      getSelection()?.removeAllRanges();
      scrollTo(0, 0);
    });
    await page.locator('a[href="#main"], a[href*="#main"]').first().focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#main$/);
    await page.keyboard.press('Tab');
    const isInMain = await page.evaluate(() => document.activeElement?.closest('main') !== null);
    expect(isInMain, `${address} by keyboard`).toBe(true);
  }).toPass({ timeout: 10_000 });
}

function overflowOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
