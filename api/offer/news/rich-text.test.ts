import { describe, expect, test } from 'vitest';
import { hostileTexts } from '#fixtures/hostile-texts.ts';
import { readRichText } from '#api/shared/rich-text/read-rich-text.ts';
import { htmlOf } from './model/rich-text-html.ts';

const site = 'https://mestria.test';
/** Tags that a text may not have, and attributes other than an address. */
function tagsIn(shown: string): string[] {
  const existing = /^<\/?(p|h2|h3|ul|ol|li|blockquote|strong|em|code|a|hr)>$|^<a href="(https?:|mailto:)[^"]*">$/i;
  return (shown.match(/<[^>]*>?/g) ?? []).filter((tag) => !existing.test(tag));
}

const html = (markdown: string) => htmlOf(readRichText(markdown).blocks, site);

describe('a written text', () => {
  test('has paragraphs, headings, lists, quotes and rules', () => {
    const { blocks, foreign } = readRichText('# Um\n\n### Dois\n\nUma linha\n\n1. a\n2. b\n\n> disse\n\n---\n');
    expect(foreign).toEqual([]);
    expect(blocks).toEqual([
      { kind: 'heading', level: 2, runs: [{ text: 'Um' }] },
      { kind: 'heading', level: 3, runs: [{ text: 'Dois' }] },
      { kind: 'paragraph', runs: [{ text: 'Uma linha' }] },
      { kind: 'list', ordered: true, items: [[{ text: 'a' }], [{ text: 'b' }]] },
      { kind: 'quote', paragraphs: [[{ text: 'disse' }]] },
      { kind: 'rule' },
    ]);
  });

  test('has emphasis, code and links, one within the other', () => {
    expect(readRichText('**a *b*** `c` [d **e**](/courses)').blocks).toEqual([
      {
        kind: 'paragraph',
        runs: [
          { text: 'a ', strong: true },
          { text: 'b', strong: true, emphasis: true },
          { text: ' ' },
          { text: 'c', code: true },
          { text: ' ' },
          { text: 'd ', href: '/courses' },
          { text: 'e', href: '/courses', strong: true },
        ],
      },
    ]);
  });

  test.each([
    ['<script>alert(1)</script>', 'html'],
    ['palavra <img src=x onerror=alert(1)> palavra', 'html'],
    ['<svg onload=alert(1)>', 'html'],
    ['<p style="position:fixed">a</p>', 'html'],
    ['- a\n- <iframe src="https://evil.example"></iframe>', 'html'],
    ['> <style>*{display:none}</style>', 'html'],
    ['<!-- a -->', 'html'],
    ['![a](https://evil.example/x.png)', 'image'],
    ['[a](javascript:alert(1))', 'link'],
    ['[a](JaVa&#x53;cript:alert(1))', 'link'],
    ['[a](<java\tscript:alert(1)>)', 'link'],
    ['<javascript:alert(1)>', 'link'],
    ['[a](data:text/html;base64,PHNjcmlwdD4=)', 'link'],
    ['[a](//evil.example)', 'link'],
    ['[a][b]\n\n[b]: javascript:alert(1)', 'link'],
    ['- a\n  - b', 'nesting'],
    ['> # a', 'nesting'],
  ])('says what is not taken: %s', (markdown, what) => {
    const { foreign } = readRichText(markdown);
    expect(foreign).toContain(what);
    expect(tagsIn(html(markdown))).toEqual([]);
  });

  test('contains only text, for any hostile input', () => {
    expect(hostileTexts.length).toBeGreaterThan(400);
    const shown = [...hostileTexts, '<svg/onload=alert(1)>', '<a href=x onclick=y>'].map(html);
    expect(shown.flatMap(tagsIn)).toEqual([]);
  });
});

describe('a knotted text', () => {
  test('is none where rules of dashes stand between its parts', () => {
    expect(readRichText('a\n\n- - - - -\n\n'.repeat(40)).foreign).toEqual([]);
  });

  test.each([`${'- '.repeat(30)}a\n`.repeat(100).trimEnd(), `${'> '.repeat(30)}a\n`.repeat(100).trimEnd()])(
    'is shown as it is where many lines nest a little: %.9s',
    (knot) => {
      expect(readRichText(knot)).toEqual({
        blocks: [{ kind: 'paragraph', runs: [{ text: knot }] }],
        foreign: ['nesting'],
      });
    },
  );

  test.each([
    '['.repeat(20_000),
    '>'.repeat(20_000),
    '*a '.repeat(6_000),
    '- '.repeat(10_000),
    '`'.repeat(20_000),
    '\\'.repeat(20_000),
    '&amp;'.repeat(4_000),
  ])('is not unknotted where that would take long: %.9s', (knot) => {
    expect(readRichText(`${knot}\n\nFim.`)).toEqual({
      blocks: [
        { kind: 'paragraph', runs: [{ text: knot }] },
        { kind: 'paragraph', runs: [{ text: 'Fim.' }] },
      ],
      foreign: ['nesting'],
    });
  });
});

describe('a text as HTML', () => {
  test('makes the addresses of the site absolute', () => {
    expect(html('[Cursos](/courses?search=a&page=2)')).toBe(
      '<p><a href="https://mestria.test/courses?search=a&amp;page=2">Cursos</a></p>',
    );
  });

  test('shows each kind of block', () => {
    expect(html('# A\n\n- *a*\n\n1. `b`\n\n> **c**\n\n---')).toBe(
      '<h2>A</h2>\n<ul><li><em>a</em></li></ul>\n<ol><li><code>b</code></li></ol>\n' +
        '<blockquote><p><strong>c</strong></p></blockquote>\n<hr>',
    );
  });
});
