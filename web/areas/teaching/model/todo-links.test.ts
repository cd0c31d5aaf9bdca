import { expect, test } from 'vitest';
import { todosOf } from './todo-links.ts';

test('only what waits is listed, in the order in which it is done', () => {
  const nothing = { attendance: 0, summaries: 0, hand_ins: 0, attempts: 0, grades: 0, unpublished: 0, is_ready: false };
  expect(todosOf(nothing)).toEqual([]);
  expect(todosOf({ ...nothing, is_ready: true })).toEqual([{ kind: 'is_ready', count: 1 }]);
  expect(todosOf({ ...nothing, unpublished: 2, attendance: 3 })).toEqual([
    { kind: 'attendance', count: 3 },
    { kind: 'unpublished', count: 2 },
  ]);
});
