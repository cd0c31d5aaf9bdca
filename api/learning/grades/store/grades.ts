import { sql } from 'kysely';
import type { GradeStatus } from '#contract/learning/grades/values.ts';
import type { Ctx } from '#api/shared/context.ts';

export type CellRow = {
  assessment_id: number;
  enrollment_id: number;
  grade: number | null;
  published_grade: number | null;
  published_at: Date | null;
  status: GradeStatus;
  version: number;
};

export async function cellsOf(ctx: Ctx, enrollmentIds: readonly number[]): Promise<CellRow[]> {
  if (enrollmentIds.length === 0) return [];
  return ctx.db
    .selectFrom('grades')
    .select(['assessment_id', 'enrollment_id', 'grade', 'published_grade', 'published_at', 'status', 'version'])
    .where('enrollment_id', 'in', enrollmentIds)
    .$narrowType<{ status: GradeStatus }>()
    .execute();
}

export type NewCell = { assessment_id: number; enrollment_id: number; grade: number | null; version: number };
export type StoredCell = Pick<CellRow, 'assessment_id' | 'enrollment_id' | 'grade' | 'status' | 'version'>;
export type ConflictRow = { assessment_id: number; enrollment_id: number; title: string; name: string };

/** The cells that are no longer as they were read, with the words to name them. */
export async function conflictsAmong(ctx: Ctx, cells: readonly NewCell[]): Promise<ConflictRow[]> {
  const { rows } = await sql<ConflictRow>`
    select c.assessment_id, c.enrollment_id, a.title, p.name from ${recordset(cells)}
      join assessments a on a.id = c.assessment_id
      join shared_enrollments e on e.id = c.enrollment_id join shared_persons p on p.id = e.person_id
      left join grades g on g.assessment_id = c.assessment_id and g.enrollment_id = c.enrollment_id
    where coalesce(g.version, 0) <> c.version order by p.name, a.id`.execute(ctx.db);
  return rows;
}

/** Stores them with their history. Unchanged grades keep their version, and a cell that changed meanwhile is left out. */
export async function writeCells(ctx: Ctx, cells: readonly NewCell[]): Promise<StoredCell[]> {
  const { rows } = await sql<StoredCell>`
    with given as (
      select c.*, g.grade as was, g.id is not null as is_known from ${recordset(cells)}
        left join grades g on g.assessment_id = c.assessment_id and g.enrollment_id = c.enrollment_id
    ), written as (
      insert into grades as g (assessment_id, enrollment_id, grade, status, changed_at)
      select assessment_id, enrollment_id, grade, 'draft', ${ctx.now()}::timestamptz from given
      where grade is distinct from was
      on conflict (assessment_id, enrollment_id) do update set grade = excluded.grade, version = g.version + 1,
        changed_at = excluded.changed_at,
        status = case when excluded.grade = g.published_grade then 'published' else 'draft' end
      where g.version = (select version from given where given.assessment_id = g.assessment_id
        and given.enrollment_id = g.enrollment_id)
      returning g.*
    ), noted as (
      insert into grade_changes (grade_id, kind, from_grade, to_grade, changed_by_user_id, changed_at)
      select w.id, 'recorded', given.was, w.grade, ${userIdOf(ctx)}::bigint, ${ctx.now()}::timestamptz
      from written w join given using (assessment_id, enrollment_id)
    )
    select given.assessment_id, given.enrollment_id, given.grade, coalesce(w.status, g.status, 'draft') as status,
      coalesce(w.version, g.version, 0) as version
    from given left join written w using (assessment_id, enrollment_id)
      left join grades g using (assessment_id, enrollment_id)
    where w.id is not null or given.grade is not distinct from given.was`.execute(ctx.db);
  return rows;
}

type ToPublish = {
  classId: number;
  assessmentIds: readonly number[] | undefined;
  enrollmentIds: readonly number[] | undefined;
};

/** Those that changed since they were published last. Returns the enrollments, one for each grade. */
export async function publishDrafts(ctx: Ctx, { classId, assessmentIds, enrollmentIds }: ToPublish): Promise<number[]> {
  const { rows } = await sql<{ enrollment_id: number }>`
    with due as (
      select g.id, g.published_grade as was from grades g
        join assessments a on a.id = g.assessment_id join shared_enrollments e on e.id = g.enrollment_id
      where a.class_id = ${classId} and e.status = 'enrolled' and g.grade is distinct from g.published_grade
        and ${among('g.assessment_id', assessmentIds)} and ${among('g.enrollment_id', enrollmentIds)}
    ), written as (
      update grades g set published_grade = g.grade, version = g.version + 1,
        published_at = case when g.grade is null then null else ${ctx.now()}::timestamptz end,
        status = case when g.grade is null then 'draft' else 'published' end
      from due where due.id = g.id returning g.*
    ), noted as (
      insert into grade_changes (grade_id, kind, from_grade, to_grade, changed_by_user_id, changed_at)
      select w.id, 'published', due.was, w.grade, ${userIdOf(ctx)}::bigint, ${ctx.now()}::timestamptz
      from written w join due on due.id = w.id
    )
    select enrollment_id from written order by enrollment_id`.execute(ctx.db);
  return rows.map(({ enrollment_id }) => enrollment_id);
}

function among(column: string, ids: readonly number[] | undefined) {
  return ids ? sql`${sql.ref(column)} in (${sql.join(ids)})` : sql`true`;
}

function recordset(cells: readonly NewCell[]) {
  return sql`jsonb_to_recordset(${JSON.stringify(cells)}::jsonb)
    as c (assessment_id bigint, enrollment_id bigint, grade numeric, version integer)`;
}

function userIdOf({ actor }: Ctx): number | null {
  return actor.kind === 'user' ? actor.userId : null;
}
