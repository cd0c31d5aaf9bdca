import { sql } from 'kysely';
import type { LocalizedText } from '#contract/basics.ts';
import type { CategoryChange, CategoryFilter, NewCategory } from '#contract/offer/catalogue/calls.ts';
import type { Ctx } from '#api/shared/context.ts';
import { pageOf, wanted, type ListQuery } from '#api/shared/database/retrieval.ts';

export type CategoryQuery = ListQuery<{ filter?: CategoryFilter }>;

export function listCategories(ctx: Ctx, { filter, sort, ...page }: CategoryQuery) {
  const courses = sql<number>`(select count(*) from published_courses c where c.category_id = categories.id)`;
  const name = sql`sort_key(name, ${ctx.locale === 'en-GB' ? 'en-GB' : 'pt'}) collate "C"`;
  let query = ctx.db
    .selectFrom('categories')
    .select(['id', 'slug', sql<LocalizedText>`name`.as('name'), 'cover_key', courses.as('course_count')])
    .where('deleted_at', 'is', null);
  if (filter.id !== undefined) query = query.where(wanted(sql.ref('id'), filter.id));
  if (filter.slug !== undefined) query = query.where(wanted(sql.ref('slug'), filter.slug));
  for (const { field, order } of sort) {
    query = query.orderBy(field === 'name' ? name : field === 'course_count' ? courses : sql`position`, order);
  }
  if (sort.length === 0) query = query.orderBy('position');
  return pageOf(query.orderBy(name).orderBy('id'), page);
}

export function insertCategory(ctx: Ctx, { name, ...rest }: NewCategory): Promise<{ id: number } | undefined> {
  return ctx.db
    .insertInto('categories')
    .values({ ...rest, name: JSON.stringify(name) })
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .returning('id')
    .executeTakeFirst();
}

export async function updateCategoryRow(ctx: Ctx, { id, name, ...rest }: CategoryChange): Promise<boolean> {
  const changed = await ctx.db
    .updateTable('categories')
    .set({ ...rest, name: name ? JSON.stringify(name) : sql.ref('name') })
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return changed !== undefined;
}
