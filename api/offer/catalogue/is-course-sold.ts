import type { Ctx } from '#api/shared/context.ts';

export async function isCourseSold(ctx: Ctx, id: number): Promise<boolean> {
  const query = ctx.db.selectFrom('published_courses').select('id').where('id', '=', id);
  return (await query.executeTakeFirst()) !== undefined;
}
