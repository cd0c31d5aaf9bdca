import { describe, expect, test } from 'vitest';
import { daysLeft, standingOf } from './standing-of.ts';

const now = new Date('2026-11-24T10:00:00Z');
const issued = (valid_until: string | null) => ({ status: 'issued' as const, is_expired: false, valid_until });

describe('a certificate', () => {
  test('is valid until it is withdrawn or expires', () => {
    expect(standingOf({ status: 'issued', is_expired: false })).toBe('valid');
    expect(standingOf({ status: 'issued', is_expired: true })).toBe('expired');
    expect(standingOf({ status: 'revoked', is_expired: true })).toBe('revoked');
  });

  test('says how many days are left, from ninety on', () => {
    expect(daysLeft(issued('2026-12-06T22:59:59Z'), now)).toBe(12);
    expect(daysLeft(issued('2026-11-24T22:59:59Z'), now)).toBe(0);
    expect(daysLeft(issued('2027-02-22T22:59:59Z'), now)).toBe(90);
    expect(daysLeft(issued('2027-02-23T22:59:59Z'), now)).toBeNull();
  });

  test('says nothing where it never expires, or is valid no longer', () => {
    expect(daysLeft(issued(null), now)).toBeNull();
    expect(daysLeft({ ...issued('2026-11-30T22:59:59Z'), status: 'revoked' }, now)).toBeNull();
    expect(daysLeft({ ...issued('2026-11-20T22:59:59Z'), is_expired: true }, now)).toBeNull();
  });
});
