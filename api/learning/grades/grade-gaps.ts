import { sql } from 'kysely';
import type { Ctx } from '#api/shared/context.ts';

/** What the grading of a class still lacks. */
export type GradeGaps = {
  class_id: number;
  /** Assessments of its trainers. */
  assessments: number;
  /** People without a published grade, or with an unpublished change, counted for each assessment. */
  missing: number;
  /** Of those, grades that are entered and only have to be published. */
  unpublished: number;
};

/** By class. Classes without assessments of their own are left out. */
export async function gradeGaps(ctx: Ctx, classIds: readonly number[]): Promise<Map<number, GradeGaps>> {
  if (classIds.length === 0) return new Map();
  const { rows } = await sql<GradeGaps>`
    select a.class_id, count(distinct a.id) as assessments,
      count(e.id) filter (where g.status is distinct from 'published') as missing,
      count(e.id) filter (where g.status = 'draft' and g.grade is not null) as unpublished
    from assessments a left join shared_enrollments e on e.class_id = a.class_id and e.status = 'enrolled'
      left join grades g on g.assessment_id = a.id and g.enrollment_id = e.id
    where a.class_id in (${sql.join(classIds)}) group by a.class_id`.execute(ctx.db);
  return new Map(rows.map((row) => [row.class_id, row]));
}

/** Of one class, by assessment: how many enrolled people have no published grade, or an unpublished change. */
export async function gradeGapsByAssessment(ctx: Ctx, classId: number): Promise<{ title: string; missing: number }[]> {
  const { rows } = await sql<{ title: string; missing: number }>`
    select a.title, count(e.id) filter (where g.status is distinct from 'published') as missing
    from assessments a left join shared_enrollments e on e.class_id = a.class_id and e.status = 'enrolled'
      left join grades g on g.assessment_id = a.id and g.enrollment_id = e.id
    where a.class_id = ${classId} group by a.id order by a.id`.execute(ctx.db);
  return rows;
}
