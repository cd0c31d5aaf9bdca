import type { EnrollmentOutcome, EnrollmentStatus } from '#contract/enrollments/calls.ts';
import type { Ctx } from '#api/shared/context.ts';

export type EnrollmentSummary = {
  id: number;
  person_id: number;
  class_id: number;
  course_id: number;
  status: EnrollmentStatus;
  outcome: EnrollmentOutcome;
  end_reason: string | null;
};

/** An enrollment as its person is told of it. Asks nobody's leave. */
export async function enrollmentSummary(ctx: Ctx, id: number): Promise<EnrollmentSummary> {
  return ctx.db
    .selectFrom('enrollments')
    .select(['id', 'person_id', 'class_id', 'course_id', 'status', 'outcome', 'end_reason'])
    .where('id', '=', id)
    .$castTo<EnrollmentSummary>()
    .executeTakeFirstOrThrow();
}

/** Whose place in a class stands and is not concluded. */
export async function personsIn(ctx: Ctx, classId: number): Promise<number[]> {
  const rows = await ctx.db
    .selectFrom('enrollments')
    .select('person_id')
    .where('class_id', '=', classId)
    .where('status', 'in', ['registered', 'enrolled'])
    .where('concluded_at', 'is', null)
    .orderBy('person_id')
    .execute();
  return rows.map(({ person_id }) => person_id);
}
