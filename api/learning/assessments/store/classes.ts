import { sql, type SqlBool } from 'kysely';
import type { EnrollmentStatus } from '#contract/learning/enrollments/calls.ts';
import { Refusal } from '#contract/refusals.ts';
import type { Ctx } from '#api/shared/context.ts';
import { isGrader } from './attempts.ts';

/** The class of a grader; everybody else is refused with `not_found`. */
export async function requireGradedClass(ctx: Ctx, classId: number): Promise<{ id: number; courseId: number }> {
  if (ctx.actor.kind === 'guest') throw new Refusal('not_signed_in');
  // `isGrader` looks at the class of an enrollment.
  const { rows } = await sql<{ id: number; courseId: number }>`
    select k.id, k.course_id as "courseId" from shared_classes k, lateral (select k.id as class_id) e
    where k.id = ${classId} and ${isGrader(ctx)}`.execute(ctx.db);
  const [row] = rows;
  if (!row) throw new Refusal('not_found');
  return row;
}

/** An enrollment in a class of the grader. */
export function gradedEnrollment(ctx: Ctx, enrollmentId: number) {
  return ctx.db
    .selectFrom('shared_enrollments as e')
    .select(['e.id', 'e.class_id', 'e.course_id', 'e.status'])
    .where('e.id', '=', enrollmentId)
    .where(sql<SqlBool>`${isGrader(ctx)}`)
    .$narrowType<{ status: EnrollmentStatus }>()
    .executeTakeFirst();
}
