import { describe, expect, test } from 'vitest';
import { pagesToShow } from './pagination-window.ts';

describe('the pages to show', () => {
  test.each([
    [1, 1, '1'],
    [1, 4, '1 2 3 4'],
    [2, 9, '1 2 3 … 9'],
    [5, 9, '1 … 4 5 6 … 9'],
    [4, 9, '1 2 3 4 5 … 9'],
    [9, 9, '1 … 8 9'],
  ])('on page %i of %i are %s', (current, last, text) => {
    expect(
      pagesToShow(current, last)
        .map((page) => page ?? '…')
        .join(' '),
    ).toBe(text);
  });

  test('never replace a single page by a gap', () => {
    expect(pagesToShow(3, 5)).toEqual([1, 2, 3, 4, 5]);
  });
});
