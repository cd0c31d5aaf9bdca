import { describe, expect, test } from 'vitest';
import { idOf, missed, versionsIn } from './live-id.ts';

describe('the id of a live event', () => {
  test('is parsed as it was written', () => {
    const versions = { warnings: 12, notifications: 7, library: 3 };
    expect(versionsIn(idOf(versions))).toEqual(versions);
  });

  test('of an earlier version does not count the library', () => {
    expect(versionsIn('12.7')).toEqual({ warnings: 12, notifications: 7, library: 0 });
  });

  test('is ignored in another format', () => {
    for (const id of [null, '', '12', '1.2.3.4', '1.2.', '-1.2', '1.x', `${'9'.repeat(16)}.1`])
      expect(versionsIn(id)).toBeNull();
  });
});

describe('a reconnecting browser', () => {
  const now = { warnings: 3, notifications: 9, library: 2 };

  test('gets the events of what has changed', () => {
    expect(missed({ ...now, notifications: 8 }, now)).toEqual(['notifications-update']);
    expect(missed({ ...now, warnings: 2 }, now)).toEqual(['user-warnings-update']);
    expect(missed({ ...now, library: 1 }, now)).toEqual(['library-update']);
    expect(missed(now, now)).toEqual([]);
  });

  test('gets all events when the id is from another database', () => {
    expect(missed({ warnings: 40, notifications: 90, library: 9 }, now)).toHaveLength(3);
  });

  test('without an id has missed nothing', () => {
    expect(missed(null, now)).toEqual([]);
  });
});
