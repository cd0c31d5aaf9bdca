import { describe, expect, test } from 'vitest';
import { isCacheable } from '#web/shared/page/cached-pages.ts';
import { beyond, filesIn, isRecent, keyOfList, outdated, shellOf, titleIn, wayOf } from './rules.ts';

const site = 'https://mestria.example';
const way = (address: string, { method = 'GET', mode = 'cors' } = {}) =>
  wayOf({ method, mode, url: new URL(address, site) }, site);

describe('the worker', () => {
  test('answers pages and their files', () => {
    expect(way('/courses/3?lang=en-GB', { mode: 'navigate' })).toBe('page');
    expect(way('/profile/my-account', { mode: 'navigate' })).toBe('page');
    expect(way('/assets/shell-abc.js')).toBe('file');
    expect(way('/fonts/besley-560-latin.woff2')).toBe('file');
    expect(way('/first.js')).toBe('fixed-name');
    expect(way('/api/covers.svg?of=c.1.abc')).toBe('drawing');
    expect(way('/api/news/covers.svg?of=n.1.abc')).toBe('drawing');
    expect(way('/api/application-settings', { method: 'POST' })).toBe('start-list');
  });

  test('leaves everything else to the browser', () => {
    expect(way('/api/users', { method: 'POST' })).toBeNull();
    expect(way('/api/users/me')).toBeNull();
    expect(way('/api/courses', { method: 'POST' })).toBeNull();
    expect(way('/api/events')).toBeNull();
    expect(way('/api/pictures/3')).toBeNull();
    expect(way('/api/docs', { mode: 'navigate' })).toBeNull();
    expect(way('/dev/mail', { mode: 'navigate' })).toBeNull();
    expect(way('/sitemap.xml', { mode: 'navigate' })).toBeNull();
    expect(way('/healthz')).toBeNull();
    expect(way('/sw.js')).toBeNull();
    expect(way('https://content.example/assets/a.js')).toBeNull();
    expect(way('https://content.example/', { mode: 'navigate' })).toBeNull();
  });
});

const isStored = (address: string) => isCacheable(new URL(address, site));

describe('a page may be stored', () => {
  test.each(['/', '/courses', '/courses?search=ingles', '/courses/12', '/news/3', '/classes', '/about'])(
    'if it is public: %s',
    (address) => expect(isStored(address)).toBe(true),
  );

  test.each([
    ...'/profile /profile/my-account /cart /checkout /wishlist /login /payment/1/2 /courses/3/learn /api/users'.split(
      ' ',
    ),
    ...'/certificate-validation/abc /forms/abc /confirm-email/abc /reset-password/abc /?redirect=%2Fcart'.split(' '),
  ])('not if it is personal: %s', (address) => expect(isStored(address)).toBe(false));
});

const shell = (address: string) => shellOf(new URL(address, site));

describe('a page behind the sign-in opens offline', () => {
  test.each([
    ['/profile/my-courses', '/profile'],
    ['/profile/my-certificates', '/profile'],
    ['/profile/my-orders-history', '/profile'],
    ['/profile/my-orders-history/7', '/profile'],
    ['/classes/12/lessons?code=1', '/classes/1'],
    ['/courses/3/learn?content=9', '/player'],
    ['/courses/3/timetable/8?view=month', '/courses/1/timetable/1'],
    ['/payment/7/7', '/payment/1/1'],
  ])('in a document without data: %s', (address, document) => expect(shell(address)).toBe(document));

  test.each(
    `/profile /profile/my-account /profile/our-orders-history /profile/gifts/abc /classes /classes/12/enrollment
    /courses/3 /checkout /cart /wishlist /login /forms/abc /profile/my-affiliations/abc /reset-password/abc`.split(
      /\s+/,
    ),
  )('or not at all: %s', (address) => expect(shell(address)).toBeNull());
});

test('only the oldest beyond the limit are deleted', () => {
  expect(beyond([1, 2, 3], 2)).toEqual([1]);
  expect(beyond([1, 2, 3], 3)).toEqual([]);
  expect(beyond([], 3)).toEqual([]);
});

test('finds the files of a page, each once, and its title', () => {
  const html =
    '<title>Extintores &amp; fogo</title><script src="/first.js"></script><style data-href="/assets/b.css">a{}</style><link href="/assets/a.css"><link href="/assets/a.css"><a href="/courses">';
  expect(filesIn(html)).toEqual(['/first.js', '/assets/a.css']);
  expect(titleIn(html)).toBe('Extintores &amp; fogo');
});

test('lists have keys by language and query', () => {
  const url = new URL('/api/locales', site);
  expect(
    new Set([keyOfList(url, 'pt', '{}'), keyOfList(url, 'en-GB', '{}'), keyOfList(url, 'pt', '{"a":1}')]).size,
  ).toBe(3);
});

test('only the caches of other builds of the site are outdated', () => {
  expect(outdated(['mestria 1 pages', 'mestria 12 pages', 'mestria 1 files', 'scorm'], '12')).toEqual([
    'mestria 1 pages',
    'mestria 1 files',
  ]);
});

test('only an answer of the last hour is recent', () => {
  const now = Date.parse('2026-11-21T12:00:00Z');
  expect(isRecent('Sat, 21 Nov 2026 11:30:00 GMT', now)).toBe(true);
  expect(isRecent('Sat, 21 Nov 2026 10:59:00 GMT', now)).toBe(false);
  expect(isRecent(null, now)).toBe(false);
  expect(isRecent('some day', now)).toBe(false);
});
