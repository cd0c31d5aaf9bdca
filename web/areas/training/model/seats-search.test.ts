import { expect, test } from 'vitest';
import { filterOf, readSeatsSearch } from './seats-search.ts';

test('an address is read without what it cannot mean', () => {
  expect(readSeatsSearch({ search: ' obra ', state: 'free', page: '2' })).toEqual({
    search: 'obra',
    state: 'free',
    page: 2,
  });
  expect(readSeatsSearch({ search: 12, state: 'all', page: 1 })).toEqual({ search: '12' });
  expect(readSeatsSearch({ search: {}, state: ['free'], page: -3 })).toEqual({});
});

test('a filter names the organization', () => {
  expect(filterOf(7, { state: 'running', page: 3 })).toEqual({ organization_id: 7, state: 'running' });
});
