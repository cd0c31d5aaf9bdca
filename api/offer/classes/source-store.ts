import { sql, type Expression } from 'kysely';
import type { ClassStatus } from '#contract/offer/classes/calls.ts';
import { standingWaitingStatuses, type timeZones } from '#contract/offer/classes/values.ts';
import type { MandatoryFileCategory } from '#contract/learning/enrollments/values.ts';
import type { Ctx } from '#api/shared/context.ts';
import { literals } from '#api/shared/database/literals.ts';
import { mentions, pageOfChosen, wanted } from '#api/shared/database/retrieval.ts';
import { isRequested, recordColumns, type SourceQuery, updatedAt } from '#api/shared/records/record-versions.ts';
import type { ClassFacts } from './model/class-status.ts';

type Values = Parameters<typeof wanted>[1];
export type ClassSourceQuery = SourceQuery<{
  search?: string | undefined;
  course_id?: Values | undefined;
  type?: Values | undefined;
  status?: Values | undefined;
  start_at?: Values | undefined;
  trainer_id?: number | undefined;
}>;

/** Those of the page are chosen first; only they are shown with seats, lessons and trainers. */
export function listClassSources(ctx: Ctx, { filter, sort, ...page }: ClassSourceQuery) {
  let ids = matching(ctx, filter).select('classes.id');
  for (const { field, order } of sort) ids = ids.orderBy(columnOf(field), order);
  ids = ids.orderBy('classes.id', 'desc');
  const read = (chosen: typeof ids | readonly number[]) => {
    let query = selectSources(ctx).where('classes.id', 'in', chosen);
    for (const { field, order } of sort) query = query.orderBy(columnOf(field), order);
    return query.orderBy('classes.id', 'desc').execute();
  };
  return pageOfChosen(ctx, { ids, read }, page);
}

function matching(ctx: Ctx, filter: ClassSourceQuery['filter']) {
  let query = ctx.db.selectFrom('classes').where(isRequested(filter, { id: 'classes.id' }));
  for (const name of ['course_id', 'type', 'status', 'start_at'] as const) {
    const value = filter[name];
    if (value !== undefined) query = query.where(wanted(sql.ref(`classes.${name}`), value));
  }
  const { search, trainer_id: trainerId } = filter;
  if (search !== undefined) query = query.where(naming(search));
  if (trainerId !== undefined) {
    query = query.where(sql<boolean>`exists (
      select from class_trainers t where t.class_id = classes.id and t.person_id = ${trainerId})`);
  }
  return query;
}

function selectSources(ctx: Ctx) {
  return ctx.db
    .selectFrom('classes')
    .select(['id', 'course_id', 'code', 'capacity', 'min_participants', 'start_at', 'end_at', 'created_at'])
    .select(['registration_opens_at', 'registration_deadline', 'venue', 'city', 'meeting_url', 'attendance_min'])
    .select(['grade_min', 'regulation_file_id', 'deleted_at'])
    .select([sql<ClassFacts['type']>`type`.as('type'), sql<ClassStatus>`status`.as('status')])
    .select([
      sql<(typeof timeZones)[number]>`tz`.as('tz'),
      sql<MandatoryFileCategory[]>`mandatory_files`.as('mandatory_files'),
    ])
    .select([trainers.as('trainer_ids'), courseTitle.as('course_title'), waiting.as('waiting')])
    .select([
      lessonCount.as('lesson_count'),
      sql<number>`(select taken from taken_seats(classes.id, ${ctx.now()}))`.as('taken'),
    ])
    .select(recordColumns('classes', 'classes.id'));
}

function columnOf(field: string): Expression<unknown> {
  if (field !== 'updated_at') return sql.ref(`classes.${field}`);
  return updatedAt('classes', 'classes.id');
}

/** The titles of courses are looked through once, not for each class. */
function naming(search: string) {
  return sql<boolean>`(
    ${mentions(sql`concat_ws(' ', classes.code, classes.venue, classes.city)`, search)}
    or classes.course_id = any(array(select c.id from shared_courses c where ${mentions(sql`c.title::text`, search)})))`;
}

const courseTitle = sql<Record<string, string>>`(select c.title from shared_courses c where c.id = classes.course_id)`;

const waiting = sql<number>`(
  select count(*) from waiting_entries w
  where w.class_id = classes.id and w.status in (${literals(standingWaitingStatuses)}))`;

const lessonCount = sql<number>`(
  select count(*) from lessons l where l.class_id = classes.id and l.status <> 'canceled')`;

/** Without deleted persons, whom no class may name. */
const trainers = sql<number[]>`(
  select coalesce(json_agg(t.person_id order by t.person_id), '[]') from class_trainers t
  join shared_persons p on p.id = t.person_id and p.deleted_at is null where t.class_id = classes.id)`;
