import { expect, test } from 'vitest';
import { filterOf, readOrdersSearch } from './orders-search.ts';

test('the address of the orders is read leniently, and defaults are left out', () => {
  expect(readOrdersSearch({ search: ' M-2026 ', status: 'unpaid', page: '3' })).toEqual({
    search: 'M-2026',
    status: 'unpaid',
    page: 3,
  });
  expect(readOrdersSearch({ search: 123, status: 'all', page: 1 })).toEqual({ search: '123' });
  expect(readOrdersSearch({ search: [], status: 'x', page: -1 })).toEqual({});
});

test("a person's list leaves out the orders that they placed for an organization", () => {
  expect(filterOf({ userId: 7 }, { status: 'paid' })).toEqual({
    user_id: 7,
    organization_id: null,
    status: ['aguarda-satisfacao', 'finalizada'],
  });
  expect(filterOf({ organizationId: 4 }, { search: 'Kalunga' })).toEqual({ organization_id: 4, search: 'Kalunga' });
});
