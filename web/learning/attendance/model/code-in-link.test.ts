import { expect, test } from 'vitest';
import { asCode, codeInLink, linkOfCode, spelled } from './code-in-link.ts';

const origin = 'https://mestria.example';

test('the link of a QR code holds the class and the code', () => {
  const scanned = { classId: 7, code: '4K792P' };
  expect(codeInLink(linkOfCode(scanned, origin), origin)).toEqual(scanned);
});

test('other links hold none', () => {
  for (const text of [
    'https://elsewhere.example/classes/7/lessons?code=4K792P',
    `${origin}/classes/7/contents?code=4K792P`,
    `${origin}/classes/7/lessons`,
    `${origin}/classes/7/lessons?code=1`,
    'javascript:alert(1)',
    '4K792P',
  ]) {
    expect(codeInLink(text, origin)).toBeNull();
  }
});

test('a code is read however it is typed, and shown in two parts', () => {
  expect(asCode('4k7 92p')).toBe('4K792P');
  expect(asCode('4K7-92')).toBeNull();
  expect(asCode(undefined)).toBeNull();
  expect(spelled('4K792P')).toBe('4K7\u00A092P');
});
