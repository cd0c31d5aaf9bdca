import { headPlace, isSeparatorLine } from '#contract/rules/csv.ts';
import { requireClaim, type Ctx } from '#api/shared/context.ts';
import { catalogueChanged } from '#api/shared/events/site-facts.ts';
import { currenciesByKey, mainCurrencyId } from '#api/platform/settings/index.ts';
import {
  fieldsOf,
  isHeader,
  isPriceField,
  MapMistake,
  readColumns,
  unusedColumns,
  type Columns,
  type ImportField,
  type PriceField,
} from '../model/import/columns.ts';
import type { Reading } from '../model/import/course-draft.ts';
import { firstRow } from '../model/import/first-row.ts';
import { keyedOf, type Keyed } from './keyed.ts';
import { openNames } from './names.ts';
import { emptyReport, reportProblem, reportWarnings, type ImportReport } from './report.ts';
import { readRows, type Row } from './rows.ts';
import { countKnown } from './store.ts';
import { writeBatch, type WriteOutlines } from './write-batch.ts';

export type ImportInput = {
  path: string;
  /** The name of the sheet in a workbook; the first one by default. */
  sheet?: string | undefined;
  /** As `title=course,partner=organization`. */
  map: string;
  /** The locale key under which texts are stored: `pt`, `en-GB`. */
  locale: string;
  /** With the key of a row, it identifies the course when the file is imported again. */
  source: string;
  currency_id?: number | undefined;
  type: 'online' | 'presential' | 'online-sync';
  /** Without it nothing is written. */
  write: boolean;
};

type ImportHelp = {
  writeOutlines: WriteOutlines;
  onProgress?: (rows: number) => void;
};

const batchSize = 1_000;
const firstRows = 3;
const mostRowsAbove = 10;

/**
 * Imports a CSV or .xlsx catalogue of any column names. A second import updates: a row is identified by its key column, or by
 * title and partner. A bad row is reported and skipped whole; a word that is not known in an optional column is a
 * warning. An empty cell removes a price or a cover, and leaves modules as they are. Throws `MapMistake`.
 */
export async function importCatalogue(
  ctx: Ctx,
  input: ImportInput,
  { writeOutlines, onProgress = () => undefined }: ImportHelp,
): Promise<ImportReport> {
  requireClaim(ctx, 'catalogue.edit');
  const currencies = await currenciesByKey(ctx);
  const { header, rows } = await tableOf(readRows(input.path, input.sheet), (cells) =>
    isHeader(input.map, cells, [...currencies.keys()]),
  );
  const columns = readColumns(input.map, header, [...currencies.keys()]);
  const report = emptyReport(unusedColumns(columns, header));
  const fields = new Set(fieldsOf(columns));
  const mainId = input.currency_id ?? (await mainCurrencyId(ctx));
  const currencyIds = currenciesOf(columns, currencies, mainId);
  const reading = { columns, currencies: keysOf(currencyIds, currencies) };
  const write = await takerOfBatches(ctx, input, { report, fields, currencyIds, writeOutlines });

  // Memory holds one short key per row and no more.
  const seen = new Set<string>();
  let batch = new Map<string, Keyed>();
  for await (const row of rows) {
    report.rows += 1;
    const keyed = await keyedOf(ctx, row, { reading, ...input });
    if ('problem' in keyed) {
      reportProblem(report, keyed);
      continue;
    }
    reportWarnings(report, keyed.line, keyed.warnings);
    if (!input.write && report.first_rows.length < firstRows)
      report.first_rows.push(firstRow(keyed, { ...reading, ...input }));
    if (seen.has(keyed.key)) report.repeated += 1;
    seen.add(keyed.key);
    batch.set(keyed.key, keyed);
    if (batch.size < batchSize) continue;
    await write([...batch.values()]);
    batch = new Map();
    onProgress(report.rows);
  }
  await write([...batch.values()]);
  if (input.write) await catalogueChanged(ctx);
  return report;
}

type TakeBatch = (drafts: Keyed[]) => Promise<void>;
type Existing = {
  report: ImportReport;
  fields: ReadonlySet<ImportField>;
  currencyIds: ReadonlyMap<PriceField, number>;
  writeOutlines: WriteOutlines;
};

function currenciesOf(
  columns: Columns,
  existing: ReadonlyMap<string, number>,
  mainId: number,
): ReadonlyMap<PriceField, number> {
  const priceFields = fieldsOf(columns).filter(isPriceField);
  const ids = new Map(priceFields.map((field) => [field, existing.get(field.slice('price_'.length)) ?? mainId]));
  if (new Set(ids.values()).size < ids.size) {
    throw new MapMistake(`Two columns tell the price in one currency: ${priceFields.join(', ')}.`);
  }
  return ids;
}

function keysOf(ids: ReadonlyMap<PriceField, number>, existing: ReadonlyMap<string, number>): Reading['currencies'] {
  const keys = new Map([...existing].map(([key, id]) => [id, key]));
  return Object.fromEntries([...ids].map(([field, id]) => [field, keys.get(id)]));
}

async function takerOfBatches(ctx: Ctx, input: ImportInput, { report, ...existing }: Existing): Promise<TakeBatch> {
  if (!input.write) return (drafts) => countBatch(ctx, { drafts, source: input.source, report });
  const names = await openNames(ctx, input.locale);
  const target = { source: input.source, locale: input.locale, type: input.type, ...existing };
  return (drafts) => writeBatch(ctx, { drafts, target, names, report });
}

type Table = { header: string[]; rows: AsyncGenerator<Row> };

/** Titles and a line «sep=;» may stand above the names of the columns. */
async function tableOf(rows: AsyncGenerator<Row>, isHead: (cells: readonly string[]) => boolean): Promise<Table> {
  const first: Row[] = [];
  while (first.length < mostRowsAbove) {
    const { value, done } = await rows.next();
    if (done) break;
    first.push(value);
    if ('cells' in value && isHead(value.cells)) break;
  }
  const table = first.filter((row, at) => at > 0 || !('cells' in row && isSeparatorLine(row.cells)));
  const place = headPlace(
    table.map((row) => ('cells' in row ? row.cells : [])),
    isHead,
  );
  const header = table[place];
  if (!header || 'problem' in header) throw new MapMistake('The file has no header line.');
  return { header: header.cells, rows: followedBy(table.slice(place + 1), rows) };
}

async function* followedBy(first: Row[], rows: AsyncGenerator<Row>): AsyncGenerator<Row> {
  yield* first;
  yield* rows;
}

async function countBatch(
  ctx: Ctx,
  { drafts, source, report }: { drafts: Keyed[]; source: string; report: ImportReport },
): Promise<void> {
  const keys = drafts.map(({ key }) => key);
  const existing = await countKnown(ctx, source, keys);
  report.updated += existing;
  report.added += drafts.length - existing;
}
