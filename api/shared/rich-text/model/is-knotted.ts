const mostMarks = 2_000;
const mostOpeningALine = 40;
const mostLines = 1_000;
/** For the whole text; a rule of dashes looks like nested lists too. */
const mostNested = 200;

/** Texts beyond these limits take a Markdown parser seconds; nobody writes such a text by hand. */
export function isKnotted(markdown: string): boolean {
  const marks = markdown.match(/[[\]*_`<\\&]/g)?.length ?? 0;
  const lines = markdown.split(/\r\n?|\n/);
  if (marks > mostMarks || lines.length > mostLines) return true;
  const openers = lines.map(openersOf);
  const nested = openers.reduce((sum, count) => sum + Math.max(0, count - 1), 0);
  return nested > mostNested || openers.some((count) => count > mostOpeningALine);
}

/** Counts the quotes and lists that a line opens within each other. */
function openersOf(line: string): number {
  const [start = ''] = /^(?:[\s>]|[-*+](?=\s)|\d{1,9}[.)](?=\s))+/.exec(line) ?? [];
  return start.replaceAll(/\s/g, '').length;
}
