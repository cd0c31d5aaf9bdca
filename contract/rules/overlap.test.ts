import { describe, expect, test } from 'vitest';
import { overlap } from './overlap.ts';

const at = (time: string) => new Date(`2026-12-01T${time}:00Z`);
const times = (from: string, to: string) => ({ starts_at: at(from), ends_at: at(to) });

describe('two lessons', () => {
  test('overlap where they share a moment, not where one follows the other', () => {
    expect(overlap(times('08:00', '10:00'), times('10:00', '12:00'))).toBe(false);
    expect(overlap(times('10:00', '12:00'), times('08:00', '10:00'))).toBe(false);
    expect(overlap(times('08:00', '10:01'), times('10:00', '12:00'))).toBe(true);
    expect(overlap(times('08:00', '12:00'), times('09:00', '10:00'))).toBe(true);
  });
});
