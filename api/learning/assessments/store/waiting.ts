import type { Ctx } from '#api/shared/context.ts';

/** How many attempts wait for a trainer, by class. */
export async function countWaitingAttempts(ctx: Ctx, classIds: readonly number[]): Promise<Map<number, number>> {
  if (classIds.length === 0) return new Map();
  const counted = await ctx.db
    .selectFrom('attempts as t')
    .innerJoin('shared_enrollments as e', 'e.id', 't.enrollment_id')
    .select(['e.class_id', ({ fn }) => fn.countAll<number>().as('waiting')])
    .where('e.class_id', 'in', classIds)
    .where('t.status', '=', 'submitted')
    .groupBy('e.class_id')
    .execute();
  return new Map(counted.map(({ class_id, waiting }) => [class_id, waiting]));
}
