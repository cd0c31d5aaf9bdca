import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { LocalizedText } from '#contract/basics.ts';
import type { NewPartner, PartnerChange, PartnerFilter } from '#contract/offer/catalogue/calls.ts';
import { forgettingOldWords, type ShownRow } from '#api/platform/files/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { pageOf, wanted, type ListQuery } from '#api/shared/database/retrieval.ts';

type Sought = { word: string; countries: readonly string[] };
type PartnerQuery = ListQuery<{ filter?: PartnerFilter }> & { words: readonly Sought[] };

export function listPartners(ctx: Ctx, { filter, words, sort, ...page }: PartnerQuery) {
  const courses = sql<number>`(select count(*) from published_courses c where c.partner_id = partners.id)`;
  const name = sql`fold(name) collate "C"`;
  let query = ctx.db
    .selectFrom('partners')
    .select(['id', 'slug', 'name', 'city', 'country', sql<LocalizedText>`about`.as('about'), 'licence', 'website'])
    .select(sql<ShownRow | null>`shown_picture(logo_picture_id, logo_picture_alt)`.as('logo'))
    .select(sql<ShownRow | null>`shown_picture(cover_picture_id, cover_picture_alt)`.as('cover'))
    .select(courses.as('course_count'))
    .where('deleted_at', 'is', null);
  for (const field of ['id', 'slug', 'name', 'city', 'country'] as const) {
    const value = filter[field];
    if (value !== undefined) query = query.where(wanted(sql.ref(field), value));
  }
  for (const sought of words) query = query.where(isCalled(sought));
  for (const { field, order } of sort) query = query.orderBy(field === 'course_count' ? courses : name, order);
  return pageOf(query.orderBy(name).orderBy('id'), page);
}

function isCalled({ word, countries }: Sought): RawBuilder<SqlBool> {
  const named = sql<SqlBool>`position(fold(${word}) in fold(concat_ws(' ', name, city))) > 0`;
  return countries.length > 0 ? sql`(${named} or country in (${sql.join(countries)}))` : named;
}

export async function listCountries(ctx: Ctx): Promise<string[]> {
  const rows = await ctx.db
    .selectFrom('partners')
    .select('country')
    .distinct()
    .where('deleted_at', 'is', null)
    .where('country', 'is not', null)
    .execute();
  return rows.flatMap(({ country }) => country ?? []);
}

export function insertPartner(ctx: Ctx, partner: NewPartner): Promise<{ id: number } | undefined> {
  const { slug, name } = partner;
  return ctx.db
    .insertInto('partners')
    .values({ ...columnsOf(partner), slug, name })
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .returning('id')
    .executeTakeFirst();
}

export async function updatePartnerRow(ctx: Ctx, { id, ...change }: PartnerChange): Promise<boolean> {
  const changed = await ctx.db
    .updateTable('partners')
    .set({
      ...forgettingOldWords('logo', change.logo_picture_id),
      ...forgettingOldWords('cover', change.cover_picture_id),
      ...columnsOf(change),
      name: change.name ?? sql.ref('name'),
    })
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return changed !== undefined;
}

function columnsOf({
  about,
  signatory_role,
  logo_picture_alt,
  cover_picture_alt,
  ...plain
}: Omit<PartnerChange, 'id'>) {
  const localized = { about, signatory_role, logo_picture_alt, cover_picture_alt };
  const texts = Object.entries(localized).filter(([, text]) => text !== undefined);
  return { ...plain, ...Object.fromEntries(texts.map(([name, text]) => [name, JSON.stringify(text)])) };
}
