import { sql } from 'kysely';
import type { FileCategory } from '#contract/platform/files/values.ts';
import type { Ctx } from '#api/shared/context.ts';
import { mentions, pageOf } from '#api/shared/database/retrieval.ts';
import { isRequested, recordColumns, type SourceQuery } from '#api/shared/records/record-versions.ts';

export type FileSourceQuery = SourceQuery<{ search?: string | undefined }>;

/** The files of the operator of one category, as the records of a noun. The caller checks access. */
export function pageOfFileSources(
  ctx: Ctx,
  of: { category: FileCategory; noun: string },
  { filter, sort, ...page }: FileSourceQuery,
) {
  let query = ctx.db
    .selectFrom('files')
    .select(['id', 'name', 'byte_size', 'created_at'])
    .select(recordColumns(of.noun, 'files.id'))
    .where('category', '=', of.category)
    .where('deleted_at', 'is', null)
    .where(isRequested(filter, { deletedAt: null }));
  if (filter.search !== undefined) query = query.where(mentions(sql.ref('name'), filter.search));
  for (const { field, order } of sort) query = query.orderBy(sql.ref(field), order);
  return pageOf(query.orderBy('id', 'desc'), page);
}

/** False where there is no such file of this category. The caller checks access. */
export async function renameFile(
  ctx: Ctx,
  { id, category, name }: { id: number; category: FileCategory; name: string },
): Promise<boolean> {
  const { numUpdatedRows } = await ctx.db
    .updateTable('files')
    .set({ name })
    .where('id', '=', id)
    .where('category', '=', category)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
