import { describe, expect, test } from 'vitest';
import { isNarrowed, nextSort, sortingOf, sourceInput, type DeskFilter } from './desk-search.ts';

const filters: DeskFilter<{ is_published?: boolean; category_id?: number }>[] = [
  {
    name: 'state',
    label: 'State',
    none: 'All',
    choices: [{ key: 'draft', name: 'Draft' }],
    toFilter: (value) => ({ is_published: value !== 'draft' }),
  },
  {
    name: 'category',
    label: 'Category',
    none: 'All',
    choices: [],
    toFilter: (value) => ({ category_id: Number(value) }),
  },
];
const sorts = ['title', 'type'] as const;

describe('what a list requests', () => {
  test('follows its address', () => {
    const search = { search: 'obra', page: 2, sort: '-title', deleted: 'only', state: 'draft', category: 7 } as const;
    expect(sourceInput(search, { filters, sorts })).toEqual({
      filter: { search: 'obra', deleted: 'only', is_published: false, category_id: 7 },
      sort: [{ field: 'title', order: 'desc' }],
      page: { number: 2, size: 50 },
    });
  });

  test('ignores a sort and a choice that do not exist', () => {
    expect(sourceInput({ sort: 'price', state: 'x' }, { filters, sorts })).toEqual({
      filter: {},
      page: { number: 1, size: 50 },
    });
  });
});

test('a column that is sorted by already turns its order', () => {
  expect(nextSort('title', undefined)).toBe('title');
  expect(nextSort('title', 'title')).toBe('-title');
  expect(nextSort('title', '-title')).toBe('title');
  expect(sortingOf('-type', sorts)).toEqual({ field: 'type', order: 'desc' });
});

test('page and order do not narrow a list', () => {
  expect(isNarrowed({ page: 2, sort: 'title' })).toBe(false);
  expect(isNarrowed({ deleted: 'with' })).toBe(true);
});
