import { expect, test } from 'vitest';
import { readTrainerSearch } from './trainer-search.ts';

test('an address is read, and what it cannot mean is left out', () => {
  expect(readTrainerSearch({ search: ' obra ', state: 'coming', page: '3' })).toEqual({
    search: 'obra',
    state: 'coming',
    page: 3,
  });
  expect(readTrainerSearch({ search: 2026 })).toEqual({ search: '2026' });
  expect(readTrainerSearch({ search: '', state: 'lost', page: -1 })).toEqual({});
});
