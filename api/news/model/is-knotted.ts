const mostMarks = 2_000;
const mostOpeningALine = 40;
const mostLines = 1_000;
/** In the whole text, of quotes and lists within others: a rule of dashes looks like some. */
const mostNested = 200;

/** Whether a text nests or opens so much that a reader of Markdown would take seconds over it; nobody writes so. */
export function isKnotted(markdown: string): boolean {
  const marks = markdown.match(/[[\]*_`<\\&]/g)?.length ?? 0;
  const lines = markdown.split(/\r\n?|\n/);
  if (marks > mostMarks || lines.length > mostLines) return true;
  const openers = lines.map(openersOf);
  const nested = openers.reduce((sum, count) => sum + Math.max(0, count - 1), 0);
  return nested > mostNested || openers.some((count) => count > mostOpeningALine);
}

/** Quotes and lists that a line opens one in the other. */
function openersOf(line: string): number {
  const [start = ''] = /^(?:[\s>]|[-*+](?=\s)|\d{1,9}[.)](?=\s))+/.exec(line) ?? [];
  return start.replaceAll(/\s/g, '').length;
}
