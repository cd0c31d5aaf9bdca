import { expect, test } from 'vitest';
import { wayOutOf } from './way-out.ts';

const enrolled = { status: 'enrolled' as const, has_begun: false, concluded_at: null };

test('who has not paid cancels, whenever the class begins', () => {
  expect(wayOutOf({ ...enrolled, status: 'registered' }, true)).toBe('cancel');
  expect(wayOutOf({ ...enrolled, status: 'registered', has_begun: true }, false)).toBe('cancel');
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
