import { describe, expect, test } from 'vitest';
import { readMarkdown } from './markdown.ts';

const text = (words: string) => ({ kind: 'text', text: words });

describe('a text by an editor', () => {
  test('joins the lines of a paragraph', () => {
    expect(readMarkdown('Uma linha\nque continua.\r\n\r\nOutra.')).toEqual([
      { kind: 'paragraph', spans: [text('Uma linha'), text(' que continua.')] },
      { kind: 'paragraph', spans: [text('Outra.')] },
    ]);
  });

  test('has headings of two levels', () => {
    expect(readMarkdown('# Um\n## Dois\n### Três')).toMatchObject([
      { kind: 'heading', level: 2 },
      { kind: 'heading', level: 2 },
      { kind: 'heading', level: 3 },
    ]);
  });

  test('has lists, with or without numbers', () => {
    expect(readMarkdown('Leve:\n- papel\n* lápis\n1. Abra.\n2) Feche.')).toEqual([
      { kind: 'paragraph', spans: [text('Leve:')] },
      { kind: 'list', ordered: false, items: [[text('papel')], [text('lápis')]] },
      { kind: 'list', ordered: true, items: [[text('Abra.')], [text('Feche.')]] },
    ]);
  });

  test('has strong and emphasised words, code and links', () => {
    expect(readMarkdown('Um **forte**, um *leve*, `=SOMA(A1)` e [o INE](https://ine.gov.ao/).')).toEqual([
      {
        kind: 'paragraph',
        spans: [
          text('Um '),
          { kind: 'strong', text: 'forte' },
          text(', um '),
          { kind: 'stress', text: 'leve' },
          text(', '),
          { kind: 'code', text: '=SOMA(A1)' },
          text(' e '),
          { kind: 'link', text: 'o INE', href: 'https://ine.gov.ao/' },
          text('.'),
        ],
      },
    ]);
  });

  test.each(['javascript:alert(1)', 'data:text/html,x', '//evil.invalid', String.raw`/\evil.invalid`, 'JaVaScRiPt:x'])(
    'makes no link of %s',
    (href) => {
      const [block] = readMarkdown(`[x](${href})`);
      expect(JSON.stringify(block)).not.toContain('"link"');
    },
  );

  test('makes a link of the nearest brackets', () => {
    const [block] = readMarkdown('[ver [aqui](https://ine.gov.ao/)');
    expect(block).toEqual({
      kind: 'paragraph',
      spans: [text('[ver '), { kind: 'link', text: 'aqui', href: 'https://ine.gov.ao/' }],
    });
  });

  test('keeps HTML as text', () => {
    expect(readMarkdown('<img src=x onerror=alert(1)>')).toEqual([
      { kind: 'paragraph', spans: [text('<img src=x onerror=alert(1)>')] },
    ]);
  });

  test('may be empty', () => {
    expect(readMarkdown(' \n\n ')).toEqual([]);
  });
});
