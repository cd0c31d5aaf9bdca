import { expect, test } from 'vitest';
import { filterOf, readAccountSearch, statementPath } from './account-search.ts';

test('the address of the account is read leniently, and defaults are left out', () => {
  const search = { from: '2026-11-01', to: '2026-11-30', reason: 'refund', currency_id: '2', page: '3' };
  expect(readAccountSearch(search)).toEqual({ ...search, currency_id: 2, page: 3 });
  expect(readAccountSearch({ from: '2026-02-30', to: 7, reason: 'x', currency_id: 'aoa', page: 0 })).toEqual({});
});

test('the statement is of the period and the currency, and of every kind of entry', () => {
  const search = { from: '2026-11-01', reason: 'refund' as const, currency_id: 2, page: 3 };
  expect(filterOf(4, search)).toEqual({ organization_id: 4, currency_id: 2, from: '2026-11-01', reason: 'refund' });
  expect(statementPath(4, search, 'pdf')).toBe('/accounts/4/statement/pdf?currency_id=2&from=2026-11-01');
  expect(statementPath(4, {}, 'csv')).toBe('/accounts/4/statement/csv');
});
