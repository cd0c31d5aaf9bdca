import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { gradeBy, scoreOf } from './score.ts';

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
        const given = parts.map(({ points, share }) => ({ points, got: Math.round(points * share * 100) / 100 }));
        const score = scoreOf(given) ?? -1;
        const more = scoreOf(given.map((one, place) => (place === 0 ? { ...one, got: one.points } : one))) ?? -1;
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(100);
        expect(more).toBeGreaterThanOrEqual(score);
      }),
    );
  });
});

describe('the grade of several attempts', () => {
  test.each([
    ['best', [40, 90, 60], 90],
    ['last', [40, 90, 60], 60],
    ['average', [40, 90, 60], 63.33],
    ['average', [33.33], 33.33],
    ['best', [], null],
  ] as const)('%s of %j is %s', (policy, scores, grade) => {
    expect(gradeBy(policy, scores)).toBe(grade);
  });

  test('lies between the lowest and the highest', () => {
    const score = fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100);
    fc.assert(
      fc.property(
        fc.constantFrom('best' as const, 'last' as const, 'average' as const),
        fc.array(score, { minLength: 1 }),
        (policy, scores) => {
          const grade = gradeBy(policy, scores) ?? -1;
          expect(grade).toBeGreaterThanOrEqual(Math.min(...scores));
          expect(grade).toBeLessThanOrEqual(Math.max(...scores));
        },
      ),
    );
  });
});
