import { expect, test } from 'vitest';
import { readListSearch } from './list-search.ts';

test.each([
  [{}, {}],
  [
    { search: ' solar ', page: '2' },
    { search: 'solar', page: 2 },
  ],
  [{ search: '', page: '1' }, {}],
  [{ search: ['a', 'b'], page: 3 }, { page: 3 }],
  [{ page: '-1' }, {}],
  [{ page: '1.5' }, {}],
  [{ page: 'x', search: '   ' }, {}],
  [{ page: '999999999' }, {}],
])('%j is read as %j', (raw, read) => {
  expect(readListSearch(raw)).toEqual(read);
});

test('search text is cut to a thousand characters', () => {
  expect(readListSearch({ search: 'a'.repeat(10_000) }).search).toHaveLength(1_000);
});
