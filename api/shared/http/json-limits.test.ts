import { describe, expect, test } from 'vitest';
import { isWithinLimits, jsonLimits } from './json-limits.ts';

const limits = { depth: 3, entries: 4, values: 8 };

describe('a JSON text', () => {
  test.for([
    ['nothing', ''],
    ['as many levels as allowed', '[[[1]]]'],
    ['as many entries as allowed', '[1,2,3,4]'],
    ['as many keys as allowed', '{"a":1,"b":2,"c":3,"d":4}'],
    ['as many values as allowed', '[[1,2],[1,2],3]'],
    ['brackets and commas in its texts', String.raw`["[[[[,,,,,,,,{{{{","\"[[[[[[","\\"]`],
    ['brackets and commas in its keys', '{"[[[[[,,,,,,,,,,,":1}'],
    ['levels beside each other', '[[],[],[]]'],
  ] as const)('may hold %s', ([, text]) => {
    expect(isWithinLimits(text, limits)).toBe(true);
  });

  test.for([
    ['a level more', '[[[[1]]]]'],
    ['a level more of objects', '{"a":{"a":{"a":{}}}}'],
    ['an entry more', '[1,2,3,4,5]'],
    ['an entry more after a list', '[[1],2,3,4,5]'],
    ['a key more', '{"a":1,"b":2,"c":3,"d":4,"e":5}'],
    ['a value more', '[[1,2],[1,2],3,4]'],
    ['a text that ends in a backslash, and a level more', String.raw`["\\",[[[1]]]]`],
    ['levels without an end', '['.repeat(500_000)],
  ] as const)('may not hold %s', ([, text]) => {
    expect(isWithinLimits(text, limits)).toBe(false);
  });

  test('is read to its end even if it is not JSON', () => {
    for (const text of ['"', '"\\', ']]]', '}{', ',,,', '\u0000']) expect(isWithinLimits(text, jsonLimits)).toBe(true);
  });
});
