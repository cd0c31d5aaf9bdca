import { expect, test } from 'vitest';
import { idsIn } from './ids-in.ts';
import { lastOfEachCell } from './last-of-each-cell.ts';

test('a cell that is named twice keeps its last grade', () => {
  expect(lastOfEachCell([cell(1, 10), cell(2, 11), cell(1, 12)])).toEqual([cell(1, 12), cell(2, 11)]);
});

test('a filter names ids one by one, or none', () => {
  expect([idsIn(3), idsIn([3, 4]), idsIn({ gte: 3 })]).toEqual([[3], [3, 4], []]);
});

function cell(assessment_id: number, grade: number) {
  return { assessment_id, enrollment_id: 1, grade };
}
