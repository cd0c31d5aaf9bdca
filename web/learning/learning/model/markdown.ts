export type Span =
  | { kind: 'text' | 'strong' | 'stress' | 'code'; text: string }
  | { kind: 'link'; text: string; href: string };

export type Block =
  | { kind: 'heading'; level: 2 | 3; spans: Span[] }
  | { kind: 'paragraph'; spans: Span[] }
  | { kind: 'list'; ordered: boolean; items: Span[][] };

/** The subset of Markdown that editors use. Everything else stays text, and nothing becomes HTML. */
export function readMarkdown(text: string): Block[] {
  return text
    .replaceAll('\r\n', '\n')
    .split(/\n{2,}/)
    .flatMap((part) => blocksOf(part.split('\n').filter((line) => line.trim() !== '')));
}

function blocksOf(lines: string[]): Block[] {
  const blocks: Block[] = [];
  for (const line of lines) {
    const next = blockOf(line);
    const last = blocks.at(-1);
    if (last?.kind === 'list' && next.kind === 'list' && last.ordered === next.ordered) last.items.push(...next.items);
    else if (last?.kind === 'paragraph' && next.kind === 'paragraph') last.spans.push(...spansOf(` ${line.trim()}`));
    else blocks.push(next);
  }
  return blocks;
}

function blockOf(line: string): Block {
  const [, marks, title] = /^(#{1,6})\s+(.+)$/.exec(line) ?? [];
  if (marks && title) return { kind: 'heading', level: marks.length > 2 ? 3 : 2, spans: spansOf(title) };
  const [, bullet, number, item] = /^\s*(?:([-*])|(\d+)[.)])\s+(.+)$/.exec(line) ?? [];
  if (item && (bullet ?? number)) return { kind: 'list', ordered: number !== undefined, items: [spansOf(item)] };
  return { kind: 'paragraph', spans: spansOf(line.trim()) };
}

/** What it repeats has an end near by, so that a text of brackets alone is read in one pass. */
const marked =
  /\*\*(?<strong>[^*]+)\*\*|\*(?<stress>[^*\s][^*]*)\*|`(?<code>[^`]+)`|\[(?<label>[^[\]]+)\]\((?<href>[^)\s]{1,2000})\)/g;

function spansOf(line: string): Span[] {
  const spans: Span[] = [];
  let end = 0;
  for (const match of line.matchAll(marked)) {
    if (match.index > end) spans.push({ kind: 'text', text: line.slice(end, match.index) });
    spans.push(spanOf(match[0], { ...match.groups }));
    end = match.index + match[0].length;
  }
  if (end < line.length) spans.push({ kind: 'text', text: line.slice(end) });
  return spans;
}

type Parts = { strong?: string; stress?: string; code?: string; label?: string; href?: string };

function spanOf(whole: string, { strong, stress, code, label, href }: Parts): Span {
  if (strong) return { kind: 'strong', text: strong };
  if (stress) return { kind: 'stress', text: stress };
  if (code) return { kind: 'code', text: code };
  return label && href && leadsSomewhere(href) ? { kind: 'link', text: label, href } : { kind: 'text', text: whole };
}

/** Another site, an email or a page of this site; never a script. */
function leadsSomewhere(href: string): boolean {
  return /^(https?:\/\/|mailto:|\/(?![/\\]))/i.test(href);
}
