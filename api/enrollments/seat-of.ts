import type { Ctx } from '#api/shared/context.ts';

export type TakenSeat = { person_id: number; course_id: number; order_item_id: number | null };

/** Whose seat an enrollment is, and what it was bought with; null there where the operator gave it. Asks nobody's leave. */
export async function seatOf(ctx: Ctx, enrollmentId: number): Promise<TakenSeat> {
  return ctx.db
    .selectFrom('enrollments')
    .select(['person_id', 'course_id', 'order_item_id'])
    .where('id', '=', enrollmentId)
    .executeTakeFirstOrThrow();
}
