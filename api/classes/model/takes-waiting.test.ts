import { describe, expect, test } from 'vitest';
import { takesWaiting } from './takes-waiting.ts';

const now = new Date('2026-11-21T08:00:00Z');
const full = { start_at: new Date('2026-11-30T08:00:00Z'), is_full: true, is_for_sale: true };

describe('a class takes people who wait', () => {
  test('when it is full and could be bought', () => {
    expect(takesWaiting(full, now)).toBe(true);
    expect(takesWaiting({ ...full, is_full: false }, now)).toBe(false);
    expect(takesWaiting({ ...full, is_for_sale: false }, now)).toBe(false);
  });

  test('until a day before it starts', () => {
    expect(takesWaiting({ ...full, start_at: new Date('2026-11-22T08:00:01Z') }, now)).toBe(true);
    expect(takesWaiting({ ...full, start_at: new Date('2026-11-22T08:00:00Z') }, now)).toBe(false);
    expect(takesWaiting({ ...full, start_at: null }, now)).toBe(false);
  });
});
