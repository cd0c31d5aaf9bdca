import { within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { demoPeople } from '#seed/people.ts';
import { caughtByPage, connectionFailed, failedCall } from './testing/console.ts';
import { failsAndComes, failureIn, type Failing } from './testing/failures.ts';
import { openPage } from './testing/open-page.ts';
import { demoPerson, newPerson } from './testing/people.ts';
import { acceptBox, addToCart, courseOf, enrol, titleOf } from './testing/shopping.ts';
import { waitFor } from './testing/wait-for.ts';
import { wordsIn } from './testing/words.ts';

const words = wordsIn('pt');
const elsewhere = '/terms-and-services';

type Row = Failing & {
  /** The message while the call is under way. */
  loading: string;
};

const wholePage = words('site.error_title');

const ownPages: Row[] = [
  {
    path: '/profile',
    call: '/persons',
    loading: words('profile.loading'),
    failed: words('profile.not_loaded'),
    filled: words('profile.record_missing'),
    wayOn: words('profile.missing_phone'),
  },
  {
    path: '/profile/my-account',
    call: '/persons',
    loading: words('account.loading'),
    failed: words('account.not_loaded'),
    filled: words('account.lead'),
  },
  {
    path: '/profile/my-courses',
    call: '/enrollments',
    loading: words('my_courses.loading'),
    failed: words('my_courses.not_loaded'),
    filled: words('my_courses.empty'),
    wayOn: words('my_courses.see_courses'),
  },
  {
    path: '/profile/my-certificates',
    call: '/certificates',
    loading: words('certificates.mine_loading'),
    failed: words('certificates.mine_failed'),
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

/** The previous page stays, marked as busy, until the next one has loaded. */
const publicPages: (Pick<Row, 'path' | 'call' | 'failed'> & { title: string })[] = [
  { path: '/about', call: '/courses/counters', failed: wholePage, title: words('about.title') },
  { path: '/contact', call: '/application-settings', failed: wholePage, title: words('contact.title') },
  { path: '/sitemap', call: '/categories', failed: wholePage, title: words('sitemap.title') },
  { path: '/courses/1', call: '/courses/detail', failed: wholePage, title: titleOf('extintores', 'pt') },
  { path: '/', call: '/classes', failed: wholePage, title: words('home.title') },
];

/** Sections of the account that load separately. */
const accountParts = [
  { call: '/users/second-factors', failed: words('security.not_loaded'), filled: words('security.passkeys_none') },
  { call: '/users/sessions', failed: words('security.sessions_not_loaded'), filled: words('security.session_here') },
  { call: '/consents', failed: words('privacy.consents_not_loaded'), filled: words('privacy.news') },
  { call: '/users/exports', failed: words('privacy.export_not_loaded'), filled: words('privacy.export_text') },
  { call: '/users/closing', failed: words('privacy.close_not_loaded'), filled: words('privacy.close_ask') },
];

test.for(ownPages)('a failure is shown and can be retried: $path', async (row) => {
  const page = await openPage(elsewhere, { as: await newPerson(), timesFaster: 20 });
  // The header counts unread notifications by the same call.
  if (row.call === '/notifications') page.allowInConsole(failedCall, connectionFailed);
  await failsAndComes(page, row);
});

test.for(ownPages)('loading is shown: $path', async ({ path, call, loading }) => {
  const page = await openPage(elsewhere, { as: await demoPerson(demoPeople.student) });
  await page.heading(words('legal.terms'));
  const release = page.network.hold(call);
  page.goTo(path);
  await page.findSaying('status', loading, page.inPart('main'));
  expect(page.screen.getByRole('heading', { level: 1 })).toBeTruthy();
  release();
  await page.gone('status', loading);
});

test.for(ownPages)('loading is shown after a full load too: $path', async ({ path, call, loading }) => {
  const released = Promise.withResolvers<void>();
  const page = await openPage(path, {
    as: await demoPerson(demoPeople.student),
    prepare: ({ hold }) => void released.promise.then(hold(call)),
  });
  await page.findSaying('status', loading, page.inPart('main'));
  released.resolve();
  await page.gone('status', loading);
});

test('a loading public page keeps the previous one, shows progress, and can be retried after a failure', async () => {
  const course = await courseOf('extintores');
  const page = await openPage(elsewhere);
  page.expectInConsole(...caughtByPage);
  const busy = () => page.screen.getByRole('main').getAttribute('aria-busy');
  for (const { path, call, failed, title } of publicPages) {
    page.goTo(elsewhere);
    await page.heading(words('legal.terms'));
    await waitFor(() => expect(busy()).toBeNull());
    page.network.fail(call);
    const release = page.network.hold(call);
    page.goTo(path.replace('1', String(course.id)));
    await waitFor(() => expect(busy()).toBe('true'));
    await page.heading(words('legal.terms'));
    release();
    const retry = await failureIn(page, failed);
    await waitFor(() => expect(busy()).toBeNull());
    page.network.mend(call);
    await page.user.click(retry);
    await page.heading(title);
  }
});

test('a loading list of courses shows skeletons, and can be retried after a failure', async () => {
  const page = await openPage(elsewhere);
  page.network.fail('/courses');
  const release = page.network.hold('/courses');
  page.goTo('/courses');
  const waiting = words('catalogue.loading');
  await page.findSaying('status', waiting);
  release();
  const retry = await failureIn(page, words('catalogue.failed'));
  page.network.mend('/courses');
  const again = page.network.hold('/courses');
  await page.user.click(retry);
  await page.findSaying('status', waiting);
  again();
  await page.gone('status', waiting);
  await waitFor(() => expect(page.screen.getByRole('main').querySelector('a[href^="/courses/"]')).not.toBeNull());
  page.goTo('/courses?search=nadaqueexista');
  await page.findText(words('catalogue.none_for', { words: 'nadaqueexista' }));
  expect(page.inPart('main').getAllByRole('link', { name: words('site.see_courses') })).not.toEqual([]);
});

test('sections of the account load separately, or show their failure', async () => {
  const page = await openPage('/profile/my-account', {
    as: await newPerson(),
    prepare: ({ fail }) => accountParts.forEach(({ call }) => fail(call)),
  });
  for (const { call, failed, filled } of accountParts) {
    const retry = await failureIn(page, failed);
    page.network.mend(call);
    await page.user.click(retry);
    await waitFor(() => expect(page.inPart('main').queryAllByText(filled, { exact: false })).not.toEqual([]));
    await page.gone('alert', failed);
  }
});

test('a buyer sees loading and failures, and can retry', async () => {
  const { path } = await courseOf('extintores');
  const shopping = await openPage(path, { as: await newPerson() });
  await addToCart(shopping);
  const title = titleOf('extintores');
  const page = await openPage(elsewhere, { after: shopping, timesFaster: 20 });
  const release = page.network.hold('/cart/summary');
  page.goTo('/cart');
  await page.findSaying('status', words('cart.loading'), page.inPart('main'));
  release();
  await waitFor(() => expect(page.screen.getByRole('main').textContent).toContain(title));

  const priced = { call: '/cart/summary', filled: title };
  const inCart = await openPage(elsewhere, { after: page, timesFaster: 20 });
  await failsAndComes(inCart, { ...priced, path: '/cart', failed: words('cart.failed'), wayOn: words('cart.go_on') });
  const toPay = await openPage(elsewhere, { after: inCart, timesFaster: 20 });
  toPay.expectInConsole(...caughtByPage);
  await failsAndComes(toPay, { ...priced, path: '/checkout', failed: wholePage });
  await toPay.user.click(await acceptBox(toPay));
  await toPay.user.click(toPay.screen.getByRole('button', { name: words('order.place') }));
  await toPay.heading(words('payment.title_open'));
  const { pathname } = location;
  let before = toPay;
  for (const call of ['/orders', '/payments']) {
    before = await openPage(elsewhere, { after: before, timesFaster: 20 });
    before.expectInConsole(...caughtByPage);
    await failsAndComes(before, { path: pathname, call, failed: wholePage, filled: words('payment.title_open') });
  }
});

test('a learner sees loading and failures, and can retry', async () => {
  const person = await newPerson();
  await enrol(person, 'extintores');
  const path = `${(await courseOf('extintores')).path}/learn`;
  const filled = words('learn.next');
  const calls = [
    { call: '/modules', failed: words('site.error_title') },
    { call: '/contents/open', failed: words('learn.not_opened') },
  ];
  let before = await openPage(elsewhere, { as: person, timesFaster: 20 });
  for (const failing of calls) {
    if (failing.failed === wholePage) before.expectInConsole(...caughtByPage);
    await failsAndComes(before, { ...failing, path, filled });
    before = await openPage(elsewhere, { after: before, timesFaster: 20 });
  }
  const release = before.network.hold('/contents/open');
  before.goTo(path);
  const article = await before.find('article');
  await before.findSaying('status', words('learn.opening'), within(article));
  release();
  await before.gone('status', words('learn.opening'));
});

test('a search with one hit also shows courses of the same area, and not the hit again', async () => {
  const page = await openPage(`/courses?search=${encodeURIComponent(titleOf('extintores', 'pt'))}`);
  await page.findText(words('catalogue.near'));
  const links = [...page.screen.getByRole('main').querySelectorAll('h3 a[href^="/courses/"]')];
  const addresses = links.map((link) => link.getAttribute('href'));
  expect(addresses.length).toBeGreaterThan(1);
  expect(new Set(addresses).size).toBe(addresses.length);
});
