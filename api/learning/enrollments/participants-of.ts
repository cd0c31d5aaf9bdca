import type { Ctx } from '#api/shared/context.ts';

export type Participant = { id: number; person_id: number; is_concluded: boolean };

/** Everyone who is enrolled in the class, also those who have concluded it. The caller checks access. */
export async function participantsOf(ctx: Ctx, classId: number): Promise<Participant[]> {
  const rows = await ctx.db
    .selectFrom('enrollments')
    .select(['id', 'person_id', 'concluded_at'])
    .where('class_id', '=', classId)
    .where('status', '=', 'enrolled')
    .orderBy('id')
    .execute();
  return rows.map(({ concluded_at, ...row }) => ({ ...row, is_concluded: concluded_at !== null }));
}
