import { describe, expect, test } from 'vitest';
import fc from 'fast-check';
import { searchWords } from './search-words.ts';

describe('the words of a search', () => {
  test('are those that a person meant', () => {
    expect(searchWords('  Segurança em OBRA ')).toEqual({
      whole: 'Segurança em',
      unfinished: 'OBRA',
      likeness: 'Segurança em OBRA',
    });
    expect(searchWords('node.js 4.0')).toMatchObject({ whole: 'node.js', unfinished: '4.0' });
    expect(searchWords('pós-laboral')).toMatchObject({ whole: 'pós', unfinished: 'laboral' });
  });

  test('are whole when the last one is too short to be guessed from', () => {
    expect(searchWords('nível C1')).toMatchObject({ whole: 'nível C1', unfinished: '' });
  });

  test('hold no operators of a query language, no control characters and no emoji', () => {
    expect(searchWords(`a & b | !(c) <-> 'd':* \\ "e"`)).toMatchObject({ whole: 'a b c d e', unfinished: '' });
    expect(searchWords('iva\u0000\u202Efatura\u{1F600}')).toMatchObject({ whole: 'iva', unfinished: 'fatura' });
  });

  test('keep the signs that make a name', () => {
    expect(searchWords('C#')).toMatchObject({ whole: 'C#', unfinished: '' });
    expect(searchWords('curso c++, .NET')).toMatchObject({ whole: 'curso c++', unfinished: '.NET' });
    expect(searchWords('#obra ++a c#d a+b .obra.')?.likeness).toBe('obra a c d a b obra');
  });

  test('are null for a text without letters or digits', () => {
    for (const text of ['', '   ', '\u{1F600}\u{1F680}', '...', '\u0000', "'; --"])
      expect(searchWords(text)).toBeNull();
  });

  test('are few and short, whatever was sent', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        const words = searchWords(text);
        if (!words) return;
        const { whole, unfinished, likeness } = words;
        expect(`${whole} ${unfinished}`).toMatch(/^[\p{L}\p{M}\p{N}.#+ ]{1,500}$/u);
        expect(likeness.length).toBeLessThanOrEqual(60);
      }),
      { numRuns: 60 },
    );
    expect(searchWords('x'.repeat(10_000))?.unfinished).toHaveLength(40);
  });
});
