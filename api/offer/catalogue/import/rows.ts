import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { delimiterOf } from '#contract/rules/csv.ts';
import { encodingOf, headOf, type Encoding } from './encoding.ts';
import { fileKindOf } from './file-kind.ts';
import { readSheetRows } from './sheet-rows.ts';

/** `line` counts from 1, the header included. */
export type Row = { line: number; cells: string[] } | { line: number; problem: string };

const longestRow = 1_000_000;
const headBytes = 65_536;

/** Of a CSV file, or of a sheet of an .xlsx file. Throws a sentence for any other file. */
export async function* readRows(path: string, sheet?: string): AsyncGenerator<Row> {
  if ((await fileKindOf(path)) === 'zip') {
    yield* sheetRows(await readSheetRows({ path, sheet }));
    return;
  }
  if (sheet !== undefined) throw new Error(`${path} has no sheets; leave out --sheet.`);
  yield* csvRows(path);
}

function* sheetRows(rows: string[][]): Generator<Row> {
  for (const [place, cells] of rows.entries()) {
    if (cells.some((cell) => cell !== '')) yield { line: place + 1, cells };
  }
}

async function* csvRows(path: string): AsyncGenerator<Row> {
  const encoding = await encodingOf(path);
  const parser = parse({
    delimiter: delimiterOf(new TextDecoder(encoding).decode(await headOf(path, headBytes))),
    bom: true,
    info: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: longestRow,
  });
  const source = Readable.from(textOf(path, encoding));
  source.on('error', (error) => parser.destroy(error)).pipe(parser);
  let read = 0;
  try {
    for await (const { record, info } of parser as AsyncIterable<Parsed>) {
      read = info.lines;
      yield { line: info.lines - breaksIn(record), cells: record };
    }
  } catch (error) {
    // After an error no row can be told apart any more: a quote that never closes holds the rest of the file.
    if (!(error instanceof CsvError)) throw error;
    yield { line: read + 1, problem: wordingOf(error) };
  } finally {
    source.destroy();
  }
}

type Parsed = { record: string[]; info: { lines: number } };

function breaksIn(record: string[]): number {
  return record.reduce((sum, cell) => sum + cell.split(/\r\n|\r|\n/).length - 1, 0);
}

function wordingOf({ code }: CsvError): string {
  if (code === 'CSV_QUOTE_NOT_CLOSED') return 'a quote opens here and never closes; nothing after it could be read';
  if (code === 'CSV_MAX_RECORD_SIZE') return 'this row does not end within a million characters; is a quote left open?';
  return `this row cannot be read (${code}); nothing after it was read`;
}

async function* textOf(path: string, encoding: Encoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  for await (const piece of createReadStream(path)) yield decoder.decode(piece, { stream: true });
  yield decoder.decode();
}
