import { sql } from 'kysely';
import type { LocalizedText } from '#contract/basics.ts';
import type { Ctx } from '#api/shared/context.ts';
import { pageOf, wanted } from '#api/shared/database/retrieval.ts';
import { isRequested, recordColumns, type SourceQuery } from '#api/shared/records/record-versions.ts';
import { usualRules } from './tasks.ts';

export type TaskSourceQuery = SourceQuery<{ course_id?: Parameters<typeof wanted>[1] | undefined }>;

export function listTaskSources(ctx: Ctx, { filter, sort, ...page }: TaskSourceQuery) {
  let query = ctx.db
    .selectFrom('shared_contents as c')
    .leftJoin('tasks as t', 't.content_id', 'c.id')
    .select(['c.id', 'c.id as content_id', 'c.course_id', sql<LocalizedText>`c.title`.as('title'), 't.due_days'])
    .select(sql<boolean>`coalesce(t.takes_text, ${usualRules.takes_text})`.as('takes_text'))
    .select(sql<boolean>`coalesce(t.takes_files, ${usualRules.takes_files})`.as('takes_files'))
    .select(recordColumns('tasks', 'c.id'))
    .where('c.type', '=', 'task')
    .where(isRequested(filter, { id: 'c.id', deletedAt: null }))
    .$narrowType<{ id: number; content_id: number; course_id: number }>();
  if (filter.course_id !== undefined) query = query.where(wanted(sql.ref('c.course_id'), filter.course_id));
  for (const { field, order } of sort) query = query.orderBy(sql.ref(field), order);
  return pageOf(query.orderBy('c.course_id').orderBy('c.id'), page);
}
