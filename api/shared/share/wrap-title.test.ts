import { describe, expect, test } from 'vitest';
import { widthOf, written } from './letters.ts';
import { wrapTitle } from './wrap-title.ts';

const hostile = [
  '</svg><script>alert(1)</script> & "aspas"',
  'مرحبا بالعالم',
  '\u0000\u0007\u202e 😀 𝕏',
  'M'.repeat(20_000),
  'um '.repeat(20_000),
  '',
];

describe('a title', () => {
  test('is as large as there is room for, and no line is wider than its column', () => {
    for (const title of ['Segurança em obra', ...hostile, 'Contabilidade para quem não é contabilista, '.repeat(9)]) {
      const { lines, size } = wrapTitle(title, 600);
      expect(lines.every((line) => widthOf(line, 'title') * size <= 600.001)).toBe(true);
      expect(lines.length * size * 1.16).toBeLessThan(340);
      const shorter = wrapTitle(title, 600, 1);
      expect(shorter.lines.length * shorter.size * 1.16).toBeLessThan(285);
    }
    expect(wrapTitle('Segurança em obra', 600)).toEqual({ lines: ['Segurança em', 'obra'], size: 70 });
  });

  test('that is too long ends with an ellipsis', () => {
    expect(wrapTitle('palavra '.repeat(90), 600).lines.at(-1)).toMatch(/…$/);
  });

  test('keeps the letters that the typefaces have, those beyond Western Europe too', () => {
    expect(written('Çe\u0301 Łódź\n\t 😀 مرحبا fim', 'title')).toBe('Çé Łódź fim');
  });
});
