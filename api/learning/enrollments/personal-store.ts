import { activeEnrollmentStatuses } from '#contract/learning/enrollments/values.ts';
import type { Ctx } from '#api/shared/context.ts';

type Batch = { personId: number; lastId: number; limit: number };

export function enrollmentsToTakeAlong(ctx: Ctx, { personId, lastId, limit }: Batch) {
  return ctx.db
    .selectFrom('enrollments')
    .innerJoin('shared_classes as classes', 'classes.id', 'enrollments.class_id')
    .innerJoin('shared_courses as courses', 'courses.id', 'enrollments.course_id')
    .select(['enrollments.id', 'courses.title as course', 'classes.code as class_code', 'enrollments.status'])
    .select(['enrollments.registered_at', 'enrollments.enrolled_at', 'enrollments.ended_at', 'enrollments.end_reason'])
    .select(['enrollments.attendance_rate', 'enrollments.progress_rate', 'enrollments.final_grade'])
    .select(['enrollments.outcome', 'enrollments.concluded_at'])
    .select(['enrollments.regulation_accepted_at', 'enrollments.regulation_sha256'])
    .where('enrollments.person_id', '=', personId)
    .where('enrollments.id', '>', lastId)
    .orderBy('enrollments.id')
    .limit(limit)
    .execute();
}

export async function unfinishedOf(ctx: Ctx, personId: number): Promise<number[]> {
  const rows = await ctx.db
    .selectFrom('enrollments')
    .select('id')
    .where('person_id', '=', personId)
    .where('status', 'in', activeEnrollmentStatuses)
    .where('concluded_at', 'is', null)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

export async function enrollmentIdsOf(ctx: Ctx, personId: number): Promise<number[]> {
  const rows = await ctx.db
    .selectFrom('enrollments')
    .select('id')
    .where('person_id', '=', personId)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}
