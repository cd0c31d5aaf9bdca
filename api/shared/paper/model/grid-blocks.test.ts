import { describe, expect, test } from 'vitest';
import { blocksOf } from './grid-blocks.ts';

const rowsOf = (names: string, columns: number) =>
  names.split('').map((name) => ({ name, cells: Array.from({ length: columns }, (_, at) => `${name}${at}`) }));

describe('the pages of a table', () => {
  test('hold all rows of the first columns before the next columns', () => {
    const blocks = blocksOf([0, 1, 2], rowsOf('abc', 3), { columns: 2, rows: 2 });
    expect(blocks.map(({ heads, rows }) => [heads.join(''), ...rows.map(({ cells }) => cells.join(' '))])).toEqual([
      ['01', 'a0 a1', 'b0 b1'],
      ['01', 'c0 c1'],
      ['2', 'a2', 'b2'],
      ['2', 'c2'],
    ]);
  });

  test.for<[number, number]>([
    [0, 0],
    [0, 2],
    [2, 0],
  ])('are one of %d columns and %d rows', ([columns, rows]) => {
    const heads = Array.from({ length: columns }, (_, at) => at);
    expect(blocksOf(heads, rowsOf('ab'.slice(0, rows), columns), { columns: 7, rows: 11 })).toHaveLength(1);
  });
});
