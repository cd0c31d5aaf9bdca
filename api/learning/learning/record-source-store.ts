import { sql } from 'kysely';
import type { LocalizedText } from '#contract/basics.ts';
import type { ScormPackage } from '#contract/learning/learning/calls.ts';
import type { ContentType, GradePolicy } from '#contract/learning/learning/values.ts';
import type { Ctx } from '#api/shared/context.ts';
import { mentions, pageOf, wanted } from '#api/shared/database/retrieval.ts';
import { isRequested, recordColumns, type SourceQuery } from '#api/shared/records/record-versions.ts';

type Values = Parameters<typeof wanted>[1];
export type ModuleSourceQuery = SourceQuery<{ course_id?: Values | undefined; search?: string | undefined }>;
export type ContentSourceQuery = SourceQuery<{
  course_id?: Values | undefined;
  module_id?: Values | undefined;
  type?: Values | undefined;
  search?: string | undefined;
}>;

export function listModuleSources(ctx: Ctx, { filter, sort, ...page }: ModuleSourceQuery) {
  let query = ctx.db
    .selectFrom('modules')
    .select(['id', 'course_id', 'position', 'deleted_at', sql<LocalizedText>`title`.as('title')])
    .select(recordColumns('modules', 'modules.id'))
    .where(isRequested(filter));
  if (filter.course_id !== undefined) query = query.where(wanted(sql.ref('course_id'), filter.course_id));
  if (filter.search !== undefined) query = query.where(mentions(sql`title::text`, filter.search));
  for (const { field, order } of sort) query = query.orderBy(sql.ref(field), order);
  return pageOf(query.orderBy('course_id').orderBy('position').orderBy('id'), page);
}

/** The contents of a deleted module are deleted with it. */
export function listContentSources(ctx: Ctx, { filter, sort, ...page }: ContentSourceQuery) {
  const deletedAt = sql<Date | null>`coalesce(c.deleted_at, m.deleted_at)`;
  let query = ctx.db
    .selectFrom('contents as c')
    .innerJoin('modules as m', 'm.id', 'c.module_id')
    .select(['c.id', 'm.course_id', 'c.module_id', 'c.position', 'c.is_preview', 'c.is_mandatory', 'c.is_graded'])
    .select(['c.weight', 'c.completes_on_open', 'c.attempts_allowed', 'c.url', 'c.file_id', 'c.captions_file_id'])
    .select(['c.captions_language', 'c.duration_seconds', 'c.scorm_package_id', deletedAt.as('deleted_at')])
    .select([fileAt('c.file_id').as('file'), fileAt('c.captions_file_id').as('captions_file')])
    .select(packageOf.as('scorm_package'))
    .select([sql<LocalizedText>`c.title`.as('title'), sql<LocalizedText>`c.body`.as('body')])
    .select([sql<ContentType>`c.type`.as('type'), sql<GradePolicy>`c.attempt_grading`.as('attempt_grading')])
    .select(recordColumns('contents', 'c.id'))
    .where(isRequested(filter, { id: 'c.id', deletedAt }));
  for (const [name, column] of columns) {
    const value = filter[name];
    if (value !== undefined) query = query.where(wanted(sql.ref(column), value));
  }
  if (filter.search !== undefined) query = query.where(mentions(sql`c.title::text`, filter.search));
  for (const { field, order } of sort) query = query.orderBy(sql.ref(field), order);
  return pageOf(query.orderBy('m.course_id').orderBy('c.module_id').orderBy('c.position').orderBy('c.id'), page);
}

const columns = [
  ['course_id', 'm.course_id'],
  ['module_id', 'c.module_id'],
  ['type', 'c.type'],
] as const;

type ShownFile = { id: number; name: string; mime: string; byte_size: number };

function fileAt(column: string) {
  return sql<ShownFile | null>`(
    select json_build_object('id', f.id, 'name', f.name, 'mime', f.mime, 'byte_size', f.byte_size)
    from shared_files f where f.id = ${sql.ref(column)})`;
}

const packageOf = sql<ScormPackage | null>`(
  select json_build_object('id', p.id, 'version', p.version, 'title', p.title,
    'item_count', jsonb_array_length(p.items), 'file_count', p.file_count, 'byte_size', p.byte_size)
  from scorm_packages p where p.id = c.scorm_package_id)`;
