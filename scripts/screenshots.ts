import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { chromium, type Browser, type BrowserContextOptions } from '@playwright/test';
import { demoPassword, demoPeople } from '#seed/people.ts';
import { open, ready, type Reading } from '../e2e/fixture.ts';
import { arriveAgain, asPerson } from '../e2e/people.ts';
import { addToCart, cartLink, confirmOrder, courseOf } from '../e2e/shopping.ts';
import { wordsIn, type Language } from '../e2e/words.ts';
import { findChromium } from './chromium.ts';

// Takes a screenshot of every page of a running demo site (SITE_URL) into docs/screenshots: wide and light in
// Portuguese, narrow and dark in English. It buys courses, so give it a site of its own.

const site = process.env.SITE_URL ?? 'http://localhost:3000';
const folder = resolve(import.meta.dirname, '../docs/screenshots');
const tallest = 2600;
const largestBytes = 250_000;

type Look = { name: string; language: Language; lang: string; buys: string; options: BrowserContextOptions };

const looks: Look[] = [
  {
    name: 'desktop-light-pt',
    language: 'pt',
    lang: 'pt-AO',
    buys: 'geradores-e-quadros',
    options: { viewport: { width: 1280, height: 800 }, colorScheme: 'light' },
  },
  {
    name: 'phone-dark-en',
    language: 'en-GB',
    lang: 'en-GB',
    buys: 'lideranca-no-terreno',
    options: { viewport: { width: 390, height: 844 }, colorScheme: 'dark', hasTouch: true, isMobile: true },
  },
];

/** Below `/admin/`; the first is the start. */
const ofDesk =
  ' inbox courses courses/1 courses/1/contents courses/import classes classes/1 categories partners regulations learning-guides orders ' +
  'orders/5 orders/create payments refunds cases documents documents/hand-overs bank gifts coupons news legal-texts people ' +
  'people/2 people/2/merge organizations organizations/1 organizations/1/account organizations/1/terms roles audit ' +
  'settings currencies health';

type Seat = Reading & { look: Look };

mkdirSync(folder, { recursive: true });
const { env, ...launch } = await findChromium();
const browser = await chromium.launch({ ...launch, env: { ...process.env, ...env } });
for (const look of looks) {
  await takePublicPages(await sit(browser, look));
  await takeWaysIn(await sit(browser, look));
  const seat = await sit(browser, look);
  await arriveAgain(seat.page, { ...demoPeople.student, password: demoPassword });
  await takeAccount(seat);
  await takeLearning(seat);
  await takeCertificates(seat);
  await takePurchase(seat);
  await takeCompany(await sit(browser, look));
  await takeTeaching(await sit(browser, look));
  await takeDesk(await sit(browser, look));
}
await browser.close();

async function sit(of: Browser, look: Look): Promise<Seat> {
  const context = await of.newContext({
    baseURL: site,
    timezoneId: 'Africa/Luanda',
    locale: look.lang,
    ...look.options,
  });
  return { page: await context.newPage(), words: wordsIn(look.language), look };
}

async function takePublicPages(seat: Seat): Promise<void> {
  const { page, look } = seat;
  const { path } = await courseOf(page, 'seguranca-em-obra');
  await take(seat, 'home', '/');
  await take(seat, 'courses', '/courses');
  await take(seat, 'courses-empty', '/courses?search=astrologia');
  await take(seat, 'course', path);
  await take(seat, 'calendar', '/classes');
  await take(seat, 'partners', '/partners');
  await take(seat, 'partner', '/partners/1');
  await take(seat, 'news', '/news');
  await take(seat, 'article', '/news/1');
  await take(seat, 'certificate-validation', '/certificate-validation');
  await take(seat, 'certificate-unknown', '/certificate-validation/nobody-has-ever-issued-this');
  await take(seat, 'not-found', '/no-such-page');
  await take(seat, 'error', '/error');
  await take(seat, 'about', '/about');
  await take(seat, 'contact', '/contact');
  await take(seat, 'sitemap', '/sitemap');
  await take(seat, 'terms', '/terms-and-services');
  await take(seat, 'privacy', '/privacy-policy');
  await page.goto('/api/docs');
  await shoot({ page, look }, 'api-docs');
}

async function takeWaysIn(seat: Seat): Promise<void> {
  const spent = 'x'.repeat(43);
  await take(seat, 'sign-up', '/sign-up');
  await take(seat, 'login', '/login');
  await take(seat, 'sign-in-invitation', '/?redirect=/checkout');
  await take(seat, 'recover-password', '/recover-password');
  await take(seat, 'reset-password-spent', `/reset-password/${spent}`);
  await take(seat, 'confirm-email-spent', `/confirm-email/${spent}`);
}

async function takeAccount(seat: Seat): Promise<void> {
  await take(seat, 'profile', '/profile');
  await take(seat, 'my-account', '/profile/my-account');
  await take(seat, 'student', '/profile/student');
  await take(seat, 'warnings', '/profile/warnings');
  await take(seat, 'notifications', '/profile/notifications');
  await take(seat, 'my-notification-settings', '/profile/my-notification-settings');
  await take(seat, 'my-affiliations', '/profile/my-affiliations');
  await take(seat, 'my-orders', '/profile/my-orders-history');
  await take(seat, 'my-tax-address', '/profile/my-tax-address');
  await take(seat, 'payment-methods', '/profile/payment-methods');
  await take(seat, 'learning-guide', '/profile/learning-guide');
  await take(seat, 'achievements', '/profile/achievements');
  await show(seat, '/profile/my-courses');
  const [timetable, ofClass] = [await linkTo(seat, '/timetable/'), await linkTo(seat, '/classes/')];
  await take(seat, 'timetable', timetable);
  await take(seat, 'class', ofClass);
}

/** The first link of the page with this in its address. */
async function linkTo({ page }: Seat, part: string): Promise<string> {
  const href = await page.locator(`main a[href*="${part}"]`).first().getAttribute('href');
  return new URL(href ?? '', site).pathname;
}

/** As the owner of the demo company. */
async function takeCompany(seat: Seat): Promise<void> {
  const { page } = seat;
  await arriveAgain(page, { ...demoPeople.client, password: demoPassword });
  await page.goto('/profile');
  await page.getByRole('heading', { level: 1 }).waitFor();
  // On a phone its name stands in the header once it was chosen.
  const company = page.getByRole('main').getByText('Construções Kalunga, Lda.').first();
  if (await company.isVisible()) await company.click();
  await take(seat, 'organization', '/profile/organization');
  await take(seat, 'employees', '/profile/employees');
  await take(seat, 'our-courses', '/profile/our-courses');
  await take(seat, 'our-certificates', '/profile/our-certificates');
  await take(seat, 'our-orders', '/profile/our-orders-history');
  await take(seat, 'our-tax-address', '/profile/our-tax-address');
  await take(seat, 'current-account', '/profile/current-account');
}

async function takeLearning(seat: Seat): Promise<void> {
  const { page, words } = seat;
  const video = await courseOf(page, 'poupar-eletricidade');
  const lesson = await courseOf(page, 'extintores');
  await take(seat, 'my-courses', '/profile/my-courses');
  await take(seat, 'player-video', `${video.path}/learn`);
  await take(seat, 'player-text', `${lesson.path}/learn`);
  await show(seat, `${lesson.path}/learn?content=${await contentOf(seat, lesson.id, 'scorm')}`);
  await page
    .getByRole('button', {
      name: new RegExp([words('learn.scorm_review'), words('learn.scorm_go_on'), words('learn.scorm_begin')].join('|')),
    })
    .click();
  await page.getByRole('article').frameLocator('iframe').frameLocator('iframe').locator('h1:visible').first().waitFor();
  await shoot(seat, 'player-scorm');
  const taught = await courseOf(page, 'analise-de-dados');
  await take(seat, 'player-task', `${taught.path}/learn?content=${await contentOf(seat, taught.id, 'task')}`);
}

/** The first content of a type. */
async function contentOf({ page }: Seat, courseId: number, type: string): Promise<number> {
  const student = await asPerson(page, { ...demoPeople.student, password: demoPassword });
  const { results } = await student.find('POST /modules', { course_id: courseId });
  const contents: { id: number; type: string }[] = results.flatMap((module: { contents: unknown }) => module.contents);
  const firstOfType = contents.find((content) => content.type === type);
  if (!firstOfType) throw new Error(`The course ${courseId} has no content of the type ${type}.`);
  return firstOfType.id;
}

async function takeCertificates(seat: Seat): Promise<void> {
  const { page, words } = seat;
  await take(seat, 'my-certificates', '/profile/my-certificates');
  await page
    .getByRole('link', { name: words('certificates.see_as_others') })
    .first()
    .click();
  await page.getByRole('heading', { name: words('certificates.answer_valid') }).waitFor();
  await shoot(seat, 'certificate-valid');
}

async function takePurchase(seat: Seat): Promise<void> {
  const { page, words, look } = seat;
  const { path } = await courseOf(page, look.buys);
  const heading = (name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
  await show(seat, path);
  await addToCart(seat);
  await page.getByRole('button', { name: words('shell.close'), exact: true }).click();
  await cartLink(seat, 1).click();
  await page.getByRole('link', { name: words('cart.go_on') }).waitFor();
  await shoot(seat, 'cart');
  await page.getByRole('link', { name: words('cart.go_on') }).click();
  await heading(words('order.checkout'));
  await shoot(seat, 'checkout');
  await confirmOrder(seat);
  await page.getByRole('link', { name: words('payment.sandbox_pay') }).waitFor();
  await shoot(seat, 'payment-waiting');
  const opening = page.waitForEvent('popup');
  await page.getByRole('link', { name: words('payment.sandbox_pay') }).click();
  const bank = await opening;
  await shoot({ page: bank, look }, 'sandbox');
  await bank.locator('button.main').click();
  await heading(words('payment.title_paid'));
  await shoot(seat, 'payment-paid');
}

function show({ page, look }: Seat, path: string): Promise<void> {
  return open(page, `${path}${path.includes('?') ? '&' : '?'}lang=${look.lang}`);
}

async function takeTeaching(seat: Seat): Promise<void> {
  await arriveAgain(seat.page, { ...demoPeople.trainer, password: demoPassword });
  await take(seat, 'my-trainer-courses', '/profile/my-trainer-courses');
  await take(seat, 'my-agenda', '/profile/my-agenda');
  const register = await linkTo(seat, '/lessons');
  await take(seat, 'class-register', register);
  await take(seat, 'class-grades', register.replace(/lessons$/, 'my-learning'));
}

async function takeDesk(seat: Seat): Promise<void> {
  await arriveAgain(seat.page, { ...demoPeople.administrator, password: demoPassword });
  for (const path of ofDesk.split(' '))
    await take(seat, `desk-${path.replaceAll('/', '-') || 'start'}`, `/admin/${path}`);
}

async function take(seat: Seat, name: string, path: string): Promise<void> {
  await show(seat, path);
  await shoot(seat, name);
}

async function shoot({ page, look }: Pick<Seat, 'page' | 'look'>, name: string): Promise<void> {
  await ready(page);
  await showPictures(page);
  const { width, height } = await page.evaluate(() => ({
    width: document.documentElement.clientWidth,
    height: document.documentElement.scrollHeight,
  }));
  const shown = Math.min(height, tallest);
  const window = page.viewportSize();
  // The window is as tall as the page, so that elements fixed to its bottom are at the bottom of the picture.
  await page.setViewportSize({ width, height: shown });
  for (const quality of [80, 70, 60]) {
    const picture = await page.screenshot({ type: 'jpeg', quality });
    writeFileSync(join(folder, `${name}-${look.name}.jpg`), picture);
    if (picture.length <= largestBytes) break;
  }
  if (window) await page.setViewportSize(window);
}

/** Pictures below the fold load only when scrolled into view. */
async function showPictures(page: Seat['page']): Promise<void> {
  await page.evaluate(async () => {
    for (const picture of document.images) picture.loading = 'eager';
    await Promise.all([...document.images].map((picture) => picture.decode().catch(() => undefined)));
    scrollTo(0, 0);
  });
}
