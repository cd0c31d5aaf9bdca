import type { Ctx } from '#api/shared/context.ts';

type Named = 'categories' | 'partners';

const columns = { categories: 'category_id', partners: 'partner_id' } as const;

type Slugged = { id: number; slug: string };

/** A deleted row keeps its slug. */
export async function isSlugTaken(ctx: Ctx, table: Named, { id, slug }: Slugged): Promise<boolean> {
  const other = await ctx.db.selectFrom(table).select('id').where('slug', '=', slug).executeTakeFirst();
  return other !== undefined && other.id !== id;
}

export async function isUsed(ctx: Ctx, table: Named, id: number): Promise<boolean> {
  const course = await ctx.db
    .selectFrom('courses')
    .select('id')
    .where(columns[table], '=', id)
    .where('deleted_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return course !== undefined;
}
