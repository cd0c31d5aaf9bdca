import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { htmlText, nameText } from './html-text.ts';

describe('HTML in a text', () => {
  test.each([
    ['<p>Um.</p><p>Dois<br>linhas.</p>', 'Um.\n\nDois\nlinhas.'],
    ['<p>Leve:</p><ul>\n<li>papel</li>\n<li>lápis &amp; tinta</li>\n</ul>', 'Leve:\n\n• papel\n• lápis & tinta'],
    ['<ol><li>Abra</li><li><b>Feche</b></li></ol><p>Fim</p>', '1. Abra\n2. Feche\n\nFim'],
    ['<ul><li>a<li>b</ul>', '• a\n• b'],
    ['<ul><li><p>a</p></li><li><p>b</p></li></ul>', '• a\n• b'],
    ['<ul><li>a</li><li></li><li>b</li></ul>', '• a\n• b'],
    ['<h2>Título</h2>Texto <em>leve</em>', 'Título\n\nTexto leve'],
    ['Veja <a href="https://example.org/a?b=1&amp;c=2">aqui</a>.', 'Veja aqui (https://example.org/a?b=1&c=2).'],
    ['<a href="mailto:a@example.org">Escreva</a>', 'Escreva (a@example.org)'],
    ['<a href="https://example.org">https://example.org</a>', 'https://example.org'],
    ['<!-- wp:paragraph --><p dir="ltr">Um</p><!-- /wp:paragraph -->', 'Um'],
    ['&lt;p&gt;Duas vezes&lt;/p&gt;', 'Duas vezes'],
    ['Pão&nbsp;&eacute; &#233; &#xE9; &quot;bom&quot;', 'Pão é é é "bom"'],
    ['Um <b>forte</b>\n\nDois', 'Um forte\n\nDois'],
    ['<p>aberto <b>e <i>nunca</p> fechado', 'aberto e nunca\n\nfechado'],
    ['<table><tr><td>a</td><td>b</td></tr><tr><td>c</td></tr></table>', 'a b\nc'],
  ])('%j becomes %j', (html, text) => {
    expect(htmlText(html)).toBe(text);
  });

  test.each(['a < b e c > d', 'vector<int> e C++', 'Dentro & fora', 'A &B; C', '5 <3', 'Linhas\n\n  com espaço'])(
    '%j is text already',
    (text) => {
      expect(htmlText(text)).toBe(text);
    },
  );

  test.each([
    ['<script>alert(1)</script>Olá', 'Olá'],
    ['<p>Olá<script src=x></script></p>', 'Olá'],
    ['<style>p{}</style><p>Olá', 'Olá'],
    ['<a href="javascript:alert(1)">Olá</a>', 'Olá'],
    ['<a href=" JaVa\nScript:alert(1)">Olá</a>', 'Olá'],
    ['<a href="data:text/html,x">Olá</a>', 'Olá'],
    ['<img src=x onerror=alert(1)>Olá', 'Olá'],
    ['<svg onload=alert(1)><text>x</text></svg>Olá', 'Olá'],
    ['<iframe srcdoc="<p>x"></iframe>Olá', 'Olá'],
    ['Olá<script>alert(1)', 'Olá'],
  ])('hostile %j leaves %j', (html, text) => {
    expect(htmlText(html)).toBe(text);
  });

  test('may nest without end', () => {
    expect(htmlText(`${'<div><ul><li>'.repeat(20_000)}fundo`)).toContain('fundo');
  });
});

test('no script, and no address of one, gets through in any order of markup', () => {
  const piece = fc.constantFrom(
    '<p>',
    '</p>',
    '<b>',
    '<ul><li>',
    '</ul>',
    'texto ',
    '<!--',
    '-->',
    '<textarea>',
    '</textarea>',
    '<title>',
    '"',
    "'",
    '<script>EVIL</script>',
    '<SCRIPT/x>EVIL</SCRIPT >',
    '<style>EVIL</style>',
    '<svg><script>EVIL</script></svg>',
    '<a href="javascript:EVIL">x</a>',
    "<a href='\tjavascript:EVIL'>x</a>",
    '<a href=vbscript:EVIL>x</a>',
    '<xmp>',
    '<a href="java&#115;cript:EVIL">x</a>',
    '<img src=x onerror="EVIL">',
    '<p onclick="EVIL">',
    '<iframe src="EVIL">',
    '</iframe>',
    '<noscript>',
    '</noscript>',
    '<template>',
    '&nbsp;',
    '<plaintext>',
    '<![CDATA[',
    ']]>',
    '<math>',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      expect(htmlText(`<p>${pieces.join('')}`)).not.toMatch(/EVIL|javascript:/);
    }),
    { numRuns: 2_000 },
  );
});

test('names lose entities and nothing else', () => {
  expect(nameText('Food &amp; Beverage')).toBe('Food & Beverage');
  expect(nameText('The <b> tag &amp; co')).toBe('The <b> tag &amp; co');
  expect(nameText('R&D')).toBe('R&D');
});
