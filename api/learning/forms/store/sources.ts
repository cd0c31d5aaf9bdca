import { sql } from 'kysely';
import type { LocalizedText } from '#contract/basics.ts';
import type { FormField } from '#contract/learning/forms/fields.ts';
import type { FormStatus, FormType } from '#contract/learning/forms/values.ts';
import type { Ctx } from '#api/shared/context.ts';
import { mentions, pageOf, wanted } from '#api/shared/database/retrieval.ts';
import { isRequested, recordColumns, type SourceQuery } from '#api/shared/records/record-versions.ts';

type Values = Parameters<typeof wanted>[1];
export type FormSourceQuery = SourceQuery<{
  type?: Values | undefined;
  status?: Values | undefined;
  course_id?: Values | undefined;
  search?: string | undefined;
}>;

export function listFormSources(ctx: Ctx, { filter, sort, ...page }: FormSourceQuery) {
  let query = ctx.db
    .selectFrom('forms as f')
    .innerJoin('form_versions as v', (join) =>
      join.onRef('v.form_id', '=', 'f.id').onRef('v.version', '=', 'f.version'),
    )
    .select(['f.id', 'f.is_anonymous', 'f.is_default', 'f.course_id', 'f.assessment_id', 'f.opens_at', 'f.closes_at'])
    .select(['f.max_responses', 'f.created_at', sql<FormType>`f.type`.as('type')])
    .select([sql<FormStatus>`f.status`.as('status'), sql<LocalizedText>`v.title`.as('title')])
    .select([sql<LocalizedText>`v.intro`.as('intro'), sql<FormField[]>`v.fields`.as('fields')])
    .select(recordColumns('forms', 'f.id'))
    .where(isRequested(filter, { id: 'f.id', deletedAt: null }));
  for (const name of ['type', 'status', 'course_id'] as const) {
    const value = filter[name];
    if (value !== undefined) query = query.where(wanted(sql.ref(`f.${name}`), value));
  }
  if (filter.search !== undefined) query = query.where(mentions(sql`v.title::text`, filter.search));
  for (const { field, order } of sort) {
    query = query.orderBy(field === 'title' ? sql`sort_key(v.title, 'pt')` : sql.ref(field), order);
  }
  return pageOf(query.orderBy('f.id', 'desc'), page);
}
