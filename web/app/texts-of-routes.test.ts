import { globSync, readFileSync } from 'node:fs';
import { QueryClient } from '@tanstack/react-query';
import { createMemoryHistory, createRouter } from '@tanstack/react-router';
import { describe, expect, test } from 'vitest';
import { firstNamespaces, workerNamespaces } from '#scripts/vite/compiled-texts.ts';
import { partsInPage, textsAt } from '#web/shared/texts/texts-of-routes.ts';
import { portuguese as texts } from '#web/texts/all.gen.ts';
import { routeTree } from './route-tree.gen.ts';

const router = createRouter({
  routeTree,
  history: createMemoryHistory(),
  context: { queryClient: new QueryClient(), visitor: { locale: 'pt-PT', currency: 'aoa' }, texts },
});
const routes = Object.values(router.routesById).map(({ options }) => ({ staticData: options.staticData ?? {} }));

describe('the texts of a page', () => {
  test.each([
    ['/', ['home']],
    ['/courses', ['catalogue']],
    ['/courses/', ['catalogue']],
    ['/courses/12', ['course', 'course_around']],
    ['/courses/12/learn', ['learn']],
    ['/profile/my-certificates', ['profile', 'acting', 'company_page', 'certificates']],
    ['/error', ['no_sense', 'cart']],
    ['/unknown', []],
  ])('%s are those that its routes declare', (path, namespaces) => {
    expect(textsAt(path, router)).toEqual(namespaces);
  });

  test('are carried with those of its later parts, each once', () => {
    const layout = { staticData: { texts: ['order', 'cart'], laterTexts: ['reviews'] } } as const;
    const page = { staticData: { texts: ['cart'], laterTexts: ['order'] } } as const;
    expect(partsInPage([layout, page, { staticData: {} }])).toEqual(['first', 'order', 'cart', 'reviews']);
  });

  test('include every namespace', () => {
    const loaded = new Set([...firstNamespaces, ...workerNamespaces, ...partsInPage(routes), ...requestedByName()]);
    expect(Object.keys(texts).filter((namespace) => !loaded.has(namespace))).toEqual([]);
  });

  test('that parts load by name exist', () => {
    expect(requestedByName().filter((namespace) => !(namespace in texts))).toEqual([]);
  });
});

/** `loadTextParts(['waiting'])`, `loadTexts(locale, ['gone'])`: namespaces that parts of pages load. */
function requestedByName(): string[] {
  const sources = globSync('web/**/*.{ts,tsx}', { exclude: ['**/*.test.*'] }).map((path) => readFileSync(path, 'utf8'));
  const lists = sources.flatMap((text) => [
    ...text.matchAll(/\b(?:afterStart|loadTextParts|loadTexts)\([^;[]*\[('[^\]]*)\]/g),
  ]);
  const requested = lists.flatMap(([, list = '']) => [...list.matchAll(/'(\w+)'/g)].map(([, name = '']) => name));
  return requested.filter((name) => name !== 'first');
}
