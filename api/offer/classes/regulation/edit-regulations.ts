import type { RegulationChange } from '#contract/offer/classes/regulations.ts';
import { Refusal } from '#contract/refusals.ts';
import { pageOfFileSources, readFileFacts, renameFile, type FileSourceQuery } from '#api/platform/files/index.ts';
import { requireClaim, type Ctx } from '#api/shared/context.ts';
import { presentRecord } from '#api/shared/records/record-versions.ts';

const category = 'regulation';

export async function retrieveRegulationSources(ctx: Ctx, query: FileSourceQuery) {
  requireClaim(ctx, 'classes.edit');
  const { rows, total } = await pageOfFileSources(ctx, { category, noun: 'regulations' }, query);
  const counts = await classesWith(
    ctx,
    rows.map(({ id }) => id),
  );
  return { results: rows.map((row) => ({ ...presentRecord(row), class_count: counts.get(row.id) ?? 0 })), total };
}

export async function updateRegulation(ctx: Ctx, { id, name }: RegulationChange): Promise<{ id: number }> {
  requireClaim(ctx, 'classes.edit');
  const named = name ?? (await readFileFacts(ctx, id)).name;
  if (!(await renameFile(ctx, { id, category, name: named }))) throw new Refusal('not_found');
  return { id };
}

async function classesWith(ctx: Ctx, ids: readonly number[]): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map();
  const rows = await ctx.db
    .selectFrom('classes')
    .select(['regulation_file_id as id', (count) => count.fn.countAll<number>().as('many')])
    .where('regulation_file_id', 'in', ids)
    .where('deleted_at', 'is', null)
    .groupBy('regulation_file_id')
    .execute();
  return new Map(rows.flatMap(({ id, many }) => (id === null ? [] : [[id, many] as const])));
}
