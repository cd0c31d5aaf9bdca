import { expect, test } from 'vitest';
import { textOfFile } from './file-text.ts';

const words = 'nome;correio\nJoão;joao@exemplo.ao';
const wide = (text: string, isLittle: boolean) =>
  Uint8Array.from(
    Array.from(text).flatMap((letter) => {
      const code = letter.charCodeAt(0);
      const pair = [code >> 8, code & 0xff];
      return isLittle ? pair.toReversed() : pair;
    }),
  );
const narrow = Uint8Array.from(Array.from(words, (letter) => letter.charCodeAt(0)));

test.each([
  ['UTF-8', new TextEncoder().encode(words)],
  ['UTF-8 with a mark', new TextEncoder().encode(`\uFEFF${words}`)],
  ['UTF-16, little end first, with a mark', wide(`\uFEFF${words}`, true)],
  ['UTF-16, big end first, with a mark', wide(`\uFEFF${words}`, false)],
  ['UTF-16, little end first', wide(words, true)],
  ['UTF-16, big end first', wide(words, false)],
  ['Windows-1252', narrow],
])('%s is read', (_, bytes) => {
  expect(textOfFile(bytes)).toBe(words);
});

test('the signs that Windows-1252 has beyond Latin-1 are read', () => {
  expect(textOfFile(Uint8Array.from([0x80, 0x93, 0xe3, 0x94]))).toBe('€“ã”');
});

test('emoji and marks of direction are read', () => {
  const names = 'nome\nZé 👷🏾‍♀️\n\u200Fאנה\u200E';
  expect(textOfFile(new TextEncoder().encode(names))).toBe(names);
});

test('an empty file is an empty text', () => {
  expect([textOfFile(new Uint8Array()), textOfFile(Uint8Array.from([0xef, 0xbb, 0xbf]))]).toEqual(['', '']);
});

test.each([
  ['text with zeros between its lines', [101, 109, 97, 105, 108, 10, 0, 0, 97]],
  ['workbook', [0x50, 0x4b, 0x03, 0x04, 0, 1]],
  ['old workbook', [0xd0, 0xcf, 0x11, 0xe0]],
  ['picture', [0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13]],
])('a %s is no text', (_, bytes) => {
  expect(textOfFile(Uint8Array.from(bytes))).toBeNull();
});
