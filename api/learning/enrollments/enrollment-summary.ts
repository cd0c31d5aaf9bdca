import { sql } from 'kysely';
import type { LocalizedText } from '#contract/basics.ts';
import type { EnrollmentOutcome, EnrollmentStatus } from '#contract/learning/enrollments/calls.ts';
import { activeEnrollmentStatuses } from '#contract/learning/enrollments/values.ts';
import { isWaiting } from '#api/offer/classes/index.ts';
import { cartTextOf } from '#api/people/identity/index.ts';
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

/** What messages say. `organization`: null where nobody bought it for one. */
export async function enrollmentFacts(ctx: Ctx, id: number) {
  return ctx.db
    .selectFrom('enrollments as e')
    .innerJoin('shared_classes as k', 'k.id', 'e.class_id')
    .innerJoin('shared_courses as c', 'c.id', 'k.course_id')
    .leftJoin('shared_order_items as i', 'i.id', 'e.order_item_id')
    .leftJoin('shared_orders as o', 'o.id', 'i.order_id')
    .leftJoin('shared_organizations as g', 'g.id', 'o.organization_id')
    .select(['e.person_id', 'e.class_id', 'e.course_id', 'e.status', 'e.outcome', 'e.end_reason'])
    .select(['k.code', 'k.start_at', 'k.tz', 'g.name as organization', sql<LocalizedText>`c.title`.as('course_title')])
    .select(sql<boolean>`k.type = 'online'`.as('is_followed_alone'))
    .where('e.id', '=', id)
    .$narrowType<{ status: EnrollmentStatus; outcome: EnrollmentOutcome }>()
    .executeTakeFirstOrThrow();
}

type Participant = { class_id: number; course_id: number; user_id: number; cart: string; is_waiting: boolean };

/** Null for a person without an account. `cart` and `is_waiting` are not locked. */
export async function participantOf(ctx: Ctx, id: number): Promise<Participant | null> {
  const row = await ctx.db
    .selectFrom('enrollments as e')
    .innerJoin('shared_users as u', 'u.person_id', 'e.person_id')
    .select(['e.class_id', 'e.course_id', 'u.id as user_id'])
    .select([cartTextOf('u.id').as('cart'), isWaiting('u.id', 'e.class_id').as('is_waiting')])
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
    .where('status', 'in', activeEnrollmentStatuses)
    .where('concluded_at', 'is', null)
    .orderBy('person_id')
    .execute();
}
