import { expect, test } from 'vitest';
import { readParagraphs } from './paragraphs.ts';

test('a text has paragraphs, lines and lists', () => {
  expect(readParagraphs('Um.\nDois.\n\nLeve:\n• papel\n - lápis\nFim.\n \n')).toEqual([
    { lines: ['Um.', 'Dois.'], isList: false },
    { lines: ['Leve:'], isList: false },
    { lines: ['papel', 'lápis'], isList: true },
    { lines: ['Fim.'], isList: false },
  ]);
});

test('a hyphen or an asterisk within words makes no list', () => {
  expect(readParagraphs('-5 graus\n*importante*')).toEqual([{ lines: ['-5 graus', '*importante*'], isList: false }]);
  expect(readParagraphs('')).toEqual([]);
});
