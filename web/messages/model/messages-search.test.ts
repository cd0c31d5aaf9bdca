import { describe, expect, test } from 'vitest';
import { filterOf, isNarrowed, readNotificationsSearch, readWarningsSearch } from './messages-search.ts';

describe('the address of a list of messages', () => {
  test('says what is looked at', () => {
    const said = { state: 'deleted', read: 'unread', type: 'alert', page: '3' };
    expect(readWarningsSearch(said)).toEqual({ state: 'deleted', read: 'unread', type: 'alert', page: 3 });
    expect(readNotificationsSearch(said)).toEqual({ state: 'deleted', read: 'unread', page: 3 });
  });

  test('leaves unsaid what is usual, and what makes no sense', () => {
    expect(readWarningsSearch({ state: 'active', page: '1' })).toEqual({});
    expect(readWarningsSearch({ state: 'lost', read: ['read'], type: 'loud', page: '-2' })).toEqual({});
    expect(readWarningsSearch({ page: '1e9' })).toEqual({});
  });
});

describe('a list of messages', () => {
  test('has the active ones when nothing else is said', () => {
    expect(filterOf({})).toEqual({ active: true });
    expect(isNarrowed({ state: 'deleted' })).toBe(false);
  });

  test('has deleted ones whether they were active or not', () => {
    expect(filterOf({ state: 'deleted' })).toEqual({ deleted: true });
  });

  test('is narrowed by reading and type', () => {
    expect(filterOf({ state: 'deactivated', read: 'read', type: 'important' })).toEqual({
      active: false,
      read: true,
      type: 'important',
    });
    expect(isNarrowed({ type: 'important' })).toBe(true);
  });
});
