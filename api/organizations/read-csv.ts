import { CsvError } from 'csv-parse';
import { parse } from 'csv-parse/sync';
import { mostImportedRows } from '#contract/organizations/values.ts';
import { Refusal } from '#contract/refusals.ts';
import { delimiterOf } from '#contract/rules/delimiter.ts';
import type { Row } from './model/employee-rows.ts';

const longestName = 200;

type Parsed = { record: string[]; lines: number };

/** Stops at the first row too many. Refuses `import_unreadable`, `import_too_long`. */
export function readCsv(csv: string): { columns: string[]; rows: Row[] } {
  // A file in another encoding that was read as UTF-8 has this sign where letters were.
  if (csv.includes('\uFFFD') || csv.includes('\0')) throw new Refusal('import_unreadable', { field: 'csv' });
  const [head, ...records] = parsed(csv);
  if (!head || head.record.every((cell) => cell.trim() === ''))
    throw new Refusal('import_unreadable', { field: 'csv' });
  const rows = records.map(({ record, lines }) => ({ line: lines - breaksIn(record), cells: record }));
  const filled = rows.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  if (filled.length > mostImportedRows) throw new Refusal('import_too_long', { field: 'csv', most: mostImportedRows });
  return { columns: head.record.map((name) => name.trim().slice(0, longestName)), rows: filled };
}

function parsed(csv: string): Parsed[] {
  try {
    const found: Parsed[] = [];
    parse(csv, {
      bom: true,
      delimiter: delimiterOf(csv.replace(/^\uFEFF/, '')),
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      to: mostImportedRows + 2,
      on_record: (record: string[], { lines }) => {
        found.push({ record, lines });
        return record;
      },
    });
    return found;
  } catch (error) {
    if (error instanceof CsvError) throw new Refusal('import_unreadable', { field: 'csv' });
    throw error;
  }
}

/** A record that has line breaks in its cells is told by its first line. */
function breaksIn(record: string[]): number {
  return record.reduce((sum, cell) => sum + cell.split(/\r\n|\r|\n/).length - 1, 0);
}
