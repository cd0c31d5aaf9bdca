import { expect, test } from 'vitest';
import { everyPage, mostAtOnce } from './every-page.ts';

test.each([0, 1, mostAtOnce, mostAtOnce + 1, 2 * mostAtOnce])('a list of %i is read page by page', async (total) => {
  const all = Array.from({ length: total }, (_, place) => place);
  const pages: number[] = [];
  const result = await everyPage(({ number, size }) => {
    pages.push(number);
    return Promise.resolve({ results: all.slice((number - 1) * size, number * size), total });
  });
  expect(result).toEqual(all);
  expect(pages).toHaveLength(Math.max(1, Math.ceil(total / mostAtOnce)));
});
