import { globSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { portuguese } from '#web/texts/all.gen.ts';
import {
  accountLaterTexts,
  calendarLaterTexts,
  firstNamespaces,
  further,
  namedPages,
  reviewsLaterTexts,
  saidByWorker,
  soon,
  textsOfPage,
  wishlistTexts,
} from './texts-of-page.ts';

const names = readdirSync('web/routes').map((file) => file.replace(/\.tsx$/, '').replace(/(^|\.)index$/, ''));
const paths = names.map((name) => `/${name.replaceAll('.', '/')}`);

const later = [
  ...accountLaterTexts,
  ...calendarLaterTexts,
  ...wishlistTexts,
  ...reviewsLaterTexts,
  ...saidByWorker,
  ...requestedByName(),
];

describe('the texts of a page', () => {
  test.each([
    ['/', ['home']],
    ['/courses', ['catalogue']],
    ['/courses/', ['catalogue']],
    ['/courses/12', ['course', 'course_around']],
    ['/courses/12/learn', ['learn']],
    ['/error', ['no_sense']],
  ])('%s are few', (path, namespaces) => {
    expect(textsOfPage(path)).toEqual(namespaces);
  });

  test('name only what the catalogue has', () => {
    const named = [...firstNamespaces, ...later, ...paths.flatMap(textsOfPage)];
    expect(named.filter((namespace) => !(namespace in portuguese))).toEqual([]);
  });

  test.each([...further, ...soon])('are meant for some page where they are meant for %s', (pages) => {
    expect(paths.filter((path) => pages.test(path))).not.toEqual([]);
  });

  test.each(namedPages)('lie in the namespace of the name of %s, which is a page', (name) => {
    expect(paths.filter((path) => path.split('/')[1] === name)).not.toEqual([]);
  });

  test('leave no namespace that no page loads', () => {
    const loaded = new Set([...firstNamespaces, ...later, ...paths.flatMap(textsOfPage)]);
    expect(Object.keys(portuguese).filter((namespace) => !loaded.has(namespace))).toEqual([]);
  });
});

/** `loadTextParts(['waiting'])`, `loadTexts(locale, ['gone'])`: what one part of a page alone asks for. */
function requestedByName(): string[] {
  const sources = globSync('web/**/*.{ts,tsx}', { exclude: ['**/*.test.*'] }).map((path) => readFileSync(path, 'utf8'));
  const lists = sources.flatMap((text) => [
    ...text.matchAll(/\b(?:afterStart|loadTextParts|loadTexts)\([^;[]*\[('[^\]]*)\]/g),
  ]);
  const requested = lists.flatMap(([, list = '']) => [...list.matchAll(/'(\w+)'/g)].map(([, name = '']) => name));
  return requested.filter((name) => name !== 'first');
}
