/** Of the records, the first is the names of columns. Texts that a spreadsheet would compute are made harmless. */
export function csvOf(records: readonly (readonly (string | number)[])[]): string {
  const lines = records.map((cells) => cells.map(quoted).join(';'));
  // The mark makes spreadsheets read UTF-8.
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}

function quoted(cell: string | number): string {
  const text = typeof cell === 'string' && /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : String(cell);
  return `"${text.replaceAll('"', '""')}"`;
}

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

const mostRowsAbove = 10;

/**
 * Which row has the names of the columns. Titles stand above it in many files: it is the first that `isHead` takes, else
 * the first with several cells, if it is not one of people already.
 */
export function headPlace(
  rows: readonly (readonly string[])[],
  isHead: (cells: readonly string[]) => boolean = () => false,
): number {
  const first = rows.slice(0, mostRowsAbove);
  const named = first.findIndex(isHead);
  if (named >= 0) return named;
  const wide = first.findIndex((cells) => cells.filter((cell) => cell.trim() !== '').length > 1);
  return wide < 0 || first[wide]?.some((cell) => cell.includes('@')) ? 0 : wide;
}

/** Excel's line «sep=;», which says how columns are separated and is no row. */
export function isSeparatorLine(cells: readonly string[]): boolean {
  const [first = '', ...others] = cells;
  return /^\uFEFF?"?sep=.?"?$/i.test(first.trim()) && others.every((cell) => /^"?$/.test(cell));
}

const errors =
  /^#(?:¡?REF!|N\/[AD]|DIV\/0!|¡?DIV\/0!|¡?VALUE!|¡?VALOR!|NAME\?|¿?NOME\?|¿NOMBRE\?|¡?NULL!|¡?NULO!|¡?NUM!|NÚM!|¡NUM!|SPILL!|CALC!|FIELD!|BLOCKED!|CONNECT!|BUSY!|UNKNOWN!|PYTHON!|EXTERNAL!|GETTING_DATA)$/iu;

/** What a spreadsheet shows in place of a result: «#REF!», «#N/A», in Portuguese «#VALOR!». It is no value. */
export function isSpreadsheetError(text: string): boolean {
  return errors.test(text.trim());
}
