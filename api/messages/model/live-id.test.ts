import { describe, expect, test } from 'vitest';
import { idOf, missed, versionsIn } from './live-id.ts';

describe('the id of a live event', () => {
  test('comes back as it went', () => {
    expect(versionsIn(idOf({ warnings: 12, notifications: 7 }))).toEqual({ warnings: 12, notifications: 7 });
  });

  test('is not believed when it is something else', () => {
    for (const id of [null, '', '12', '1.2.3', '-1.2', '1.x', `${'9'.repeat(16)}.1`]) expect(versionsIn(id)).toBeNull();
  });
});

describe('a browser that comes back', () => {
  const now = { warnings: 3, notifications: 9 };

  test('is told what has changed meanwhile, and that alone', () => {
    expect(missed({ warnings: 3, notifications: 8 }, now)).toEqual(['notifications-update']);
    expect(missed({ warnings: 2, notifications: 9 }, now)).toEqual(['user-warnings-update']);
    expect(missed(now, now)).toEqual([]);
  });

  test('hears of both when the id is from another time or another database', () => {
    expect(missed({ warnings: 40, notifications: 90 }, now)).toHaveLength(2);
  });

  test('that was never here has missed nothing', () => {
    expect(missed(null, now)).toEqual([]);
  });
});
