import { mustHave, type Ctx } from '#api/shared/context.ts';
import { dropPages } from '#api/shared/page-drops.ts';
import { currenciesByKey, mainCurrency } from '#api/settings/index.ts';
import {
  fieldsOf,
  isPriceField,
  MapMistake,
  readColumns,
  unusedColumns,
  type Columns,
  type ImportField,
  type PriceField,
} from '../model/import/columns.ts';
import { keyedOf, type Keyed } from './keyed.ts';
import { openNames } from './names.ts';
import { emptyReport, tellProblem, type ImportReport } from './report.ts';
import { readRows, type Row } from './rows.ts';
import { countKnown } from './store.ts';
import { writeBatch, type WriteOutlines } from './write-batch.ts';

export type ImportWish = {
  path: string;
  /** As `title=course,partner=organization`. */
  map: string;
  /** Under which locale key texts are kept: `pt`, `en-GB`. */
  locale: string;
  /** The name under which rows are known again when the file comes back. */
  source: string;
  /** The currency of prices; the main one where it is not said. */
  currency_id?: number | undefined;
  /** The type of courses that tell none. */
  type: 'online' | 'presential' | 'online-sync';
  /** Without it nothing is written. */
  write: boolean;
};

export type ImportHelp = {
  /** Writes the modules of courses, which another slice keeps. */
  writeOutlines: WriteOutlines;
  onProgress?: (rows: number) => void;
};

const batchSize = 1_000;

/**
 * Streams a CSV catalogue of any column names into courses, categories and partners. A row is known again by its key
 * column, or else by title and partner, so that a second import updates. A bad row is told with its line, nothing of it is
 * written, and the rest goes in. An empty cell takes a price or a cover away, and leaves modules as they are. Without `write` it only counts. Throws `MapMistake` where the map does not fit the file.
 */
export async function importCatalogue(
  ctx: Ctx,
  wish: ImportWish,
  { writeOutlines, onProgress = () => undefined }: ImportHelp,
): Promise<ImportReport> {
  mustHave(ctx, 'catalogue.edit');
  const rows = readRows(wish.path);
  const header = await headerOf(rows);
  const currencies = await currenciesByKey(ctx);
  const columns = readColumns(wish.map, header, [...currencies.keys()]);
  const report = emptyReport(unusedColumns(columns, header));
  const fields = new Set(fieldsOf(columns));
  const mainId = wish.currency_id ?? (await mainCurrency(ctx)).id;
  const currencyIds = currenciesOf(columns, currencies, mainId);
  const write = await takerOfBatches(ctx, wish, { report, fields, currencyIds, writeOutlines });

  // One short key per row is all that is remembered of what was read.
  const seen = new Set<string>();
  let batch = new Map<string, Keyed>();
  for await (const row of rows) {
    report.rows += 1;
    const keyed = await keyedOf(ctx, row, { columns, ...wish });
    if ('message' in keyed) {
      tellProblem(report, keyed);
      continue;
    }
    if (seen.has(keyed.key)) report.repeated += 1;
    seen.add(keyed.key);
    batch.set(keyed.key, keyed);
    if (batch.size < batchSize) continue;
    await write([...batch.values()]);
    batch = new Map();
    onProgress(report.rows);
  }
  await write([...batch.values()]);
  if (wish.write) await dropPages(ctx, '/courses', '/');
  return report;
}

type TakeBatch = (drafts: Keyed[]) => Promise<void>;
type Known = {
  report: ImportReport;
  fields: ReadonlySet<ImportField>;
  currencyIds: ReadonlyMap<PriceField, number>;
  writeOutlines: WriteOutlines;
};

/** The currency of each column of prices. */
function currenciesOf(
  columns: Columns,
  known: ReadonlyMap<string, number>,
  mainId: number,
): ReadonlyMap<PriceField, number> {
  const told = fieldsOf(columns).filter(isPriceField);
  const ids = new Map(told.map((field) => [field, known.get(field.slice('price_'.length)) ?? mainId]));
  if (new Set(ids.values()).size < ids.size) {
    throw new MapMistake(`Two columns tell the price in one currency: ${told.join(', ')}.`);
  }
  return ids;
}

/** Writes batches, or only counts them. */
async function takerOfBatches(ctx: Ctx, wish: ImportWish, { report, ...told }: Known): Promise<TakeBatch> {
  if (!wish.write) return (drafts) => countBatch(ctx, { drafts, source: wish.source, report });
  const names = await openNames(ctx, wish.locale);
  const target = { source: wish.source, locale: wish.locale, usualType: wish.type, ...told };
  return (drafts) => writeBatch(ctx, { drafts, target, names, report });
}

async function headerOf(rows: AsyncGenerator<Row>): Promise<string[]> {
  const { value } = await rows.next();
  if (!value || 'problem' in value) throw new MapMistake('The file has no header line.');
  return value.cells;
}

async function countBatch(
  ctx: Ctx,
  { drafts, source, report }: { drafts: Keyed[]; source: string; report: ImportReport },
): Promise<void> {
  const keys = drafts.map(({ key }) => key);
  const known = await countKnown(ctx, source, keys);
  report.updated += known;
  report.added += drafts.length - known;
}
