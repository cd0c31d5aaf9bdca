import type { EnrollmentOutcome, EnrollmentStatus } from '#contract/enrollments/calls.ts';
import type { Ctx } from '#api/shared/context.ts';

/** The caller checks access. */
export async function enrollmentSummary(ctx: Ctx, id: number) {
  return ctx.db
    .selectFrom('enrollments')
    .select(['id', 'person_id', 'class_id', 'course_id', 'order_item_id', 'status', 'outcome', 'end_reason'])
    .where('id', '=', id)
    .$narrowType<{ status: EnrollmentStatus; outcome: EnrollmentOutcome }>()
    .executeTakeFirstOrThrow();
}

type Participant = { class_id: number; course_id: number; user_id: number };

/** Null for a person without an account. */
export async function participantOf(ctx: Ctx, id: number): Promise<Participant | null> {
  const row = await ctx.db
    .selectFrom('enrollments as e')
    .innerJoin('shared_users as u', 'u.person_id', 'e.person_id')
    .select(['e.class_id', 'e.course_id', 'u.id as user_id'])
    .where('e.id', '=', id)
    .where('u.deleted_at', 'is', null)
    .$narrowType<{ user_id: number }>()
    .executeTakeFirst();
  return row ?? null;
}

export async function personsIn(ctx: Ctx, classId: number): Promise<number[]> {
  return (await standingIn(ctx, classId)).map(({ person_id }) => person_id);
}

/** Of people who follow the class now. */
export function standingIn(ctx: Ctx, classId: number): Promise<{ id: number; person_id: number }[]> {
  return ctx.db
    .selectFrom('enrollments')
    .select(['id', 'person_id'])
    .where('class_id', '=', classId)
    .where('status', 'in', ['registered', 'enrolled'])
    .where('concluded_at', 'is', null)
    .orderBy('person_id')
    .execute();
}
