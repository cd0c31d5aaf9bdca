import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { finalGrade, ofHundred, ofTwenty, type GradedPart } from './final-grade.ts';

describe('the final grade', () => {
  test('is from 0 to 20 with one decimal, half up, by weight', () => {
    expect(finalGrade([{ weight: 1, grade: 72.25 }])).toBe(14.5);
    expect(
      finalGrade([
        { weight: 1, grade: 100 },
        { weight: 3, grade: 40 },
      ]),
    ).toBe(11);
    expect(finalGrade([{ weight: 0.01, grade: 49.75 }])).toBe(10);
  });

  test('waits for every assessment', () => {
    expect(
      finalGrade([
        { weight: 1, grade: 80 },
        { weight: 0.01, grade: null },
      ]),
    ).toBeNull();
    expect(finalGrade([])).toBeNull();
  });

  test('equals a slow reference of exact fractions', () => {
    const part = fc.record({
      weight: fc.integer({ min: 1, max: 100_000 }).map((count) => count / 100),
      grade: fc.integer({ min: 0, max: 10_000 }).map((count) => count / 100),
    });
    fc.assert(
      fc.property(fc.array(part, { minLength: 1, maxLength: 60 }), (parts) => {
        expect(finalGrade(parts)).toBe(slowly(parts));
      }),
    );
  });

  test('lies between the lowest and the highest of its grades', () => {
    const ofOnes = fc.record({ weight: fc.integer({ min: 1, max: 1000 }), grade: fc.integer({ min: 0, max: 100 }) });
    fc.assert(
      fc.property(fc.array(ofOnes, { minLength: 1 }), (parts) => {
        const all = parts.map(({ grade }) => ofTwenty(grade));
        const final = finalGrade(parts) ?? -1;
        expect(final).toBeGreaterThanOrEqual(Math.min(...all));
        expect(final).toBeLessThanOrEqual(Math.max(...all));
      }),
    );
  });
});

test('the grade of a content is shown of twenty, half up', () => {
  expect([0, 72.25, 77.2, 77.3, 99.74, 99.75, 100].map(ofTwenty)).toEqual([0, 14.5, 15.4, 15.5, 19.9, 20, 20]);
});

/** Adds the fractions of every tenth that the mean reaches, in integers without bounds. */
function slowly(parts: readonly GradedPart[]): number {
  const weights = parts.reduce((sum, { weight }) => sum + whole(weight), 0n);
  const points = parts.reduce((sum, { weight, grade }) => sum + whole(weight) * whole(grade ?? 0), 0n);
  let reached = 0;
  // A tenth of 20 is 50 hundredths of 100; half of it is 25.
  while (points >= (BigInt(reached + 1) * 50n - 25n) * weights) reached += 1;
  return reached / 10;
}

function whole(value: number): bigint {
  return BigInt(value.toFixed(2).replace('.', ''));
}

test('a grade that is entered from 0 to 20 comes back as it was', () => {
  for (let tenths = 0; tenths <= 200; tenths += 1) expect(ofTwenty(ofHundred(tenths / 10))).toBe(tenths / 10);
});
