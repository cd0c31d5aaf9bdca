import { globSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import portuguese from '#web/texts/pt.json' with { type: 'json' };
import {
  accountLater,
  calendarLater,
  firstNamespaces,
  reviewsLater,
  saidByWorker,
  textsOfPage,
  wishesLater,
} from './texts-of-page.ts';

const names = readdirSync('web/routes').map((file) => file.replace(/\.tsx$/, '').replace(/(^|\.)index$/, ''));
const paths = names.map((name) => `/${name.replaceAll('.', '/')}`);

const later = [
  ...accountLater,
  ...calendarLater,
  ...wishesLater,
  ...reviewsLater,
  ...saidByWorker,
  ...askedForByName(),
];

describe('the texts of a page', () => {
  test.each([
    ['/', ['home']],
    ['/courses', ['catalogue']],
    ['/courses/', ['catalogue']],
    ['/courses/12', ['course']],
    ['/courses/12/learn', ['learn']],
    ['/error', ['no_sense']],
  ])('%s are few', (path, namespaces) => {
    expect(textsOfPage(path)).toEqual(namespaces);
  });

  test('name only what the catalogue has', () => {
    const named = [...firstNamespaces, ...later, ...paths.flatMap(textsOfPage)];
    expect(named.filter((namespace) => !(namespace in portuguese))).toEqual([]);
  });

  test('leave no namespace that no page brings', () => {
    const brought = new Set([...firstNamespaces, ...later, ...paths.flatMap(textsOfPage)]);
    expect(Object.keys(portuguese).filter((namespace) => !brought.has(namespace))).toEqual([]);
  });
});

/** `bringParts(['waiting'])`, `loadTexts(locale, ['gone'])`: what one part of a page alone asks for. */
function askedForByName(): string[] {
  const sources = globSync('web/**/*.{ts,tsx}', { exclude: ['**/*.test.*'] }).map((path) => readFileSync(path, 'utf8'));
  const lists = sources.flatMap((text) => [...text.matchAll(/\b(?:bringParts|loadTexts)\([^;[]*\[('[^\]]*)\]/g)]);
  const asked = lists.flatMap(([, list = '']) => [...list.matchAll(/'(\w+)'/g)].map(([, name = '']) => name));
  return asked.filter((name) => name !== 'first');
}
