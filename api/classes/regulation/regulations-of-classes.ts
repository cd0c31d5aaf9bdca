import type { Ctx } from '#api/shared/context.ts';

/** Those of these files that a class has as its regulation, deleted ones among them. */
export async function regulationsOfClasses(ctx: Ctx, ids: readonly number[]): Promise<number[]> {
  const rows = await ctx.db
    .selectFrom('classes')
    .select('regulation_file_id')
    .distinct()
    .where('regulation_file_id', 'in', ids)
    .execute();
  return rows.flatMap(({ regulation_file_id: id }) => id ?? []);
}
