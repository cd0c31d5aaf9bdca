import { createMemoryHistory, createRouter } from '@tanstack/react-router';
import { QueryClient } from '@tanstack/react-query';
import { describe, expect, test } from 'vitest';
import { plainSearch, searchValues } from '#web/shared/page/plain-search.ts';
import { portuguese as texts } from '#web/texts/all.gen.ts';
import { routeTree } from './route-tree.gen.ts';
import { pageSearches, type Read, type Search } from './testing/page-searches.ts';

const { routesById } = createRouter({
  routeTree,
  history: createMemoryHistory(),
  context: { queryClient: new QueryClient(), visitor: { locale: 'pt-PT', currency: 'aoa' }, texts },
});
// The root reads language and currency, which exist only while a page is rendered.
const validated = new Map(
  Object.values(routesById).flatMap(({ id, options }) => {
    const read: unknown = options.validateSearch;
    return typeof read === 'function' && id !== '__root__' ? [[id.replace(/(.)\/$/, '$1'), read as Read] as const] : [];
  }),
);

function namesReadBy(read: Read): string[] {
  const names = new Set<string>();
  const search = new Proxy<Search>(
    {},
    {
      get: (_, name) => void names.add(String(name)),
      ownKeys: () => {
        throw new Error('This page looks at every name.');
      },
    },
  );
  read(search);
  return [...names].toSorted();
}

const address = (query: string): Search => searchValues(plainSearch(query));

test('every page that has a search is in the table', () => {
  expect(new Set(Object.keys(pageSearches))).toEqual(new Set(validated.keys()));
});

describe.each(Object.entries(pageSearches))(
  'the search of %s',
  (path, { read: readLater, whole: [query, values], nothing }) => {
    const inRoute = validated.get(path);
    const read: Read = readLater ?? inRoute ?? (() => ({}));

    test('is read from an address with every name, all of which plainSearch keeps', () => {
      expect(read(address(query))).toEqual(values);
      expect(namesReadBy(read)).toEqual(Object.keys(values).toSorted());
    });

    test.each(nothing)('is empty for %s', (wrong) => {
      expect(read(address(wrong))).toEqual({});
    });

    test.runIf(!readLater).each(nothing)('has no raw value in the route for %s', (wrong) => {
      expect({ ...address(wrong), ...inRoute?.(address(wrong)) }).toEqual({});
    });
  },
);
