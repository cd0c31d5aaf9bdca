import { describe, expect, test } from 'vitest';
import { headPlace, isSeparatorLine } from './table-head.ts';

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
