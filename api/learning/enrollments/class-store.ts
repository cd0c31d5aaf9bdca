import { sql } from 'kysely';
import type { EnrollmentOutcome, EnrollmentStatus } from '#contract/learning/enrollments/calls.ts';
import { activeEnrollmentStatuses } from '#contract/learning/enrollments/values.ts';
import type { Ctx } from '#api/shared/context.ts';
import { pageOf } from '#api/shared/database/retrieval.ts';
import { literals } from '#api/shared/database/literals.ts';

type Query = {
  classId: number;
  ids?: readonly number[] | undefined;
  statuses: readonly EnrollmentStatus[];
  limit: number;
  offset: number;
};

/** The people of a class by name. The caller checks access. */
export function peopleOfClass(ctx: Ctx, { classId, ids, statuses, ...page }: Query) {
  let query = ctx.db
    .selectFrom('enrollments as e')
    .innerJoin('shared_persons as p', 'p.id', 'e.person_id')
    .select(['e.id', 'e.person_id', 'p.name', 'e.status', 'e.outcome', 'e.registered_at', 'e.concluded_at'])
    .select(['e.attendance_rate', 'e.progress_rate', 'e.final_grade'])
    .where('e.class_id', '=', classId)
    .where('e.status', 'in', statuses)
    .$narrowType<{ status: EnrollmentStatus; outcome: EnrollmentOutcome }>();
  if (ids) query = query.where('e.id', 'in', ids.length > 0 ? ids : [0]);
  return pageOf(query.orderBy('p.name').orderBy('e.id'), page);
}

export type FinalGrade = { id: number; grade: number | null };

/** Of 20. The grade of a concluded enrollment is frozen. The caller checks access. */
export async function setFinalGrades(ctx: Ctx, grades: readonly FinalGrade[]): Promise<void> {
  if (grades.length === 0) return;
  await sql`
    update enrollments e set final_grade = g.grade
    from jsonb_to_recordset(${JSON.stringify(grades)}::jsonb) as g (id bigint, grade numeric)
    where e.id = g.id and e.concluded_at is null and e.final_grade is distinct from g.grade`.execute(ctx.db);
}

type Counted = { class_id: number; enrolled: number; registered: number };

/** By class, how many people it has. Classes without any are left out. */
export async function countPeople(ctx: Ctx, classIds: readonly number[]): Promise<Map<number, Counted>> {
  if (classIds.length === 0) return new Map();
  const { rows } = await sql<Counted>`
    select class_id, count(*) filter (where status = 'enrolled') as enrolled,
      count(*) filter (where status = 'registered') as registered
    from enrollments where class_id in (${sql.join(classIds)}) and status in (${literals(activeEnrollmentStatuses)})
    group by class_id`.execute(ctx.db);
  return new Map(rows.map((row) => [row.class_id, row]));
}

/** Undoes the conclusion of the class: its people go on. The caller has checked that none has a certificate. */
export async function undoConclusion(ctx: Ctx, classId: number): Promise<void> {
  await ctx.db
    .updateTable('enrollments')
    .set({ outcome: 'pending', concluded_at: null })
    .where('class_id', '=', classId)
    .where('concluded_at', 'is not', null)
    .execute();
}
