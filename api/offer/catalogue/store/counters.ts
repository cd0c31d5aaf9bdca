import { sql } from 'kysely';
import type { CatalogueCounters } from '#contract/offer/catalogue/calls.ts';
import type { Ctx } from '#api/shared/context.ts';
import { storedTallies } from './course-tallies.ts';

type City = CatalogueCounters['cities'][number];
type Values = Record<'all' | 'language' | 'city' | 'seats', string> & {
  type: CatalogueCounters['types'][number]['value'];
  level: CatalogueCounters['levels'][number]['value'];
};
type Facet = keyof Values;
type Row<F extends Facet> = { facet: F; value: Values[F]; course_count: number };
type Tally = { [F in Facet]: Row<F> }[Facet];

const mostCities = 100;

export async function countCatalogue(ctx: Ctx): Promise<CatalogueCounters> {
  const { rows } = await sql<Tally>`
    select facet, value, course_count from (${storedTallies}) tallies
    where facet in ('all', 'type', 'level', 'language', 'city', 'seats')
    order by course_count desc, value collate "C"`.execute(ctx.db);
  const of = <F extends Facet>(facet: F) =>
    rows
      .filter((row): row is Tally & Row<F> => row.facet === facet && row.course_count > 0)
      .map(({ value, course_count }: Row<F>) => ({ value, course_count }));
  const areClassesCounted = rows.some(({ facet }) => facet === 'seats');

  return {
    course_count: of('all')[0]?.course_count ?? 0,
    ...(await countPartners(ctx)),
    types: of('type'),
    levels: of('level'),
    languages: of('language'),
    cities: areClassesCounted ? of('city').slice(0, mostCities) : await countCities(ctx),
  };
}

async function countPartners(ctx: Ctx): Promise<{ partner_count: number; country_count: number }> {
  const { rows } = await sql<{ partner_count: number; country_count: number }>`
    select count(*) as partner_count, count(distinct country) as country_count from partners p
    where deleted_at is null and p.id in (
      select value::bigint from (${storedTallies}) tallies where facet = 'partner_id' and course_count > 0
    )`.execute(ctx.db);
  return rows[0] ?? { partner_count: 0, country_count: 0 };
}

async function countCities(ctx: Ctx): Promise<City[]> {
  const { rows } = await sql<City>`
    select k.city as value, count(distinct k.course_id) as course_count
    from shared_classes k join published_courses c on c.id = k.course_id
    where k.city is not null and is_for_sale(k.class, ${ctx.now()})
    group by k.city order by course_count desc, k.city collate "C" limit ${mostCities}`.execute(ctx.db);
  return rows;
}
