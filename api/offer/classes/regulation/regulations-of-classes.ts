import type { Ctx } from '#api/shared/context.ts';

/** Includes deleted classes. */
export async function regulationsOfClasses(ctx: Ctx, ids: readonly number[]): Promise<number[]> {
  const rows = await ctx.db
    .selectFrom('classes')
    .select('regulation_file_id')
    .distinct()
    .where('regulation_file_id', 'in', ids)
    .execute();
  return rows.flatMap(({ regulation_file_id: id }) => id ?? []);
}
