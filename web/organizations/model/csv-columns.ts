import { delimiterOf } from '#contract/rules/delimiter.ts';

/** The names of the columns, in the order of the file. */
export function columnsOf(csv: string): string[] {
  return cellsIn(firstRecord(csv), delimiterOf(csv));
}

function firstRecord(csv: string): string {
  let isQuoted = false;
  for (let place = 0; place < csv.length; place += 1) {
    if (csv[place] === '"') isQuoted = !isQuoted;
    if (!isQuoted && (csv[place] === '\n' || csv[place] === '\r')) return csv.slice(0, place);
  }
  return csv;
}

function cellsIn(line: string, delimiter: string): string[] {
  const cells = [''];
  let isQuoted = false;
  for (const letter of line) {
    if (letter === '"') isQuoted = !isQuoted;
    if (letter === delimiter && !isQuoted) cells.push('');
    else cells[cells.length - 1] += letter;
  }
  return cells.map(bare);
}

function bare(cell: string): string {
  const trimmed = cell.trim();
  const inside = /^"(.*)"$/s.exec(trimmed)?.[1] ?? trimmed;
  return inside.replaceAll('""', '"').trim();
}
