import type { Ctx } from '#api/shared/context.ts';
import { showPictures } from '#api/platform/files/index.ts';
import { emit } from '#api/shared/events/events.ts';
import { inSavepoint } from '#api/shared/database/transaction.ts';
import { countChanges, lockVersions } from '#api/shared/records/record-versions.ts';
import type { PriceField } from '../model/import/columns.ts';
import { withDefaults } from '../model/import/first-row.ts';
import type { Keyed } from './keyed.ts';
import type { Names } from './names.ts';
import { reportProblem, type ImportReport } from './report.ts';
import {
  coursesOfLines,
  setCovers,
  upsertCourses,
  upsertPrices,
  type CourseLine,
  type Into,
  type Upserted,
} from './store.ts';

/** Replaces the modules of courses; answers the courses that changed. */
export type WriteOutlines = (
  ctx: Ctx,
  written: { locale: string; outlines: { course_id: number; titles: string[] }[] },
) => Promise<number[]>;

export type Target = Into & {
  /** Of courses that tell none. */
  type: CourseLine['type'];
  currencyIds: ReadonlyMap<PriceField, number>;
  writeOutlines: WriteOutlines;
};
type Batch = { drafts: Keyed[]; target: Target; names: Names; report: ImportReport };

/** In one transaction; when the database rejects the rows, retries each half until the bad row stands alone. */
export async function writeBatch(ctx: Ctx, { drafts, ...batch }: Batch): Promise<void> {
  const { target, report } = batch;
  const [first] = drafts;
  if (!first) return;
  const lines = await linesOf(drafts, batch);
  try {
    const { added, updated } = await inSavepoint(ctx, (tx) => writeAll(tx, lines, target));
    report.added += added;
    report.updated += updated;
    report.unchanged += drafts.length - added - updated;
  } catch (error) {
    if (!isAboutData(error)) throw error;
    if (drafts.length === 1) {
      return reportProblem(report, {
        line: first.line,
        problem: { kind: 'the database refuses it', text: error.message },
      });
    }
    const middle = drafts.length >> 1;
    await writeBatch(ctx, { ...batch, drafts: drafts.slice(0, middle) });
    await writeBatch(ctx, { ...batch, drafts: drafts.slice(middle) });
  }
}

async function linesOf(drafts: Keyed[], { names, target }: Omit<Batch, 'drafts'>): Promise<CourseLine[]> {
  const categoryId = await names.idsOf(
    'categories',
    drafts.map(({ draft }) => draft.category),
  );
  const partnerId = await names.idsOf(
    'partners',
    drafts.map(({ draft }) => draft.partner),
  );
  return drafts.map(({ key, coverId = null, draft }) => {
    const { category, partner, cover: _cover, key: _key, ...rest } = withDefaults(draft, target);
    const ids = { category_id: categoryId(category), partner_id: partnerId(partner) };
    return { ...rest, ...ids, cover_picture_id: coverId, import_key: key };
  });
}

async function writeAll(ctx: Ctx, lines: CourseLine[], target: Target): Promise<{ added: number; updated: number }> {
  await lockVersions(ctx, { noun: 'courses', ids: await coursesOfLines(ctx, target.source, lines) });
  const stored = await upsertCourses(ctx, lines, target);
  const repriced: number[] = [];
  const priced: number[] = [];
  for (const [field, currencyId] of target.currencyIds) {
    const prices = lines.map((line) => ({ import_key: line.import_key, price_minor: line.prices[field] ?? null }));
    const upserted = await upsertPrices(ctx, prices, { source: target.source, currencyId });
    repriced.push(...upserted.repriced);
    priced.push(...upserted.priced);
  }
  if (repriced.length > 0) await emit(ctx, 'course_prices_changed', { course_ids: [...new Set(repriced)] });
  const covered = target.fields.has('cover') ? await writeCovers(ctx, lines, target) : [];
  const outlined = target.fields.has('modules') ? await writeModules(ctx, lines, { written: stored, target }) : [];
  const added = new Set(stored.filter(({ is_new: isNew }) => isNew).map(({ id }) => id));
  const changed = new Set([
    ...stored.filter(({ is_changed: isChanged }) => isChanged).map(({ id }) => id),
    ...repriced,
    ...priced,
    ...covered,
    ...outlined,
  ]).difference(added);
  await countChanges(ctx, { noun: 'courses', ids: [...changed] });
  return { added: added.size, updated: changed.size };
}

async function writeCovers(ctx: Ctx, lines: CourseLine[], target: Target): Promise<number[]> {
  const changed = await setCovers(ctx, lines, target);
  for (const { cover_picture_id } of changed) await showPictures(ctx, { cover_picture_id });
  return changed.map(({ id }) => id);
}

function writeModules(
  ctx: Ctx,
  lines: CourseLine[],
  { written, target }: { written: Upserted[]; target: Target },
): Promise<number[]> {
  const titles = new Map(lines.map(({ import_key: key, modules }) => [key, modules]));
  const outlines = written.map(({ id, import_key: key }) => ({ course_id: id, titles: titles.get(key) ?? [] }));
  return target.writeOutlines(ctx, {
    locale: target.locale,
    outlines: outlines.filter((outline) => outline.titles.length > 0),
  });
}

/** SQLSTATE classes: data exceptions, constraint violations, limits. Any other error ends the import. */
function isAboutData(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && /^(22|23|54)/.test(String(error.code));
}
