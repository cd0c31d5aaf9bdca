import type { DatedRegulation } from '#contract/offer/classes/calls.ts';
import type { Ctx } from '#api/shared/context.ts';

/** By class; a class without a regulation has no entry. */
export async function currentRegulations(ctx: Ctx, classIds: readonly number[]): Promise<Map<number, DatedRegulation>> {
  if (classIds.length === 0) return new Map();
  const rows = await ctx.db
    .selectFrom('classes')
    .innerJoin('shared_files as files', 'files.id', 'classes.regulation_file_id')
    .select(['classes.id', 'files.sha256', 'files.byte_size', 'classes.regulation_since as since'])
    .where('classes.id', 'in', classIds)
    .$narrowType<{ since: Date }>()
    .execute();
  return new Map(rows.map(({ id, since, ...regulation }) => [id, { ...regulation, since: since.toISOString() }]));
}
