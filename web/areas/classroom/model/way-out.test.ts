import { expect, test } from 'vitest';
import { wayOutOf } from './way-out.ts';

const paid_at = '2026-11-01T00:00:00Z';
const enrolled = { status: 'enrolled' as const, paid_at, has_begun: false, concluded_at: null, is_free: false };
const unpaid = { ...enrolled, status: 'registered' as const, paid_at: null };

test('who has not paid cancels the order, or the registration where there is none', () => {
  expect(wayOutOf(unpaid, true)).toBe('cancel_order');
  expect(wayOutOf({ ...unpaid, has_begun: true }, false)).toBe('cancel');
});

test('who has paid and lacks files returns the order before the start', () => {
  const undocumented = { ...unpaid, paid_at };
  expect(wayOutOf(undocumented, true)).toBe('return_order');
  expect(wayOutOf({ ...undocumented, has_begun: true }, true)).toBe('ask_operator');
  expect(wayOutOf(undocumented, false)).toBe('cancel');
});

test('who has paid returns the order before the start, and withdraws after it', () => {
  expect(wayOutOf(enrolled, true)).toBe('return_order');
  expect(wayOutOf(enrolled, false)).toBe('ask_operator');
  expect(wayOutOf({ ...enrolled, has_begun: true }, true)).toBe('withdraw');
});

test('nobody leaves what is over', () => {
  expect(wayOutOf({ ...enrolled, has_begun: true, concluded_at: '2026-11-01T00:00:00Z' }, true)).toBeNull();
  expect(wayOutOf({ ...enrolled, status: 'withdrawal', has_begun: true }, true)).toBeNull();
  expect(wayOutOf({ ...enrolled, status: 'canceled' }, true)).toBeNull();
});

test('who has paid nothing cancels before the start, and withdraws after it', () => {
  const free = { ...enrolled, is_free: true };
  expect(wayOutOf(free, true)).toBe('cancel');
  expect(wayOutOf({ ...unpaid, paid_at, is_free: true, has_begun: true }, true)).toBe('cancel');
  expect(wayOutOf({ ...free, has_begun: true }, true)).toBe('withdraw');
  expect(wayOutOf({ ...free, concluded_at: paid_at }, true)).toBeNull();
});
