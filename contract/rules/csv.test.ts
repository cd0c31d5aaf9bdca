import { expect, test } from 'vitest';
import { csvOf } from './csv.ts';

test('a CSV has its records on lines, with a mark for spreadsheets', () => {
  expect(
    csvOf([
      ['linha', 'nome'],
      [2, 'A "B"'],
    ]),
  ).toBe('\uFEFF"linha";"nome"\r\n"2";"A ""B"""\r\n');
});

test.each([
  ['=HYPERLINK("http://x")', `"'=HYPERLINK(""http://x"")"`],
  ['+1', `"'+1"`],
  ['-2+3', `"'-2+3"`],
  ['@SUM(1)', `"'@SUM(1)"`],
  ['\t=1', `"'\t=1"`],
  ['FT 2026/1', '"FT 2026/1"'],
  [-250, '"-250"'],
])('the cell %j is written as %s', (value, cell) => {
  expect(csvOf([[value]])).toBe(`\uFEFF${cell}\r\n`);
});
