import { expect, test } from 'vitest';
import { differenceOf, type Line } from './difference.ts';

/** What a reader of the marks would read in each text. */
function textOf(lines: readonly Line[], without: 'removed' | 'added'): string {
  const pieces = lines.map((line) => (line.kind === 'changed' ? line.pieces : [line]));
  return pieces
    .map((line) => line.flatMap(({ kind, text }) => (kind === without ? [] : text)).join(''))
    .filter((line) => line !== '')
    .join('\n');
}

const before = 'Preços\nOs preços incluem IVA.\nTem 14 dias para desistir da compra.';

test('equal texts have equal lines, whatever is blank between them', () => {
  expect(differenceOf(before, before.replaceAll('\n', '\n\n')).map(({ kind }) => kind)).toEqual([
    'same',
    'same',
    'same',
  ]);
});

test('a line with other words says which', () => {
  const after = before.replace('14', '30');
  expect(differenceOf(before, after).at(-1)).toEqual({
    kind: 'changed',
    pieces: [
      { kind: 'same', text: 'Tem ' },
      { kind: 'removed', text: '14 ' },
      { kind: 'added', text: '30 ' },
      { kind: 'same', text: 'dias para desistir da compra.' },
    ],
  });
});

test('a line without common words is one removed and one added', () => {
  expect(differenceOf('Um texto.', 'Nada disso aqui')).toEqual([
    { kind: 'removed', text: 'Um texto.' },
    { kind: 'added', text: 'Nada disso aqui' },
  ]);
});

test.for([
  ['', before],
  [before, ''],
  [before, 'Preços\nOs valores incluem IVA.\nUma linha nova.\nTem 14 dias para desistir.'],
  ['a\nb\nc\nd', 'b\nx\nd\ny'],
])('both texts can be read from it: %s', ([old = '', young = '']) => {
  const lines = differenceOf(old, young);
  expect(textOf(lines, 'added')).toBe(old);
  expect(textOf(lines, 'removed')).toBe(young);
});
