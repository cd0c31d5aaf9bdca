import { globSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { portuguese } from '#web/texts/all.gen.ts';
import {
  accountLaterTexts,
  calendarLaterTexts,
  firstNamespaces,
  pageNamespaces,
  refundLaterTexts,
  namedPages,
  reviewsLaterTexts,
  workerNamespaces,
  laterNamespaces,
  textsOfPage,
  wishlistTexts,
} from './texts-of-page.ts';

const names = readdirSync('web/routes').map((file) => file.replace(/\.tsx$/, '').replace(/(^|\.)index$/, ''));
// A trailing underscore keeps a route out of the layout of its parent, and is not in the address.
const paths = names.map((name) => `/${name.replaceAll('_.', '.').replaceAll('.', '/')}`);

const later = [
  ...accountLaterTexts,
  ...calendarLaterTexts,
  ...wishlistTexts,
  ...refundLaterTexts,
  ...reviewsLaterTexts,
  ...workerNamespaces,
  ...requestedByName(),
];

describe('the texts of a page', () => {
  test.each([
    ['/', ['home']],
    ['/courses', ['catalogue']],
    ['/courses/', ['catalogue']],
    ['/courses/12', ['course', 'course_around']],
    ['/courses/12/learn', ['learn']],
    ['/error', ['no_sense', 'cart']],
  ])('%s are only its own', (path, namespaces) => {
    expect(textsOfPage(path)).toEqual(namespaces);
  });

  test('name only existing namespaces', () => {
    const named = [...firstNamespaces, ...later, ...paths.flatMap(textsOfPage)];
    expect(named.filter((namespace) => !(namespace in portuguese))).toEqual([]);
  });

  test.each([...pageNamespaces, ...laterNamespaces])('exist for a page that matches %s', (pages) => {
    expect(paths.filter((path) => pages.test(path))).not.toEqual([]);
  });

  test.each(namedPages)('lie in the namespace %s, which is a page', (name) => {
    expect(paths.filter((path) => path.split('/')[1] === name)).not.toEqual([]);
  });

  test('include every namespace', () => {
    const loaded = new Set([...firstNamespaces, ...later, ...paths.flatMap(textsOfPage)]);
    expect(Object.keys(portuguese).filter((namespace) => !loaded.has(namespace))).toEqual([]);
  });
});

/** `loadTextParts(['waiting'])`, `loadTexts(locale, ['gone'])`: namespaces that parts of pages load. */
function requestedByName(): string[] {
  const sources = globSync('web/**/*.{ts,tsx}', { exclude: ['**/*.test.*'] }).map((path) => readFileSync(path, 'utf8'));
  const lists = sources.flatMap((text) => [
    ...text.matchAll(/\b(?:afterStart|loadTextParts|fetchTextParts|loadTexts)\([^;[]*\[('[^\]]*)\]/g),
  ]);
  const requested = lists.flatMap(([, list = '']) => [...list.matchAll(/'(\w+)'/g)].map(([, name = '']) => name));
  return requested.filter((name) => name !== 'first');
}
