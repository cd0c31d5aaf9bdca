import { describe, expect, test } from 'vitest';
import { filterOf, isNarrowed, readEmployeesSearch, sortOf } from './employees-search.ts';

describe('the search of employees', () => {
  test.each([
    [{}, {}],
    [
      { search: ' ana ', page: '2', sort: 'name' },
      { search: 'ana', page: 2 },
    ],
    [
      { state: 'invited', role: 'finance', department: 'Produção' },
      { state: 'invited', role: 'finance', department: 'Produção' },
    ],
    [{ state: 'x', role: ['owner'], department: {}, sort: 'x', page: '-1', view: 'x' }, {}],
    [{ search: 1042 }, { search: '1042' }],
    [{ view: 'import' }, { view: 'import' }],
  ])('%j is read as %j', (raw, read) => {
    expect(readEmployeesSearch(raw)).toEqual(read);
  });

  test('lists those who belong or are invited, unless a status is chosen', () => {
    expect(filterOf(7, {})).toEqual({ organization_id: 7, status: ['active', 'invited', 'expired'] });
    expect(filterOf(7, { state: 'ended', search: 'ana' })).toEqual({
      organization_id: 7,
      status: 'ended',
      search: 'ana',
    });
  });

  test('is narrowed by anything but order and page', () => {
    expect(isNarrowed({ sort: 'invited', page: 2 })).toBe(false);
    expect(isNarrowed({ role: 'owner' })).toBe(true);
  });

  test('sorts in an order that no two people share', () => {
    expect(sortOf({ sort: 'name_desc' })).toEqual([
      { field: 'name', order: 'desc' },
      { field: 'id', order: 'asc' },
    ]);
  });
});
