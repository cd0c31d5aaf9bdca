import { sql } from 'kysely';
import type { CatalogueCounters } from '#contract/catalogue/calls.ts';
import type { Ctx } from '#api/shared/context.ts';

export async function countCatalogue(ctx: Ctx): Promise<CatalogueCounters> {
  const { rows } = await sql<Tally>`
    select type, level, language, count(*) as course_count
    from published_courses group by grouping sets ((), (type), (level), (language))
    order by course_count desc, coalesce(type, level, language) collate "C"`.execute(ctx.db);

  return {
    course_count: rows.find((row) => !row.type && !row.level && !row.language)?.course_count ?? 0,
    ...(await countPartners(ctx)),
    types: rows.flatMap(({ type, course_count }) => (type ? [{ value: type, course_count }] : [])),
    levels: rows.flatMap(({ level, course_count }) => (level ? [{ value: level, course_count }] : [])),
    languages: rows.flatMap(({ language, course_count }) => (language ? [{ value: language, course_count }] : [])),
    cities: await countCities(ctx),
  };
}

type Tally = {
  type: CatalogueCounters['types'][number]['value'] | null;
  level: CatalogueCounters['levels'][number]['value'] | null;
  language: string | null;
  course_count: number;
};

async function countPartners(ctx: Ctx): Promise<{ partner_count: number; country_count: number }> {
  const { rows } = await sql<{ partner_count: number; country_count: number }>`
    select count(*) as partner_count, count(distinct country) as country_count from partners p
    where deleted_at is null and exists (select from published_courses c where c.partner_id = p.id)`.execute(ctx.db);
  return rows[0] ?? { partner_count: 0, country_count: 0 };
}

async function countCities(ctx: Ctx): Promise<CatalogueCounters['cities']> {
  const { rows } = await sql<CatalogueCounters['cities'][number]>`
    select k.city as value, count(distinct k.course_id) as course_count
    from shared_classes k join published_courses c on c.id = k.course_id
    where k.city is not null and is_for_sale(k.class, ${ctx.now()})
    group by k.city order by course_count desc, k.city collate "C" limit 100`.execute(ctx.db);
  return rows;
}
