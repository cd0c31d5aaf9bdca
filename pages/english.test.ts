import { readdirSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { builtInCurrencies, localeIds } from '#contract/visitor-values.ts';
import type { Network } from './testing/network.ts';
import { openPage } from './testing/open-page.ts';
import { newPerson, type Person } from './testing/people.ts';
import { courseOf, enrol, placeOrders, titleOf, withCart } from './testing/shopping.ts';
import { newCompany } from './testing/trained-company.ts';
import { waitFor } from './testing/wait-for.ts';

type Reader = 'learner' | 'owner' | 'trainer' | 'administrator' | 'buyer';
type Reading = { person: Pick<Person, 'onAnotherDevice'>; stored?: Record<string, string> };
type Question = { path: string; language: string | null; key: string };

const key = 'seguranca-em-obra';
/** Question before the person, and so the language, is known, or not by the page alone. */
const ofStart = new Set([
  '/locales',
  '/currencies',
  '/application-settings',
  '/users/refresh-token',
  '/claims',
  '/events',
  '/healthz',
  // The header counts them, and so does the page of the wishlist.
  '/wishlist/ids',
]);

/** Every signed-in page by its file in web/routes. */
const pages: Record<Reader, Record<string, string>> = {
  learner: {
    'profile.index': '/profile',
    'profile.achievements': '/profile/achievements',
    'profile.learning-guide': '/profile/learning-guide',
    'profile.my-account': '/profile/my-account',
    'profile.my-affiliations.index': '/profile/my-affiliations',
    'profile.my-certificates': '/profile/my-certificates',
    'profile.my-courses': '/profile/my-courses',
    'profile.my-notification-settings': '/profile/my-notification-settings',
    'profile.my-orders-history': '/profile/my-orders-history',
    'profile.my-orders-history_.$orderId': '/profile/my-orders-history/:order',
    'profile.my-tax-address': '/profile/my-tax-address',
    'profile.notifications': '/profile/notifications',
    'profile.payment-methods': '/profile/payment-methods',
    'profile.student': '/profile/student',
    'profile.warnings': '/profile/warnings',
    wishlist: '/wishlist',
    'payment.$orderId.$invoiceId': '/payment/:order/:invoice',
    'classes.$id.index': '/classes/:class',
    'classes.$id.contents': '/classes/:class/contents',
    'classes.$id.enrollment': '/classes/:class/enrollment',
    'classes.$id.lessons': '/classes/:class/lessons',
    'classes.$id.modules': '/classes/:class/modules',
    'classes.$id.my-learning': '/classes/:class/my-learning',
    'classes.$id.regulation': '/classes/:class/regulation',
    'classes.$id.resources': '/classes/:class/resources',
    'courses.$id.timetable.$enrollmentId': '/courses/:course/timetable/:enrollment',
  },
  owner: {
    'profile.current-account': '/profile/current-account',
    'profile.employees': '/profile/employees',
    'profile.organization': '/profile/organization',
    'profile.our-certificates': '/profile/our-certificates',
    'profile.our-courses': '/profile/our-courses',
    'profile.our-orders-history': '/profile/our-orders-history',
    'profile.our-tax-address': '/profile/our-tax-address',
  },
  trainer: {
    'profile.my-agenda': '/profile/my-agenda',
    'profile.my-trainer-courses': '/profile/my-trainer-courses',
  },
  administrator: { 'profile.reported': '/profile/reported', 'profile.forms.index': '/profile/forms' },
  buyer: { cart: '/cart', checkout: '/checkout' },
};

/** Of a token or an id that only a journey has, and layouts. */
const elsewhere = [
  'profile',
  'classes.$id',
  'profile.forms.$formId',
  'profile.gifts.$token',
  'profile.my-affiliations.$token',
  'profile.our-orders-history_.$orderId',
  'profile.seat-offers.$id',
];

const rows = Object.entries(pages).flatMap(([reader, of]) =>
  Object.values(of).map((path) => ({ reader: reader as Reader, path })),
);
const readers: Partial<Record<Reader, Reading>> = {};
const ids: Record<string, number> = {};

beforeAll(async () => {
  const learner = await inEnglish(await newPerson());
  await enrol(learner, key);
  await placeOrders(learner, ['extintores']);
  const { results: enrollments } = await learner.list<{ id: number }>('POST /enrollments', {});
  const { results: orders } = await learner.list<{ id: number; invoices: { id: number }[] }>('POST /orders', {});
  const { id, classId } = await courseOf(key);
  Object.assign(ids, { course: id, class: classId, enrollment: enrollments[0]?.id });
  Object.assign(ids, { order: orders[0]?.id, invoice: orders[0]?.invoices[0]?.id });
  const company = await newCompany();
  await inEnglish(company.owner);
  readers.learner = { person: learner };
  readers.owner = { person: company.owner, stored: company.stored };
  readers.buyer = { person: await inEnglish(await withCart(['extintores'])) };
  for (const role of ['trainer', 'administrator'] as const) {
    readers[role] = { person: await inEnglish(await newPerson({ role })) };
  }
});

test('every signed-in page has a row in this test', () => {
  const files = readdirSync('web/routes').map((file) => file.replace(/\.tsx$/, ''));
  const signedIn = files.filter((file) => /^(profile|wishlist|payment|classes\.\$id|cart|checkout)/.test(file));
  const named = Object.values(pages).flatMap((of) => Object.keys(of));
  expect([...named, ...elsewhere].filter((file) => !file.startsWith('courses.')).toSorted()).toEqual(
    signedIn.toSorted(),
  );
});

describe('a full load in English asks every question once, and in English', () => {
  test.for(rows)('$path', async ({ reader, path }) => {
    const sent: Question[] = [];
    const page = await openPage(
      path.replaceAll(/:(\w+)/g, (_, name: string) => String(ids[name])),
      { as: await sessionOf(reader), language: 'en-GB', prepare: (network) => record(network, sent) },
    );
    await waitFor(() => expect(document.querySelector('h1')).not.toBeNull());
    await settled(sent);
    expect(document.documentElement.lang).toBe('en-GB');
    const questions = sent.filter((one) => !ofStart.has(one.path));
    expect(questions.filter(({ language }) => language !== 'en-GB')).toEqual([]);
    expect(questions.map((one) => one.key).filter((one, place, all) => all.indexOf(one) !== place)).toEqual([]);
    expect(page.screen.queryByRole('alert')).toBeNull();
  });
});

test('titles are in English after a full load, and after a change of language on the page', async () => {
  const page = await openPage('/profile/my-courses', { as: await sessionOf('learner'), language: 'en-GB' });
  await page.findText(titleOf(key, 'en'), page.inPart('main'));
  await page.user.selectOptions(
    page.inPart('banner').getByRole('combobox', { name: page.words('shell.language') }),
    'pt-PT',
  );
  await page.findText(titleOf(key, 'pt'), page.inPart('main'));
  expect(page.inPart('main').queryByText(titleOf(key, 'en'))).toBeNull();
});

/** Each page has a session of its own, since a token is used once. */
async function sessionOf(reader: Reader): Promise<Pick<Person, 'stored'>> {
  const reading = readers[reader];
  if (!reading) throw new Error(`There is no ${reader}.`);
  const session = await reading.person.onAnotherDevice();
  return { stored: { ...reading.stored, ...session.stored } };
}

async function inEnglish<Someone extends Person>(person: Someone): Promise<Someone> {
  const { username } = person.credentials;
  const chosen = { locale_id: localeIds['en-GB'], currency_id: builtInCurrencies.usd.id };
  await person.send('POST /users/update-user-and-person', { user: { id: person.userId, username, ...chosen } });
  return person;
}

function record({ answer }: Pick<Network, 'answer'>, questions: Question[]): void {
  answer('*', async (request, goOn) => {
    const path = new URL(request.url).pathname.replace(/^\/api/, '');
    const body = await request.clone().text();
    questions.push({
      path,
      language: request.headers.get('accept-language'),
      key: `${request.method} ${path} ${body}`,
    });
    return goOn();
  });
}

/** Nothing was sent for a while. */
async function settled(questions: readonly Question[], quietMs = 400): Promise<void> {
  let before = -1;
  while (before !== questions.length) {
    before = questions.length;
    await new Promise((resolve) => setTimeout(resolve, quietMs));
  }
}
