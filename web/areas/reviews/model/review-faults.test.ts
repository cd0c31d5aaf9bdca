import { expect, test } from 'vitest';
import { reviewFaults } from './review-faults.ts';

test('a review needs a rating and a text', () => {
  expect(reviewFaults({ rating: 4, text: 'Bom.' })).toEqual([]);
  expect(reviewFaults({ rating: 0, text: '' })).toEqual(['rating', 'text']);
  expect(reviewFaults({ rating: 4, text: '' })).toEqual(['text']);
});
