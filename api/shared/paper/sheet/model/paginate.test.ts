import { describe, expect, test } from 'vitest';
import { paginate } from './paginate.ts';

const blocks = (...heights: number[]) => heights.map((height) => ({ height }));
const pages = (...heights: number[]) =>
  paginate(blocks(...heights), { first: 10, rest: 20 }).map((page) => page.map(({ height }) => height));

describe('blocks', () => {
  test('fill the first page, then pages with more room', () => {
    expect(pages(4, 6, 10, 10, 1)).toEqual([[4, 6], [10, 10], [1]]);
  });

  test('are not split', () => {
    expect(pages(4, 7)).toEqual([[4], [7]]);
  });

  test('that are higher than a page stand alone', () => {
    expect(pages(30, 25, 1)).toEqual([[30], [25], [1]]);
  });
});

test('without blocks there is one page', () => {
  expect(pages()).toEqual([[]]);
});
