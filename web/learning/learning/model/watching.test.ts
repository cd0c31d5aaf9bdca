import { describe, expect, test } from 'vitest';
import { resumeAt, sinceIn, startAt, watchTo } from './watching.ts';

function watch(from: number, ...times: number[]) {
  return times.reduce((before, now) => watchTo(before, now), startAt(from));
}

describe('watching a video', () => {
  test('counts what plays', () => {
    expect(watch(10, 10.25, 10.5, 11)).toEqual({ seen: [[10, 11]], at: 11 });
  });

  test('does not count what is skipped forwards or backwards', () => {
    expect(watch(0, 1, 60, 61, 5, 6).seen).toEqual([
      [0, 1],
      [60, 61],
      [5, 6],
    ]);
  });

  test('counts what played without reports, but no jump', () => {
    expect(watchTo(startAt(10), 18, sinceIn(ranges([9, 18]), 18)).seen).toEqual([[10, 18]]);
    expect(watchTo(startAt(10), 61, sinceIn(ranges([9, 10], [60, 61]), 61)).seen).toEqual([]);
    expect(watchTo(startAt(10), 61, sinceIn(ranges(), 61)).seen).toEqual([]);
  });

  test('sends each second once', () => {
    const watched = startAt(watch(0, 1, 2).at);
    expect(watchTo(watched, 3)).toEqual({ seen: [[2, 3]], at: 3 });
  });

  test('resumes at the last position, or from the start at the very end', () => {
    expect(resumeAt(42, 100)).toBe(42);
    expect(resumeAt(98, 100)).toBe(0);
  });
});

function ranges(...all: [number, number][]) {
  return { length: all.length, start: (at: number) => all[at]?.[0] ?? 0, end: (at: number) => all[at]?.[1] ?? 0 };
}
