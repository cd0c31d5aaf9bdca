import { describe, expect, test } from 'vitest';
import { familyEndsAt, refreshEndsAt, fateOf } from './session-times.ts';

const now = new Date('2026-11-21T08:00:00Z');
const later = (seconds: number) => new Date(now.getTime() + seconds * 1_000);
const days = 86_400;
const fresh = {
  expires_at: later(30 * days),
  spent_at: null,
  family_expires_at: later(90 * days),
  family_revoked_at: null,
};

describe('a refresh token', () => {
  test('is exchanged once, and within ten seconds again for the same successor', () => {
    expect(fateOf(fresh, now)).toBe('rotate');
    expect(fateOf({ ...fresh, spent_at: now }, later(10))).toBe('replay');
    expect(fateOf({ ...fresh, spent_at: now }, later(11))).toBe('reused');
  });

  test('expires when unused, when old and with its family', () => {
    expect(fateOf(fresh, later(30 * days))).toBe('expired');
    expect(fateOf({ ...fresh, expires_at: later(100 * days) }, later(90 * days))).toBe('expired');
    expect(fateOf({ ...fresh, family_revoked_at: now, spent_at: now }, now)).toBe('expired');
  });

  test('lasts 30 days, but never beyond the 90 of its family', () => {
    const end = familyEndsAt(now);
    expect(refreshEndsAt(now, end)).toEqual(later(30 * days));
    expect(refreshEndsAt(later(80 * days), end)).toEqual(end);
  });
});
