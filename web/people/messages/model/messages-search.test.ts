import { describe, expect, test } from 'vitest';
import { filterOf, isNarrowed, readNotificationsSearch, readWarningsSearch } from './messages-search.ts';

describe('the address of a list of messages', () => {
  test('contains the filters', () => {
    const text = { state: 'deleted', read: 'unread', type: 'alert', page: '3' };
    expect(readWarningsSearch(text)).toEqual({ state: 'deleted', read: 'unread', type: 'alert', page: 3 });
    expect(readNotificationsSearch(text)).toEqual({ state: 'deleted', read: 'unread', page: 3 });
  });

  test('leaves out defaults and invalid values', () => {
    expect(readWarningsSearch({ state: 'active', page: '1' })).toEqual({});
    expect(readWarningsSearch({ state: 'lost', read: ['read'], type: 'loud', page: '-2' })).toEqual({});
    expect(readWarningsSearch({ page: '1e9' })).toEqual({});
  });
});

describe('a list of messages', () => {
  test('contains active messages by default', () => {
    expect(filterOf({})).toEqual({ active: true });
    expect(isNarrowed({ state: 'deleted' })).toBe(false);
  });

  test('contains deleted messages whether active or not', () => {
    expect(filterOf({ state: 'deleted' })).toEqual({ deleted: true });
  });

  test('is narrowed by read state and type', () => {
    expect(filterOf({ state: 'deactivated', read: 'read', type: 'important' })).toEqual({
      active: false,
      read: true,
      type: 'important',
    });
    expect(isNarrowed({ type: 'important' })).toBe(true);
  });
});
