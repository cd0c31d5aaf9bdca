import { expect, test } from 'vitest';
import { searchWords } from './search-words.ts';

test.each([
  ['  certificado \n digital ', 'certificado digital'],
  ['a\u0000b\u202Ec', 'a b c'],
  [' \t\u200B ', ''],
  ['\uD800x', '\uFFFDx'],
])('%j is looked for as %j', (typed, words) => {
  expect(searchWords(typed)).toBe(words);
});

test('nobody looks for more than a thousand characters', () => {
  expect(searchWords('a'.repeat(20_000))).toHaveLength(1_000);
});
