import type { Ctx } from '#api/shared/context.ts';

/** Locks the row against deletion until the transaction ends. */
export async function isThere(ctx: Ctx, table: 'categories' | 'partners' | 'courses', id: number): Promise<boolean> {
  const row = await ctx.db
    .selectFrom(table)
    .select('id')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forShare()
    .executeTakeFirst();
  return row !== undefined;
}
