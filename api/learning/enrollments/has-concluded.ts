import type { Ctx } from '#api/shared/context.ts';

export async function hasConcluded(
  ctx: Ctx,
  { course_id, person_id }: { course_id: number; person_id: number },
): Promise<boolean> {
  const query = ctx.db
    .selectFrom('enrollments')
    .select('id')
    .where('person_id', '=', person_id)
    .where('course_id', '=', course_id)
    .where('status', '=', 'enrolled')
    .where('concluded_at', 'is not', null)
    .where('outcome', 'in', ['passed', 'attended'])
    .limit(1);
  return (await query.executeTakeFirst()) !== undefined;
}
