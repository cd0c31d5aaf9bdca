import { sql } from 'kysely';
import type { AttendanceFilter } from '#contract/learning/attendance/calls.ts';
import type { AttendanceMeans, MarkState } from '#contract/learning/attendance/values.ts';
import type { Ctx } from '#api/shared/context.ts';
import { pageOfChosen, pageOfFew, type ListQuery } from '#api/shared/database/retrieval.ts';

export type AttendanceQuery = ListQuery<{ filter?: AttendanceFilter }>;

/** `personId`: one's own rows, and those of the classes that one teaches. */
export type Scope = 'all' | { personId: number };

export type StoredMark = {
  lesson_id: number;
  enrollment_id: number;
  state: MarkState;
  minutes: number;
  how: AttendanceMeans;
  /** ISO text where it comes out of JSON. */
  recorded_at: Date | string;
  version: number;
};

export type AttendanceRow = {
  enrollment_id: number;
  class_id: number;
  attendance_rate: number | null;
  person_id: number;
  name: string;
  marks: StoredMark[];
};

export async function pageOfAttendances(
  ctx: Ctx,
  { filter, scope, ...page }: Omit<AttendanceQuery, 'sort'> & { scope: Scope },
) {
  let ids = ctx.db
    .selectFrom('shared_enrollment_rates as e')
    .innerJoin('shared_persons as p', 'p.id', 'e.person_id')
    .select(sql<number>`e.id`.as('id'))
    .where(seenBy(scope, filter.class_id));
  if (filter.class_id !== undefined) ids = ids.where('e.class_id', '=', filter.class_id);
  if (filter.enrollment_id !== undefined) ids = ids.where('e.id', '=', filter.enrollment_id);
  ids = ids.orderBy('p.name').orderBy('e.id');
  const read = (chosen: typeof ids | readonly number[]) =>
    rows(ctx).where('e.id', 'in', chosen).orderBy('p.name').orderBy('e.id').$castTo<AttendanceRow>().execute();
  return scope === 'all' ? pageOfChosen(ctx, { ids, read }, page) : pageOfFew(ctx, { ids, read }, page);
}

function rows(ctx: Ctx) {
  return ctx.db
    .selectFrom('shared_enrollment_rates as e')
    .innerJoin('shared_persons as p', 'p.id', 'e.person_id')
    .select(['e.id as enrollment_id', 'e.class_id', 'e.attendance_rate', 'p.id as person_id', 'p.name'])
    .select(
      sql<StoredMark[]>`(
        select coalesce(json_agg(json_build_object('lesson_id', a.lesson_id, 'enrollment_id', a.enrollment_id,
          'state', a.state, 'minutes', a.minutes, 'how', a.how, 'recorded_at', a.recorded_at, 'version', a.version)
          order by l.starts_at, l.id), '[]')
        from attendances a join shared_lessons l on l.id = a.lesson_id where a.enrollment_id = e.id)`.as('marks'),
    );
}

/** Of the class alone, where there is one: a trainer may have taught thousands. */
function seenBy(scope: Scope, classId: number | undefined) {
  if (scope === 'all') return sql<boolean>`e.status = 'enrolled'`;
  return sql<boolean>`e.id = any(array(
    select id from shared_enrollment_rates where person_id = ${scope.personId} and status in ('enrolled', 'withdrawal')
    union all
    select r.id from shared_class_trainers t join shared_enrollment_rates r on r.class_id = t.class_id
      where t.person_id = ${scope.personId} and r.status = 'enrolled'${classId === undefined ? sql`` : sql` and t.class_id = ${classId}`}))`;
}
