import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { CourseFilter } from '#contract/offer/catalogue/calls.ts';
import { mostCountedBySearch } from '#contract/offer/catalogue/values.ts';
import type { Ctx } from '#api/shared/context.ts';
import { prepared } from '#api/shared/database/prepared-statements.ts';
import {
  conditionsOf,
  duration,
  isPublished,
  isUnfiltered,
  type Condition,
  type ConditionName,
  type CourseQuestion,
} from './course-conditions.ts';
import { classTallies } from './class-tallies.ts';
import { idsIn, namedChoices, type ChoiceRow, type Counted } from './named-choices.ts';
import { alikeCourses, allWords, wordsInPlace, wordsInRow, wordsRow } from './words-query.ts';

/** Columns of `base` that are counted, each without its own filter. Those of few values are counted together first. */
const ofFewValues = ['type', 'level', 'language', 'duration', 'category_id'] as const;
const counted: readonly Counted[] = [...ofFewValues, 'partner_id'];

type Facets = { by: ConditionName; holds: Condition['holds']; bit: number }[];

/** Two index scans for all filters: a course counts for a filter where it misses none but that one, kept as bits. */
export async function countChoices(ctx: Ctx, question: CourseQuestion): Promise<ChoiceRow[]> {
  const { filter } = question;
  const facets = facetsOf(question);
  const missed = missedBits(facets);
  const from = sql`from ${question.search ? sql`matched` : sql`courses`} c where ${fixedConditions(question)}`;
  const { rows } = await sql<ChoiceRow>`
    ${isPlannedOnce(question) ? prepared : sql``}
    with ${matched(question)}, cells as materialized (
      select * from (
        select missed, ${cellColumns}, count(*) as found from (
          select c.type, c.level, c.language, ${duration} as duration, c.category_id, ${missed} as missed ${from} offset 0
        ) told group by missed, ${cellColumns}
      ) counted where ${missesOneAtMost(facets)}
    ), base as materialized (
      select id, partner_id, missed from (select c.id, c.partner_id, ${missed} as missed ${from} offset 0) told
      where ${missesOneAtMost(facets)}
    ), ${classTallies(question)}, tallies (facet, value, missed, found) as (
      select ${facetName}, ${facetValue}, missed, sum(found) from cells group by grouping sets ((missed), ${facetSets})
      union all select 'partner_id', partner_id::text, missed, count(*) from base group by partner_id, missed
      union all select facet, value, missed, found from class_tallies
      ${chosenAtLeast(filter)}
    ), counts as (
      select facet, value, sum(found)::bigint as course_count
      from tallies join (values ${ownBits(facets)}) own (name, bit) on name = facet
      where missed in (0, bit) and value is not null group by facet, value
    )
    ${namedChoices(filter)}
    union all
    select 'all', ${missedName(facets)}, found, null, null from tallies where facet = 'all'
    union all
    select 'capped', null, 1, null, null from matched having count(*) >= ${sql.lit(mostCountedBySearch)}
    order by facet, course_count desc, value`.execute(ctx.db);
  return rows;
}

function facetsOf(question: CourseQuestion): Facets {
  const named = conditionsOf(question).filter(({ by }) => !isFixed(by));
  return named.map((condition, place) => ({ ...condition, bit: 2 ** place }));
}

/** Filters that no page offers narrow every count. */
function isFixed(by: ConditionName): boolean {
  return by === 'id' || by === 'package_type';
}

function fixedConditions(question: CourseQuestion): RawBuilder<SqlBool> {
  const fixed = conditionsOf(question).filter(({ by }) => isFixed(by));
  return sql`${sql.join([isPublished, ...fixed.map(({ holds }) => holds)], sql` and `)}`;
}

function isPlannedOnce(question: CourseQuestion): boolean {
  return question.search !== null && isUnfiltered(question);
}

function matched(question: CourseQuestion): RawBuilder<unknown> {
  const { search } = question;
  if (!search) return sql`matched as (select 1 where false)`;
  const isOnce = isPlannedOnce(question);
  const parts = isOnce ? wordsInRow : wordsInPlace(search);
  return sql`${isOnce ? sql`${wordsRow(search)},` : sql``} matched as materialized (
    (select ${needed} from courses c where ${allWords} @@ ${parts.every} and ${isPublished}
      limit ${sql.lit(mostCountedBySearch)})
    union all
    select ${needed} from courses c join (${alikeCourses(parts)}) a on a.id = c.id
  )`;
}

const needed = sql`c.id, c.type, c.level, c.language, c.workload_hours, c.category_id, c.partner_id, c.package_type,
  c.published_at, c.deleted_at`;

function missedBits(facets: Facets): RawBuilder<unknown> {
  const bits = facets.map(({ holds, bit }) => sql`case when ${holds} then 0 else ${sql.lit(bit)} end`);
  return bits.length > 0 ? sql`(${sql.join(bits, sql` + `)})` : sql`0`;
}

function missedName(facets: Facets): RawBuilder<unknown> {
  const names = facets.map(({ by, bit }) => sql`when ${sql.lit(bit)} then ${sql.lit(by)}`);
  return names.length > 0 ? sql`case missed ${sql.join(names, sql` `)} end` : sql`null`;
}

/** Each facet with the bit of its own filter; 0 where that filter is not set. */
function ownBits(facets: Facets): RawBuilder<unknown> {
  const ofClasses = (['city', 'starts', 'seats'] as const).map((facet) => [facet, 'class'] as const);
  const own = [...counted.map((by) => [by, by] as const), ...ofClasses];
  return sql.join(
    own.map(([facet, filter]) => {
      const bit = facets.find(({ by }) => by === filter)?.bit ?? 0;
      return sql`(${sql.lit(facet)}::text, ${sql.lit(bit)})`;
    }),
  );
}

/** Left out where it is always true: the planner would expect few rows. */
function missesOneAtMost(facets: Facets): RawBuilder<SqlBool> {
  return facets.length > 1 ? sql`missed & (missed - 1) = 0` : sql`true`;
}

const cellColumns = sql.join(ofFewValues.map((name) => sql.ref(name)));
const facetSets = sql.join(ofFewValues.map((name) => sql`(missed, ${sql.ref(name)})`));
const facetName = sql`case ${sql.join(
  ofFewValues.map((name) => sql`when grouping(${sql.ref(name)}) = 0 then ${sql.lit(name)}`),
  sql` `,
)} else 'all' end`;
const facetValue = sql`coalesce(${sql.join(ofFewValues.map((name) => sql`${sql.ref(name)}::text`))})`;

/** Chosen values are listed even where no course is left. */
function chosenAtLeast(filter: CourseFilter): RawBuilder<unknown> {
  const [categories, partners] = [idsIn(filter.category_id), idsIn(filter.partner_id)];
  return sql`${categories.length > 0 ? atLeastNone('category_id', 'categories', categories) : sql``}
    ${partners.length > 0 ? atLeastNone('partner_id', 'partners', partners) : sql``}`;
}

function atLeastNone(facet: string, table: string, ids: number[]): RawBuilder<unknown> {
  return sql`union all select ${sql.lit(facet)}, id::text, 0, 0 from ${sql.table(table)} where id in (${sql.join(ids)})`;
}
