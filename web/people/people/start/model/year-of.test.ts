import { expect, test } from 'vitest';
import { yearOf } from './year-of.ts';

const issued = { status: 'issued' as const, is_expired: false, issued_on: '2026-03-01', hours: 8, valid_until: null };

test('a year counts the certificates issued in it, and those that are valid from any year', () => {
  const certificates = [
    { ...issued, valid_until: '2027-06-01T00:00:00Z' },
    { ...issued, hours: null, valid_until: '2027-03-14T00:00:00Z' },
    { ...issued, issued_on: '2025-12-31' },
    { ...issued, is_expired: true, valid_until: '2026-04-01T00:00:00Z' },
    { ...issued, status: 'revoked' as const },
  ];
  expect(yearOf(certificates, new Date('2026-11-24T08:00:00Z'))).toEqual({
    year: 2026,
    hours: 16,
    issued: 3,
    valid: 3,
    expires: '2027-03-14T00:00:00Z',
  });
});

test('without certificates there is nothing to count', () => {
  expect(yearOf([], new Date('2026-11-24T08:00:00Z'))).toMatchObject({ hours: 0, valid: 0, expires: null });
});
