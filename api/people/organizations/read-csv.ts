import { CsvError } from 'csv-parse';
import { parse } from 'csv-parse/sync';
import {
  mostImportColumns,
  mostImportedRows,
  mostImportRowCharacters,
  type ImportField,
} from '#contract/people/organizations/values.ts';
import { Refusal } from '#contract/refusals.ts';
import { delimiterOf, headPlace, isSeparatorLine } from '#contract/rules/csv.ts';
import { isHeadRow } from './model/employee-columns.ts';
import type { Row } from './model/employee-rows.ts';

type Chosen = Partial<Record<ImportField, string | undefined>> | undefined;

const longestName = 200;
const mostRowsAbove = 10;
const mostRead = mostImportedRows + mostRowsAbove + 2;

/** Stops at the first row too many. Refuses `import_unreadable`, `import_too_long`, `import_too_wide`. */
export function readCsv(csv: string, chosen?: Chosen): { columns: string[]; rows: Row[] } {
  // A file in another encoding that was read as UTF-8 has this sign where letters were.
  if (csv.includes('\uFFFD') || csv.includes('\0')) throw unreadable();
  const rows = rowsIn(csv).filter(({ cells }, at) => at > 0 || !isSeparatorLine(cells));
  const place = headPlace(
    rows.map(({ cells }) => cells),
    (cells) => isHeadRow(cells, chosen),
  );
  const head = rows[place];
  if (!head || head.cells.every((cell) => cell.trim() === '')) throw unreadable();
  const filled = rows.slice(place + 1).filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  if (filled.length > mostImportedRows) throw new Refusal('import_too_long', { field: 'csv', most: mostImportedRows });
  return { columns: head.cells.map(nameOf), rows: filled };
}

export function nameOf(cell: string): string {
  return cell.trim().slice(0, longestName);
}

function rowsIn(csv: string): Row[] {
  const rows: Row[] = [];
  const delimiter = delimiterOf(csv);
  if (csv.split(delimiter).length > mostImportColumns * mostRead) throw tooWide();
  try {
    parse(csv, {
      bom: true,
      delimiter,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      max_record_size: mostImportRowCharacters,
      to: mostRead,
      on_record: (cells: string[], { lines }) => {
        if (cells.length > mostImportColumns) throw tooWide();
        rows.push({ line: lines - breaksIn(cells), cells });
        return null;
      },
    });
    return rows;
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw error.code === 'CSV_MAX_RECORD_SIZE' ? tooWide() : unreadable();
  }
}

/** A record that has line breaks in its cells is told by its first line. */
function breaksIn(record: string[]): number {
  return record.reduce((sum, cell) => sum + cell.split(/\r\n|\r|\n/).length - 1, 0);
}

function unreadable(): Refusal {
  return new Refusal('import_unreadable', { field: 'csv' });
}

function tooWide(): Refusal {
  const most = { columns: mostImportColumns, characters: mostImportRowCharacters };
  return new Refusal('import_too_wide', { field: 'csv', ...most });
}
