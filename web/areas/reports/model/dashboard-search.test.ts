import { describe, expect, test } from 'vitest';
import { filterOf, readDashboardSearch, sortOf } from './dashboard-search.ts';

describe('the address of the dashboard', () => {
  test('leaves out defaults and nonsense', () => {
    expect(readDashboardSearch({ view: 'x', year: 1999, state: 'above', sort: 'name', page: 1 })).toEqual({});
  });

  test('has a view, a year, an order and a page', () => {
    const search = { view: 'data', year: 2025, state: 'below', sort: 'hours', page: 2 } as const;
    expect(readDashboardSearch({ ...search, year: '2025' })).toEqual(search);
  });

  test('becomes the filter and the order of the call', () => {
    const about = { organizationId: 7, year: 2026 };
    expect(filterOf(about, {})).toEqual({ organization_id: 7, year: 2026 });
    expect(filterOf(about, { state: 'below' })).toMatchObject({ below_yearly_hours: true });
    expect(sortOf({ sort: 'hours' })).toEqual([{ field: 'hours', order: 'desc' }]);
    expect(sortOf({})).toEqual([]);
  });
});
