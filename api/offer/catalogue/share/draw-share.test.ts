import { describe, expect, test } from 'vitest';
import { drawShare, type ShareSubject } from './draw-share.ts';

const subject: ShareSubject = {
  coverKey: 'seguranca',
  coverTitle: 'Segurança em obra',
  title: 'Segurança em obra',
  facts: ['Presencial', '40 horas'],
  partner: 'Instituto Baía',
};
const hostile = [
  '</svg><script>alert(1)</script> & "aspas"',
  '<!ENTITY x SYSTEM "file:///etc/passwd">&x;',
  'مرحبا بالعالم',
  '\u0000\u0007\u202e 😀 𝕏',
  'M'.repeat(20_000),
  'um '.repeat(20_000),
  '',
];

describe('the picture of a shared course', () => {
  test('says nothing as text: every letter is an outline', () => {
    for (const title of hostile) {
      const svg = drawShare({ ...subject, title, facts: [title], partner: title });
      expect(svg).not.toMatch(/<text|<script|<image|ENTITY|alert|NaN|undefined/);
      expect(svg.length).toBeLessThan(400_000);
    }
  });

  test('is the same for the same words', () => {
    expect(drawShare(subject)).toBe(drawShare({ ...subject }));
    expect(drawShare(subject)).not.toBe(drawShare({ ...subject, partner: 'Instituto Mar' }));
  });
});
