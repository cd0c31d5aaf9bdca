import { describe, expect, test } from 'vitest';
import { claimsLeft, isUseOld, mayEndOn, tokenState } from './token-life.ts';

const now = new Date('2026-11-28T10:00:00Z');

describe('a token', () => {
  test('ends today at the earliest, and a year later at the latest', () => {
    const days = ['2026-11-27', '2026-11-28', '2027-11-28', '2027-11-29'];
    expect(days.map((day) => mayEndOn(day, '2026-11-28'))).toEqual([false, true, true, false]);
  });

  test('is revoked, expired or active', () => {
    const later = new Date('2026-12-01T00:00:00Z');
    expect(tokenState({ revoked_at: null, expires_at: later }, now)).toBe('active');
    expect(tokenState({ revoked_at: null, expires_at: now }, now)).toBe('expired');
    expect(tokenState({ revoked_at: now, expires_at: later }, now)).toBe('revoked');
  });

  test('does what its creator may still do', () => {
    expect(claimsLeft(['orders.read', 'orders.edit'], ['orders.read', 'users.edit'])).toEqual(['orders.read']);
    expect(claimsLeft(['orders.read'], [])).toEqual([]);
  });

  test('is noted as used once a minute', () => {
    expect(isUseOld(null, now)).toBe(true);
    expect(isUseOld(new Date('2026-11-28T09:59:01Z'), now)).toBe(false);
    expect(isUseOld(new Date('2026-11-28T09:59:00Z'), now)).toBe(true);
  });
});
