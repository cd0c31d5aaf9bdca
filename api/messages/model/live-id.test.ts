import { describe, expect, test } from 'vitest';
import { idOf, missed, versionsIn } from './live-id.ts';

describe('the id of a live event', () => {
  test('is parsed as it was written', () => {
    expect(versionsIn(idOf({ warnings: 12, notifications: 7 }))).toEqual({ warnings: 12, notifications: 7 });
  });

  test('is ignored in another format', () => {
    for (const id of [null, '', '12', '1.2.3', '-1.2', '1.x', `${'9'.repeat(16)}.1`]) expect(versionsIn(id)).toBeNull();
  });
});

describe('a reconnecting browser', () => {
  const now = { warnings: 3, notifications: 9 };

  test('gets the events of what has changed', () => {
    expect(missed({ warnings: 3, notifications: 8 }, now)).toEqual(['notifications-update']);
    expect(missed({ warnings: 2, notifications: 9 }, now)).toEqual(['user-warnings-update']);
    expect(missed(now, now)).toEqual([]);
  });

  test('gets both events when the id is from another database', () => {
    expect(missed({ warnings: 40, notifications: 90 }, now)).toHaveLength(2);
  });

  test('without an id has missed nothing', () => {
    expect(missed(null, now)).toEqual([]);
  });
});
