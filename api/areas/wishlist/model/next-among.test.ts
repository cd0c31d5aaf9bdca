import { expect, test } from 'vitest';
import { nextAmong } from './next-among.ts';

const full = { id: 1, course_id: 7, is_full: true };
const open = { id: 2, course_id: 7, is_full: false };
const others = { id: 3, course_id: 8, is_full: false };

const of = { courseId: 7, isOffered: () => false };

test('the next class is the first with a seat, of the course itself', () => {
  expect(nextAmong([others, full, open], of)).toBe(open);
});

test('the next class is the first full one where no other is left, or none', () => {
  expect(nextAmong([full, others], of)).toBe(full);
  expect(nextAmong([others], of)).toBeNull();
});

test('the next class is the one with a seat offered to the user', () => {
  expect(nextAmong([open, full], { ...of, isOffered: (id) => id === full.id })).toBe(full);
});
