import { describe, expect, test } from 'vitest';
import { typedGrade } from '#web/shared/texts/typed-grade.ts';
import { changesIn } from './grade-changes.ts';

describe('a grade that somebody types', () => {
  test.for([
    ['12,5', 12.5],
    ['12.5', 12.5],
    [' 9 ', 9],
    ['20', 20],
    ['0,0', 0],
    ['', null],
    ['20,1', undefined],
    ['12,55', undefined],
    ['-1', undefined],
    ['doze', undefined],
  ] as const)('«%s» is read', ([text, grade]) => {
    expect(typedGrade(text)).toBe(grade);
  });
});

test('only what differs is sent, and what is no grade is named', () => {
  const cells = [1, 2, 3, 4].map((enrollmentId) => ({ enrollmentId, grade: 10, version: enrollmentId }));
  expect(changesIn(cells, { 1: '10,0', 2: '11', 3: 'x' })).toEqual({
    changes: [{ enrollment_id: 2, grade: 11, version: 2 }],
    wrong: [3],
  });
});
