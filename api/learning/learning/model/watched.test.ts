import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isSeen, mergeWatched, type Interval } from './watched.ts';

describe('the seen part of a video', () => {
  test('is merged in order', () => {
    const watched: Interval[] = [
      [50, 60],
      [0, 10],
      [5, 20],
    ];
    expect(mergeWatched(watched, 100)).toEqual([
      [0, 20],
      [50, 60],
    ]);
  });

  test('closes the gap between two reports', () => {
    expect(
      mergeWatched(
        [
          [0, 9.8],
          [10.1, 20],
        ],
        100,
      ),
    ).toEqual([[0, 20]]);
  });

  test('ends with the video', () => {
    const beyond: Interval[] = [
      [90, 400],
      [200, 300],
    ];
    expect(mergeWatched(beyond, 100)).toEqual([[90, 100]]);
  });

  test('is enough at nine tenths, in any place', () => {
    expect(isSeen([[0, 90]], 100)).toBe(true);
    expect(isSeen([[0, 89.9]], 100)).toBe(false);
    expect(isSeen([[98, 100]], 100)).toBe(false);
  });

  test('never shrinks', () => {
    const seconds = fc.tuple(fc.integer({ min: 0, max: 120 }), fc.integer({ min: 0, max: 120 }));
    fc.assert(
      fc.property(fc.array(seconds), seconds, (earlier, next) => {
        const before = mergeWatched(earlier, 100);
        expect(total(mergeWatched([...before, next], 100))).toBeGreaterThanOrEqual(total(before));
      }),
    );
  });
});

function total(intervals: Interval[]): number {
  return intervals.reduce((sum, [from, to]) => sum + to - from, 0);
}
