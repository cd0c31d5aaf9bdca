import { sql, type Expression, type RawBuilder, type SqlBool } from 'kysely';
import type { CourseFilter } from '#contract/offer/catalogue/calls.ts';
import { mostHours } from '#contract/offer/catalogue/values.ts';
import { wanted } from '#api/shared/database/retrieval.ts';
import type { SearchWords } from '../model/search-words.ts';
import { startsBefore } from '../model/starts-before.ts';
import { openClasses } from './open-classes.ts';
import { allPrices, priceOfCourse, type PricedIn } from './priced.ts';

export type CourseQuestion = PricedIn & { filter: CourseFilter; search: SearchWords | null; now: Date };

/** The cache key of a count, without the moment. */
export function asCounted({ filter: whole, currencyId, rates }: CourseQuestion): object {
  const filter = { ...whole, currency_id: undefined };
  return filter.price_minor ? { filter, currencyId, rates: [...rates] } : { filter };
}

export const duration = sql`case when c.workload_hours <= ${sql.lit(mostHours.day)} then 'day'
  when c.workload_hours <= ${sql.lit(mostHours.days)} then 'days'
  when c.workload_hours <= ${sql.lit(mostHours.weeks)} then 'weeks'
  when c.workload_hours is not null then 'months' end`;

const columns = {
  type: sql.ref('c.type'),
  category_id: sql.ref('c.category_id'),
  partner_id: sql.ref('c.partner_id'),
  level: sql.ref('c.level'),
  language: sql.ref('c.language'),
  duration,
  id: sql.ref('c.id'),
  package_type: sql.ref('c.package_type'),
} as const;
type Plain = keyof typeof columns;
const plainFields = Object.keys(columns).filter((name): name is Plain => name in columns);

/** `class` holds all filters on classes, which one class must fulfil together. */
export type ConditionName = Plain | 'price' | 'class';
export type Condition = { by: ConditionName; holds: Expression<SqlBool> };

export const isPublished = sql<SqlBool>`c.deleted_at is null and c.published_at is not null`;

/** Conditions on `courses c` for the whole filter but the search. */
export function courseConditions(question: CourseQuestion): RawBuilder<SqlBool> {
  const all = [isPublished, ...conditionsOf(question).map(({ holds }) => holds)];
  return sql`${sql.join(all, sql` and `)}`;
}

export function isUnfiltered(question: CourseQuestion): boolean {
  return conditionsOf(question).length === 0;
}

export function isWholeList(question: CourseQuestion): boolean {
  return question.search === null && isUnfiltered(question);
}

export function conditionsOf({ filter, now, ...question }: CourseQuestion): Condition[] {
  const all: Condition[] = plainFields.flatMap((by) => {
    const value = filter[by];
    return value === undefined ? [] : [{ by, holds: wanted(columns[by], value) }];
  });
  if (filter.price_minor) all.push({ by: 'price', holds: priceWithin(filter.price_minor, question) });
  const { has_seats, city, starts_within } = filter;
  if (has_seats === true || city !== undefined || starts_within !== undefined) {
    all.push({ by: 'class', holds: someClass(filter, now) });
  }
  return all;
}

type Bounds = { gte?: number | undefined; lte?: number | undefined };

/** A search leaves few courses, so a subquery for each is faster; otherwise all prices are read at once. */
function priceWithin(
  { gte = 0, lte = Number.MAX_SAFE_INTEGER }: Bounds,
  { search, ...money }: PricedIn & Pick<CourseQuestion, 'search'>,
): RawBuilder<SqlBool> {
  if (search) return sql`${priceOfCourse(money)} between ${gte} and ${lte}`;
  return sql`c.id in (select p.course_id from (${allPrices(money)}) p where p.amount between ${gte} and ${lte})`;
}

/** One scan of the classes for all courses: counting the seats of each would take far longer. */
function someClass(filter: CourseFilter, now: Date): RawBuilder<SqlBool> {
  return sql`c.id in (select o.course_id from (${openClasses(now)}) o where ${classConditions(filter, now)})`;
}

type ClassFilter = Pick<CourseFilter, 'has_seats' | 'city' | 'starts_within'>;

export const beginsAt = sql`coalesce(o.start_at, '-infinity')`;

export function classConditions({ has_seats, city, starts_within }: ClassFilter, now: Date): RawBuilder<SqlBool> {
  const all: Expression<SqlBool>[] = [sql`true`];
  if (city !== undefined) all.push(wanted(sql.ref('o.city'), city));
  if (starts_within) all.push(sql`${beginsAt} < ${startsBefore(starts_within, now)}`);
  if (has_seats) all.push(sql`o.has_seats`);
  return sql`${sql.join(all, sql` and `)}`;
}
