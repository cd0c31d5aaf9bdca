import { sql } from 'kysely';
import type { LocalizedText } from '#contract/basics.ts';
import type { NewPartner, PartnerChange, PartnerFilter } from '#contract/catalogue.ts';
import type { Ctx } from '#api/shared/context.ts';
import { pageOf, wanted, type Ask } from '#api/shared/retrieval.ts';

export type PartnerAsk = Ask<{ filter?: PartnerFilter }>;
export type PartnerRow = {
  id: number;
  slug: string;
  name: string;
  city: string | null;
  country: string | null;
  about: LocalizedText;
  licence: string | null;
  course_count: number;
};

export function listPartners(
  ctx: Ctx,
  { filter, sort, ...page }: PartnerAsk,
): Promise<{ rows: PartnerRow[]; total: number }> {
  const courses = sql<number>`(select count(*) from published_courses c where c.partner_id = partners.id)`;
  const name = sql`fold(name) collate "C"`;
  let query = ctx.db
    .selectFrom('partners')
    .select(['id', 'slug', 'name', 'city', 'country', sql<LocalizedText>`about`.as('about'), 'licence'])
    .select(courses.as('course_count'))
    .where('deleted_at', 'is', null);
  for (const field of ['id', 'slug', 'name', 'city', 'country'] as const) {
    const value = filter[field];
    if (value !== undefined) query = query.where(wanted(sql.ref(field), value));
  }
  for (const { field, order } of sort) query = query.orderBy(field === 'course_count' ? courses : name, order);
  return pageOf(query.orderBy(name).orderBy('id'), page);
}

/** Answers nothing when the slug is taken. */
export function insertPartner(ctx: Ctx, { about = {}, ...rest }: NewPartner): Promise<{ id: number } | undefined> {
  return ctx.db
    .insertInto('partners')
    .values({ ...rest, about: JSON.stringify(about) })
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .returning('id')
    .executeTakeFirst();
}

/** Answers whether there was such a partner. */
export async function updatePartnerRow(ctx: Ctx, { id, about, ...rest }: PartnerChange): Promise<boolean> {
  const changed = await ctx.db
    .updateTable('partners')
    .set({ ...rest, ...(about && { about: JSON.stringify(about) }), name: rest.name ?? sql.ref('name') })
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return changed !== undefined;
}
