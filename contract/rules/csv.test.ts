import { expect, test, describe } from 'vitest';
import { headPlace, isSeparatorLine, csvOf, delimiterOf, isSpreadsheetError } from './csv.ts';

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

test('columns are separated by comma, semicolon or tab, whichever the first line has most', () => {
  expect(delimiterOf('a,b,c\n1;2;3;4')).toBe(',');
  expect(delimiterOf('a;b;"c,d,e,f"\n')).toBe(';');
  expect(delimiterOf('a\tb, c\td')).toBe('\t');
  expect(delimiterOf('a\tb, c')).toBe('\t');
  expect(delimiterOf('"título\ncom quebra, e vírgula, e outra";preço\n1;2')).toBe(';');
});

test('a comma separates nothing in a file of one column', () => {
  expect(delimiterOf('title\nMesa, vinho e serviço')).toBe('\t');
  expect(delimiterOf('title\nMesa, vinho\nCopo, garrafa\n')).toBe('\t');
});

test('a line of the separator decides', () => {
  expect(delimiterOf('sep=;\r\nNome;Email\r\n')).toBe(';');
  expect(delimiterOf('\uFEFF"sep=|"\nNome|Email, outro\n')).toBe('|');
});

test('titles above the columns decide nothing', () => {
  expect(delimiterOf('Lista de pessoas\nNome;Email\nAna;a@k.test')).toBe(';');
  expect(delimiterOf('Lista, versão 2\n\nNome;Email\nAna;a@k.test')).toBe(';');
  expect(delimiterOf('Nome;Email\nSilva, Ana, Maria;a@k.test')).toBe(';');
});

describe('the names of columns', () => {
  test.for([
    [
      'in the first row',
      [
        ['Nome', 'Email'],
        ['Ana', 'a@k.test'],
      ],
      0,
    ],
    ['below a title', [['Lista 2026'], ['Nome', 'Contacto'], ['Ana', 'a@k.test']], 1],
    [
      'below a title with empty cells',
      [
        ['Lista', '', ''],
        ['', ''],
        ['Nome', 'Contacto'],
      ],
      2,
    ],
    ['in a file of one column', [['pessoas'], ['a@k.test']], 0],
    ['above wider rows of people', [['Nome'], ['Ana', 'a@k.test']], 0],
    ['nowhere', [], 0],
  ] as const)('are found %s', ([, rows, place]) => expect(headPlace(rows)).toBe(place));

  test('are in the first row that names a known column, also below a title of several cells', () => {
    const rows = [
      ['Lista', '2026'],
      ['Email', 'Nome'],
      ['email', 'x'],
    ];
    expect(headPlace(rows, (cells) => cells.includes('Email'))).toBe(1);
  });
});

test.for([
  [['sep='], true],
  [['sep=', ''], true],
  [['sep=;'], true],
  [['\uFEFFSEP=|'], true],
  [['"sep=', '"'], true],
  [['sep=x', 'y'], false],
  [['separador'], false],
] as const)('%j is a line of the separator: %s', ([cells, is]) => expect(isSeparatorLine(cells)).toBe(is));

test.for([
  '#REF!',
  '#N/A',
  '#DIV/0!',
  '#VALUE!',
  '#NAME?',
  '#NULL!',
  '#NUM!',
  '#SPILL!',
  '#CALC!',
  '#GETTING_DATA',
  '#N/D',
  '#VALOR!',
  '#NOME?',
  '#NÚM!',
  '#NULO!',
  '#¡REF!',
  ' #ref! ',
])('%s is an error of a spreadsheet', (text) => expect(isSpreadsheetError(text)).toBe(true));

test.for(['', '#1', '#REF', 'REF!', '# 3', 'Ver #REF!', '#obra'])('%j is a text', (text) =>
  expect(isSpreadsheetError(text)).toBe(false),
);
