import type { Ctx } from '#api/shared/context.ts';

export async function packageTypeOf(ctx: Ctx, id: number): Promise<string | undefined> {
  const row = await ctx.db.selectFrom('courses').select('package_type').where('id', '=', id).executeTakeFirst();
  return row?.package_type;
}
