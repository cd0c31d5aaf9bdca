import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { scoreOf } from './score.ts';

describe('a score', () => {
  test('is the share of the points, from 0 to 100', () => {
    expect(
      scoreOf([
        { points: 2, got: 2 },
        { points: 1, got: 0 },
      ]),
    ).toBe(66.67);
    expect(
      scoreOf([
        { points: 0.1, got: 0.1 },
        { points: 0.2, got: 0.2 },
      ]),
    ).toBe(100);
    expect(scoreOf([{ points: 0, got: 0 }])).toBe(100);
  });

  test('waits for what a trainer grades', () => {
    expect(
      scoreOf([
        { points: 2, got: 2 },
        { points: 1, got: null },
      ]),
    ).toBeNull();
  });

  test('stays within its bounds, and never falls when a part gets more', () => {
    const part = fc.record({
      points: fc.integer({ min: 0, max: 100_000 }).map((hundredths) => hundredths / 100),
      share: fc.double({ min: 0, max: 1, noNaN: true }),
    });
    fc.assert(
      fc.property(fc.array(part, { minLength: 1, maxLength: 20 }), (parts) => {
        const input = parts.map(({ points, share }) => ({ points, got: Math.round(points * share * 100) / 100 }));
        const score = scoreOf(input) ?? -1;
        const more = scoreOf(input.map((one, place) => (place === 0 ? { ...one, got: one.points } : one))) ?? -1;
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(100);
        expect(more).toBeGreaterThanOrEqual(score);
      }),
    );
  });
});
