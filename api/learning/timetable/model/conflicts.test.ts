import { describe, expect, test } from 'vitest';
import { conflictsOf, type Placed } from './conflicts.ts';

const at = (hour: number) => new Date(Date.UTC(2026, 11, 1, hour));
const lesson = (id: number, class_id: number, [from, to]: [number, number]): Placed => ({
  id,
  class_id,
  starts_at: at(from),
  ends_at: at(to),
  stands: true,
});

function idsOf(lessons: Placed[]) {
  return [...conflictsOf(lessons)]
    .map(([id, others]) => [id, others.map((other) => other.id)])
    .toSorted((one, other) => Number(one[0]) - Number(other[0]));
}

describe('lessons are in conflict', () => {
  test('where they overlap in different classes, in both directions', () => {
    expect(idsOf([lesson(1, 1, [8, 12]), lesson(2, 2, [10, 14])])).toEqual([
      [1, [2]],
      [2, [1]],
    ]);
  });

  test('with each one that they overlap, however long one lasts', () => {
    const long = lesson(1, 1, [8, 20]);
    expect(idsOf([lesson(3, 2, [15, 16]), long, lesson(2, 2, [9, 10])])).toEqual([
      [1, [2, 3]],
      [2, [1]],
      [3, [1]],
    ]);
  });

  test('not in one class, one after the other, or once canceled', () => {
    expect(idsOf([lesson(1, 1, [8, 12]), lesson(2, 1, [10, 14])])).toEqual([]);
    expect(idsOf([lesson(1, 1, [8, 12]), lesson(2, 2, [12, 14])])).toEqual([]);
    expect(idsOf([{ ...lesson(1, 1, [8, 12]), stands: false }, lesson(2, 2, [10, 14])])).toEqual([]);
  });
});
