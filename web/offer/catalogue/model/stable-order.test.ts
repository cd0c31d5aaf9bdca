import { expect, test } from 'vitest';
import { inOrderOf } from './stable-order.ts';

const items = (...values: string[]) => values.map((value) => ({ value }));

test('choices keep their order when their counts change', () => {
  expect(inOrderOf(['a', 'b', 'c'], items('c', 'a', 'b'))).toEqual(items('a', 'b', 'c'));
});

test('new choices follow in their own order, and those that went leave no gap', () => {
  expect(inOrderOf(['a', 'b'], items('y', 'b', 'x'))).toEqual(items('b', 'y', 'x'));
  expect(inOrderOf([], items('b', 'a'))).toEqual(items('b', 'a'));
});
