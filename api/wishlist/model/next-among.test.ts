import { expect, test } from 'vitest';
import { nextAmong } from './next-among.ts';

const full = { id: 1, course_id: 7, is_full: true };
const open = { id: 2, course_id: 7, is_full: false };
const others = { id: 3, course_id: 8, is_full: false };

test('the next class is the first with a seat, of the course itself', () => {
  expect(nextAmong([others, full, open], 7)).toBe(open);
});

test('the next class is the first full one where no other is left, or none', () => {
  expect(nextAmong([full, others], 7)).toBe(full);
  expect(nextAmong([others], 7)).toBeNull();
});
