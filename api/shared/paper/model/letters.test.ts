import { describe, expect, test } from 'vitest';
import { codePointsOf, isPicture, plainSpaces, shownLetters } from './letters.ts';

describe('a text to print', () => {
  test('has composed letters, and spaces instead of breaks and control characters', () => {
    expect(plainSpaces('Jose\u0301\n\tSilva\u202FLda.\u3000A')).toBe('José Silva\u00A0Lda. A');
  });

  test('needs no font for joiners, selectors and marks of direction', () => {
    expect(shownLetters('\u200FA\u200D\uFE0F\u00AD')).toBe('A');
  });

  test('names the code points of letters that no font has', () => {
    expect(codePointsOf('𞤀\u0301')).toBe('[U+1E900][U+0301]');
  });

  test.for([
    ['👷🏾‍♀️', true],
    ['🇦🇴', true],
    ['A', false],
    ['1', false],
    ['山', false],
  ] as const)('takes %s for a picture: %s', ([cluster, is]) => {
    expect(isPicture(cluster)).toBe(is);
  });
});
