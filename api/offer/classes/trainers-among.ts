import type { Ctx } from '#api/shared/context.ts';

export async function trainersAmong(ctx: Ctx, classId: number, personIds: number[]): Promise<Set<number>> {
  if (personIds.length === 0) return new Set();
  const rows = await ctx.db
    .selectFrom('class_trainers')
    .select('person_id')
    .where('class_id', '=', classId)
    .where('person_id', 'in', personIds)
    .execute();
  return new Set(rows.map(({ person_id }) => person_id));
}
