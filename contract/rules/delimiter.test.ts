import { expect, test } from 'vitest';
import { delimiterOf } from './delimiter.ts';

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
