import { sql, type Expression, type RawBuilder, type SqlBool } from 'kysely';
import type { CourseFilter } from '#contract/catalogue.ts';
import { wanted } from '#api/shared/retrieval.ts';

/** What one minor unit of each other currency is worth in minor units of the one that was asked for. */
export type Rates = ReadonlyMap<number, number>;

type Money = { currencyId: number; rates: Rates };
export type CourseQuestion = Money & { filter: CourseFilter; now: Date };

const columns = {
  id: sql.ref('c.id'),
  category_id: sql.ref('c.category_id'),
  partner_id: sql.ref('c.partner_id'),
  type: sql.ref('c.type'),
  level: sql.ref('c.level'),
  language: sql.ref('c.language'),
  package_type: sql.ref('c.package_type'),
} as const;
type Plain = keyof typeof columns;
const plainFields = Object.keys(columns).filter((name): name is Plain => name in columns);

/** Conditions on `courses c`, of everything in the filter but the search. */
export function courseConditions({ filter, now, ...question }: CourseQuestion): RawBuilder<SqlBool> {
  const all: Expression<SqlBool>[] = [sql`c.deleted_at is null`, sql`c.published_at is not null`];
  for (const field of plainFields) {
    const value = filter[field];
    if (value !== undefined) all.push(wanted(columns[field], value));
  }
  if (filter.price_minor) all.push(priceWithin(filter.price_minor, question));
  if (asksForClass(filter)) all.push(someClass(filter, now));
  return sql`${sql.join(all, sql` and `)}`;
}

type Bounds = { gte?: number | undefined; lte?: number | undefined };

function priceWithin({ gte = 0, lte = Number.MAX_SAFE_INTEGER }: Bounds, money: Money): RawBuilder<SqlBool> {
  return sql`${priceIn(money)} between ${gte} and ${lte}`;
}

function asksForClass({ has_seats, city, start_at }: CourseFilter): boolean {
  return has_seats === true || city !== undefined || start_at !== undefined;
}

function someClass({ has_seats, city, start_at }: CourseFilter, now: Date): RawBuilder<SqlBool> {
  const all: Expression<SqlBool>[] = [sql`k.course_id = c.id`, sql`is_for_sale(k, ${now})`];
  if (city !== undefined) all.push(wanted(sql.ref('k.city'), city));
  if (start_at) all.push(wanted(sql.ref('k.start_at'), start_at));
  if (has_seats) all.push(sql`not (select is_full from seats_of(k, ${now}))`);
  return sql`exists (select from classes k where ${sql.join(all, sql` and `)})`;
}

/** The price of `courses c` in the asked currency, by a subquery: its own, or else its first other one converted. */
export function priceIn({ currencyId, rates }: Money): RawBuilder<number> {
  const worth = [...rates].map(([id, rate]) => sql`when ${id}::bigint then ${String(rate)}::numeric`);
  const others = worth.length > 0 ? sql`case p.currency_id ${sql.join(worth, sql` `)} end` : sql`null::numeric`;
  return sql`(
    select case when p.currency_id = ${currencyId} then p.amount_minor else round(p.amount_minor * ${others}) end
    from course_prices p where p.course_id = c.id
    order by p.currency_id <> ${currencyId}, p.currency_id limit 1
  )`;
}
