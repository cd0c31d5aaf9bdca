import { delimiterOf, headPlace, isSeparatorLine } from '#contract/rules/csv.ts';

const mostRecords = 12;

/** The names of the columns, in the order of the file. */
export function columnsOf(csv: string): string[] {
  const delimiter = delimiterOf(csv);
  const rows = firstRecords(csv).map((record) => cellsIn(record, delimiter));
  const [first = []] = rows;
  const table = isSeparatorLine(first) ? rows.slice(1) : rows;
  return table[headPlace(table)] ?? [];
}

function firstRecords(csv: string): string[] {
  const records: string[] = [];
  let isQuoted = false;
  let start = 0;
  for (let place = 0; place <= csv.length && records.length < mostRecords; place += 1) {
    const letter = csv[place] ?? '\n';
    if (letter === '"') isQuoted = !isQuoted;
    if (place < csv.length && (isQuoted || (letter !== '\n' && letter !== '\r'))) continue;
    if (csv.slice(start, place).trim() !== '') records.push(csv.slice(start, place));
    start = place + 1;
  }
  return records;
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
