import { expect, test } from 'vitest';
import { firstPageOf, furtherPages, mostPages, readPageRange, withNextPage } from './page-range.ts';

test.each([
  [{}, {}],
  [{ page: '1' }, {}],
  [{ page: '3' }, { page: 3 }],
  [
    { page: '3', from_page: '1' },
    { page: 3, from_page: 1 },
  ],
  [{ page: '3', from_page: '3' }, { page: 3 }],
  [{ page: '3', from_page: '7' }, { page: 3 }],
  [{ page: '3', from_page: 'x' }, { page: 3 }],
  [{ from_page: '1' }, {}],
  [{ page: String(mostPages + 1), from_page: '1' }, { page: mostPages + 1 }],
  [{ page: '100001', from_page: '99999' }, {}],
  [{ page: '1.5', from_page: '1' }, {}],
])('%j is read as %j', (raw, range) => {
  expect(readPageRange(raw)).toEqual(range);
});

test('the further pages are those that exist', () => {
  expect(furtherPages({}, { total: 99, perPage: 9 })).toEqual([]);
  expect(furtherPages({ page: 4 }, { total: 99, perPage: 9 })).toEqual([]);
  expect(furtherPages({ page: 4, from_page: 2 }, { total: 99, perPage: 9 })).toEqual([3, 4]);
  expect(furtherPages({ page: 4, from_page: 1 }, { total: 19, perPage: 9 })).toEqual([2, 3]);
  expect(furtherPages({ page: 4, from_page: 1 }, { total: 0, perPage: 9 })).toEqual([]);
});

test('one more page begins where the reader began, until the range is full', () => {
  expect(withNextPage({})).toEqual({ page: 2, from_page: 1 });
  expect(withNextPage({ page: 5 })).toEqual({ page: 6, from_page: 5 });
  expect(withNextPage({ page: mostPages, from_page: 1 })).toEqual({ page: mostPages + 1 });
  expect(firstPageOf(withNextPage({ page: 6, from_page: 5 }))).toBe(5);
});
