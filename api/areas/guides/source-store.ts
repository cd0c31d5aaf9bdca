import { sql } from 'kysely';
import type { GuideChange } from '#contract/areas/guides/calls.ts';
import type { Ctx } from '#api/shared/context.ts';
import { mentions, pageOf, wanted } from '#api/shared/database/retrieval.ts';
import { isRequested, recordColumns, type SourceQuery } from '#api/shared/records/record-versions.ts';

export type GuideSourceQuery = SourceQuery<{
  course_id?: Parameters<typeof wanted>[1] | undefined;
  search?: string | undefined;
}>;

export function listGuideSources(ctx: Ctx, { filter, sort, ...page }: GuideSourceQuery) {
  let query = ctx.db
    .selectFrom('learning_guides as guide')
    .leftJoin('shared_files as files', 'files.id', 'guide.file_id')
    .select(['guide.id', 'guide.course_id', 'guide.title', 'guide.created_at', 'guide.deleted_at'])
    .select(sql<string>`coalesce(files.name, '')`.as('file_name'))
    .select(sql<string>`coalesce(files.mime, '')`.as('mime'))
    .select(sql<number>`coalesce(files.byte_size, 0)`.as('byte_size'))
    .select(recordColumns('learning-guides', 'guide.id'))
    .where(isRequested(filter, { id: 'guide.id', deletedAt: sql.ref('guide.deleted_at') }));
  if (filter.course_id !== undefined) query = query.where(wanted(sql.ref('guide.course_id'), filter.course_id));
  if (filter.search !== undefined) query = query.where(mentions(sql.ref('guide.title'), filter.search));
  for (const { field, order } of sort) query = query.orderBy(sql.ref(field), order);
  return pageOf(query.orderBy('guide.course_id').orderBy('guide.id'), page);
}

/** False where there is no such guide, or none any more. */
export async function renameGuide(ctx: Ctx, { id, title }: GuideChange): Promise<boolean> {
  const { numUpdatedRows } = await ctx.db
    .updateTable('learning_guides')
    .set({ title: title ?? sql.ref('title') })
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
