import type { Ctx } from '#api/shared/context.ts';
import { tell } from '#api/shared/events.ts';
import { inTransaction } from '#api/shared/transaction.ts';
import type { Keyed } from './keyed.ts';
import type { Names } from './names.ts';
import { tellProblem, type ImportReport } from './report.ts';
import { upsertCourses, upsertPrices, type CourseLine, type Into } from './store.ts';

export type Target = Into & { usualType: CourseLine['type'] };
type Batch = { drafts: Keyed[]; target: Target; names: Names; report: ImportReport };

/** Writes many rows in one transaction; where the database will not have them, halves, until the bad row stands alone. */
export async function writeBatch(ctx: Ctx, { drafts, ...batch }: Batch): Promise<void> {
  const { target, report } = batch;
  const [first] = drafts;
  if (!first) return;
  const lines = await linesOf(drafts, batch);
  try {
    const { added, updated } = await inTransaction(ctx, (inside) => writeAll(inside, lines, target));
    report.added += added;
    report.updated += updated;
    report.unchanged += drafts.length - added - updated;
  } catch (error) {
    if (!isAboutData(error)) throw error;
    if (drafts.length === 1) return tellProblem(report, { line: first.line, message: error.message });
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
  return drafts.map(({ key, draft: { category, partner, type, key: _, ...rest } }) => ({
    ...rest,
    import_key: key,
    type: type ?? target.usualType,
    category_id: categoryId(category),
    partner_id: partnerId(partner),
  }));
}

async function writeAll(ctx: Ctx, lines: CourseLine[], target: Target): Promise<{ added: number; updated: number }> {
  const written = await upsertCourses(ctx, lines, target);
  const repriced = target.fields.has('price') ? await upsertPrices(ctx, lines, target) : [];
  if (repriced.length > 0) await tell(ctx, 'course_prices_changed', { course_ids: repriced });
  return written;
}

/** SQLSTATE: data exceptions, broken constraints, limits. Anything else, such as a lost connection, ends the import. */
function isAboutData(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && /^(22|23|54)/.test(String(error.code));
}
