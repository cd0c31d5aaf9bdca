import { sql } from 'kysely';
import type { AttendanceMeans, MarkState } from '#contract/learning/attendance/values.ts';
import type { Ctx } from '#api/shared/context.ts';
import type { StoredMark } from './grid.ts';

export type NewMark = {
  lesson_id: number;
  enrollment_id: number;
  state: MarkState;
  minutes: number;
  how: AttendanceMeans;
  /** Of the mark that it replaces; 0 for none. */
  version: number;
};

const columns = ['lesson_id', 'enrollment_id', 'state', 'minutes', 'how', 'recorded_at', 'version'] as const;

/** Leaves out every mark that is no longer in the version that it was read in. */
export async function writeMarks(ctx: Ctx, marks: readonly NewMark[], userId: number | null): Promise<StoredMark[]> {
  const { rows } = await sql<StoredMark>`
    insert into attendances as a
      (lesson_id, enrollment_id, state, minutes, how, recorded_by_user_id, recorded_at, version)
    select lesson_id, enrollment_id, state, minutes, how, ${userId}::bigint, ${ctx.now()}::timestamptz, version + 1
    from jsonb_to_recordset(${JSON.stringify(marks)}::jsonb)
      as c (lesson_id bigint, enrollment_id bigint, state text, minutes integer, how text, version integer)
    on conflict (lesson_id, enrollment_id) do update
      set state = excluded.state, minutes = excluded.minutes, how = excluded.how, version = excluded.version,
        recorded_by_user_id = excluded.recorded_by_user_id, recorded_at = excluded.recorded_at
      where a.version = excluded.version - 1
    returning ${sql.join(columns.map((column) => sql.ref(`a.${column}`)))}`.execute(ctx.db);
  return rows;
}

type Cell = { lesson_id: number; enrollment_id: number };

export function marksOfCells(ctx: Ctx, cells: readonly Cell[]): Promise<StoredMark[]> {
  return ctx.db
    .selectFrom('attendances')
    .select(columns)
    .where(({ eb, refTuple, tuple }) =>
      eb(
        refTuple('lesson_id', 'enrollment_id'),
        'in',
        cells.map(({ lesson_id, enrollment_id }) => tuple(lesson_id, enrollment_id)),
      ),
    )
    .$narrowType<{ state: MarkState; how: AttendanceMeans }>()
    .execute();
}

type Batch = { personId: number; lastId: number; limit: number };

export function marksToTakeAlong(ctx: Ctx, { personId, lastId, limit }: Batch) {
  return ctx.db
    .selectFrom('attendances as a')
    .innerJoin('shared_enrollment_rates as e', 'e.id', 'a.enrollment_id')
    .innerJoin('shared_lessons as l', 'l.id', 'a.lesson_id')
    .innerJoin('shared_classes as k', 'k.id', 'l.class_id')
    .select(['a.id', 'a.enrollment_id', 'k.code as class_code', 'l.starts_at', 'l.ends_at', 'a.state', 'a.minutes'])
    .select(['a.how', 'a.recorded_at'])
    .where('e.person_id', '=', personId)
    .where('a.state', '<>', 'unmarked')
    .where('a.id', '>', lastId)
    .orderBy('a.id')
    .limit(limit)
    .execute();
}

export async function deleteMarksOf(ctx: Ctx, personId: number): Promise<void> {
  await sql`delete from attendances a using shared_enrollment_rates e
    where e.id = a.enrollment_id and e.person_id = ${personId}`.execute(ctx.db);
}
