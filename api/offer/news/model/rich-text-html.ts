import type { TextBlock, TextRun } from '#contract/rules/rich-text.ts';

export function htmlOf(blocks: readonly TextBlock[], site: string): string {
  return blocks.map((block) => blockHtml(block, site)).join('\n');
}

function blockHtml(block: TextBlock, site: string): string {
  switch (block.kind) {
    case 'paragraph':
      return element('p', runsHtml(block.runs, site));
    case 'heading':
      return element(`h${block.level}`, runsHtml(block.runs, site));
    case 'list': {
      const items = block.items.map((runs) => element('li', runsHtml(runs, site)));
      return element(block.ordered ? 'ol' : 'ul', items.join(''));
    }
    case 'quote':
      return element('blockquote', block.paragraphs.map((runs) => element('p', runsHtml(runs, site))).join(''));
    case 'rule':
      return '<hr>';
  }
}

function runsHtml(runs: readonly TextRun[], site: string): string {
  return runs.map((run) => runHtml(run, site)).join('');
}

function runHtml({ text, strong, emphasis, code, href }: TextRun, site: string): string {
  let html = escaped(text);
  if (code) html = element('code', html);
  if (emphasis) html = element('em', html);
  if (strong) html = element('strong', html);
  if (href === undefined) return html;
  return `<a href="${escaped(href.startsWith('/') ? site + href : href)}">${html}</a>`;
}

function element(name: string, inner: string): string {
  return `<${name}>${inner}</${name}>`;
}

/** Escapes for XML and HTML alike, and drops characters that XML cannot contain. */
export function escaped(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
