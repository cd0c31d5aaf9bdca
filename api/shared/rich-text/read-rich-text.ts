import { fromMarkdown } from 'mdast-util-from-markdown';
import type { ForeignMarkup, TextBlock, TextRun } from '#contract/rules/rich-text.ts';
import { isKnotted } from './model/is-knotted.ts';
import { isSafeLink } from './model/safe-link.ts';

type Root = ReturnType<typeof fromMarkdown>;
type Flow = Root['children'][number];
type Phrase = Extract<Flow, { type: 'paragraph' }>['children'][number];
type Marks = Omit<TextRun, 'text'>;

type ReadText = { blocks: TextBlock[]; foreign: ForeignMarkup[] };

/** Foreign markup (HTML, pictures, links to scripts, nested lists) is named in `foreign`, and stays as plain text. */
export function readRichText(markdown: string): ReadText {
  if (isKnotted(markdown)) return { blocks: plainly(markdown), foreign: ['nesting'] };
  const foreign = new Set<ForeignMarkup>();
  const blocks = fromMarkdown(markdown).children.flatMap((node) => blockOf(node, foreign));
  return { blocks, foreign: [...foreign] };
}

function plainly(text: string): TextBlock[] {
  return text.split(/\n\s*\n/).map((paragraph) => ({ kind: 'paragraph', runs: [{ text: paragraph }] }));
}

function blockOf(node: Flow, foreign: Set<ForeignMarkup>): TextBlock[] {
  switch (node.type) {
    case 'paragraph':
      return [{ kind: 'paragraph', runs: runsOf(node.children, foreign) }];
    case 'heading':
      return [{ kind: 'heading', level: node.depth > 2 ? 3 : 2, runs: runsOf(node.children, foreign) }];
    case 'list': {
      const items = node.children.map((item) => joined(paragraphsIn(item.children, foreign)));
      return [{ kind: 'list', ordered: node.ordered === true, items }];
    }
    case 'blockquote':
      return [{ kind: 'quote', paragraphs: paragraphsIn(node.children, foreign) }];
    case 'thematicBreak':
      return [{ kind: 'rule' }];
    case 'code':
      return [{ kind: 'paragraph', runs: [{ text: node.value, code: true }] }];
    default:
      return foreignBlock(node, foreign);
  }
}

function foreignBlock(node: Flow, foreign: Set<ForeignMarkup>): TextBlock[] {
  foreign.add(node.type === 'html' ? 'html' : node.type === 'definition' ? 'link' : 'other');
  return 'value' in node ? [{ kind: 'paragraph', runs: [{ text: node.value }] }] : [];
}

function paragraphsIn(nodes: readonly Flow[], foreign: Set<ForeignMarkup>): TextRun[][] {
  return nodes.flatMap((node) => {
    if (node.type === 'paragraph') return [runsOf(node.children, foreign)];
    foreign.add(node.type === 'html' ? 'html' : 'nesting');
    return 'value' in node ? [[{ text: node.value }]] : [];
  });
}

function joined(paragraphs: TextRun[][]): TextRun[] {
  return paragraphs.flatMap((runs, place) => (place === 0 ? runs : [{ text: ' ' }, ...runs]));
}

function runsOf(nodes: readonly Phrase[], foreign: Set<ForeignMarkup>, marks: Marks = {}): TextRun[] {
  return nodes.flatMap((node) => runOf(node, foreign, marks));
}

function runOf(node: Phrase, foreign: Set<ForeignMarkup>, marks: Marks): TextRun[] {
  switch (node.type) {
    case 'text':
      return [{ text: node.value, ...marks }];
    case 'inlineCode':
      return [{ text: node.value, ...marks, code: true }];
    case 'break':
      return [{ text: ' ', ...marks }];
    case 'strong':
      return runsOf(node.children, foreign, { ...marks, strong: true });
    case 'emphasis':
      return runsOf(node.children, foreign, { ...marks, emphasis: true });
    case 'link':
      if (isSafeLink(node.url)) return runsOf(node.children, foreign, { ...marks, href: node.url });
      foreign.add('link');
      return runsOf(node.children, foreign, marks);
    default:
      return foreignRun(node, foreign, marks);
  }
}

function foreignRun(node: Phrase, foreign: Set<ForeignMarkup>, marks: Marks): TextRun[] {
  if (node.type === 'html') foreign.add('html');
  else if (node.type === 'image' || node.type === 'imageReference') foreign.add('image');
  else foreign.add(node.type === 'linkReference' ? 'link' : 'other');
  if ('value' in node) return [{ text: node.value, ...marks }];
  if ('children' in node) return runsOf(node.children, foreign, marks);
  return 'alt' in node && node.alt ? [{ text: node.alt, ...marks }] : [];
}
