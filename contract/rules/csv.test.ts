import { expect, test } from 'vitest';
import { csvOf } from './csv.ts';

test('a written CSV never holds a formula', () => {
  expect(
    csvOf([
      ['linha', 'nome'],
      [2, '=1+1'],
      [3, 'A "B"'],
    ]),
  ).toBe('\uFEFF"linha";"nome"\r\n"2";"\'=1+1"\r\n"3";"A ""B"""\r\n');
});
