// The rarer a character is in texts, the earlier it comes: it wins a tie.
const delimiters = ['\t', ';', ','] as const;
const mostLines = 10;
const headLength = 65_536;

/** What a line «sep=;» says, else what separates most columns of the first lines that are columns and no titles. */
export function delimiterOf(text: string): string {
  const head = text.slice(0, headLength);
  const declared = /^\uFEFF?"?sep=([^\r\n"])"?[\r\n]/i.exec(head)?.[1];
  if (declared) return declared;
  const lines = bareLines(head);
  const [first = '', second] = lines;
  const delimiter = likeliest(first);
  const isUsed = second === undefined || second.includes(delimiter);
  return (first.includes(delimiter) && isUsed ? delimiter : repeated(lines)) ?? delimiter;
}

/** What separates as many columns in two lines that follow each other, below the first one. */
function repeated(lines: readonly string[]): string | undefined {
  for (const [at, line] of lines.entries()) {
    const next = lines[at + 1];
    if (at === 0 || next === undefined) continue;
    const delimiter = delimiters.find(
      (one) => columnsOf(line, one) > 1 && columnsOf(line, one) === columnsOf(next, one),
    );
    if (delimiter) return delimiter;
  }
  return undefined;
}

/** In a sentence, a space follows the comma. */
function columnsOf(line: string, delimiter: string): number {
  return (delimiter === ',' ? line.replaceAll(', ', '') : line).split(delimiter).length;
}

function likeliest(line: string): string {
  const counted = delimiters.map((delimiter) => ({ delimiter, count: line.split(delimiter).length }));
  return counted.toSorted((one, other) => other.count - one.count)[0]?.delimiter ?? '\t';
}

/** Without quoted texts, which may have line breaks. */
function bareLines(text: string): string[] {
  const bare = text.replaceAll(/"[^"]*("|$)/g, '"');
  return bare
    .split(/[\r\n]+/)
    .filter((line) => line !== '')
    .slice(0, mostLines);
}
