import { expect, test } from 'vitest';
import { readSiteMapSearch } from './site-map-search.ts';

test.each([
  [{}, {}],
  [
    { area: '3', page: '2' },
    { area: 3, page: 2 },
  ],
  [{ area: 3, page: '1' }, { area: 3 }],
  [{ area: 'x', page: '-2', redirect: 'https://elsewhere.test' }, {}],
  [{ area: ['1'], page: '1e9' }, {}],
])('the search of the site map keeps only valid values: %o', (raw, search) => {
  expect(readSiteMapSearch(raw)).toEqual(search);
});
