import { describe, expect, test } from 'vitest';
import { isMoved } from './is-moved.ts';

const stored = { start_at: new Date('2026-11-30T07:00:00Z'), end_at: null, venue: 'Sala 1', city: 'Luanda' };

describe('a class is moved', () => {
  test.for([
    { start_at: '2026-12-01T07:00:00Z' },
    { end_at: '2026-12-04T15:00:00Z' },
    { start_at: null },
    { venue: 'Sala 2' },
    { city: 'Benguela' },
  ])('by another time or place: %j', (input) => {
    expect(isMoved(stored, input)).toBe(true);
  });

  test('not by equal or missing values', () => {
    expect(isMoved(stored, { start_at: '2026-11-30T08:00:00+01:00', end_at: null, venue: 'Sala 1' })).toBe(false);
    expect(isMoved(stored, {})).toBe(false);
    expect(isMoved(undefined, { venue: 'Sala 2' })).toBe(false);
  });
});
