import { sql } from 'kysely';
import type { LessonStatus } from '#contract/offer/classes/values.ts';
import type { Ctx } from '#api/shared/context.ts';
import { pageOf, wanted } from '#api/shared/database/retrieval.ts';
import { isRequested, recordColumns, type SourceQuery } from '#api/shared/records/record-versions.ts';

type Values = Parameters<typeof wanted>[1];
export type LessonSourceQuery = SourceQuery<{
  class_id?: Values | undefined;
  status?: Values | undefined;
  trainer_id?: Values | undefined;
  starts_at?: Values | undefined;
}>;

const columns = [
  ['class_id', 'class_id'],
  ['status', 'status'],
  ['trainer_id', 'trainer_person_id'],
  ['starts_at', 'starts_at'],
] as const;

export function listLessonSources(ctx: Ctx, { filter, sort, ...page }: LessonSourceQuery) {
  let query = ctx.db
    .selectFrom('lessons')
    .select(['id', 'class_id', 'starts_at', 'ends_at', 'room', 'meeting_url', 'module_id', 'summary', 'cancel_reason'])
    .select(['trainer_person_id as trainer_id', 'revision as sequence', sql<LessonStatus>`status`.as('status')])
    .select(recordColumns('lessons', 'lessons.id'))
    .where(isRequested(filter, { deletedAt: null }))
    .where(sql<boolean>`exists (select from classes k where k.id = lessons.class_id and k.deleted_at is null)`);
  for (const [name, column] of columns) {
    const value = filter[name];
    if (value !== undefined) query = query.where(wanted(sql.ref(column), value));
  }
  for (const { field, order } of sort) query = query.orderBy(sql.ref(field), order);
  return pageOf(query.orderBy('starts_at').orderBy('id'), page);
}
