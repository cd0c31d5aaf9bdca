import { describe, expect, test } from 'vitest';
import { columnsOf, csvOf } from './csv.ts';

describe('the columns of a CSV file', () => {
  test.each([
    ['Nome;E-mail\nAna;a@b.ao', ['Nome', 'E-mail']],
    ['Nome,E-mail\r\nAna,a@b.ao', ['Nome', 'E-mail']],
    ['Nome\tE-mail', ['Nome', 'E-mail']],
    ['"Nome, completo";" E-mail "', ['Nome, completo', 'E-mail']],
    ['"N.º ""mec."""\n1', ['N.º "mec."']],
    ['"Nome\nda pessoa";x\n', ['Nome\nda pessoa', 'x']],
    ['', ['']],
  ])('%j are %j', (csv, columns) => {
    expect(columnsOf(csv)).toEqual(columns);
  });
});

test('a written CSV never holds a formula', () => {
  expect(
    csvOf([
      ['linha', 'nome'],
      [2, '=1+1'],
      [3, 'A "B"'],
    ]),
  ).toBe('\uFEFF"linha";"nome"\r\n"2";"\'=1+1"\r\n"3";"A ""B"""\r\n');
});
