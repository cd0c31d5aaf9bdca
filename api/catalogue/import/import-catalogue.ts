import { mustHave, type Ctx } from '#api/shared/context.ts';
import { dropPages } from '#api/shared/page-drops.ts';
import { mainCurrency } from '#api/settings/index.ts';
import { importFields, MapMistake, readColumns, unusedColumns } from '../model/import/columns.ts';
import { keyedOf, type Keyed } from './keyed.ts';
import { openNames } from './names.ts';
import { emptyReport, tellProblem, type ImportReport } from './report.ts';
import { readRows, type Row } from './rows.ts';
import { countKnown } from './store.ts';
import { writeBatch } from './write-batch.ts';

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

const batchSize = 1_000;

/**
 * Streams a CSV catalogue of any column names into courses, categories and partners. A row is known again by its key
 * column, or else by title and partner, so that a second import updates. A bad row is told with its line and the rest
 * goes in. Without `write` it only counts. Throws `MapMistake` where the map does not fit the file.
 */
export async function importCatalogue(
  ctx: Ctx,
  wish: ImportWish,
  onProgress: (rows: number) => void = () => undefined,
): Promise<ImportReport> {
  mustHave(ctx, 'catalogue.edit');
  const rows = readRows(wish.path);
  const header = await headerOf(rows);
  const columns = readColumns(wish.map, header);
  const report = emptyReport(unusedColumns(columns, header));
  const write = await takerOfBatches(ctx, wish, {
    report,
    fields: new Set(importFields.filter((field) => columns[field] !== undefined)),
  });

  // One short key per row is all that is remembered of what was read.
  const seen = new Set<string>();
  let batch = new Map<string, Keyed>();
  for await (const row of rows) {
    report.rows += 1;
    const keyed = keyedOf(row, columns);
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
type Known = { report: ImportReport; fields: ReadonlySet<(typeof importFields)[number]> };

/** Writes batches, or only counts them. */
async function takerOfBatches(ctx: Ctx, wish: ImportWish, { report, fields }: Known): Promise<TakeBatch> {
  if (!wish.write) return (drafts) => countBatch(ctx, { drafts, source: wish.source, report });
  const currencyId = wish.currency_id ?? (await mainCurrency(ctx)).id;
  const names = await openNames(ctx, wish.locale);
  const target = { source: wish.source, locale: wish.locale, usualType: wish.type, currencyId, fields };
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
