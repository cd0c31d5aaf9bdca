import { sql, type RawBuilder } from 'kysely';

/** By currency id, between minor units. */
export type Rates = ReadonlyMap<number, number>;

export type PricedIn = { currencyId: number; rates: Rates };

/** The price of `courses c` as a subquery: its own in that currency, or else its first other one converted. */
export function priceOfCourse({ currencyId, rates }: PricedIn): RawBuilder<number> {
  return sql`(
    select case when p.currency_id = ${currencyId} then p.amount_minor else ${converted(rates)} end
    from course_prices p where p.course_id = c.id
    order by p.currency_id <> ${currencyId}, p.currency_id limit 1
  )`;
}

/** The same for every course at once, as `course_id` and `amount`: a subquery for each would take far longer. */
export function allPrices({ currencyId, rates }: PricedIn): RawBuilder<unknown> {
  const own = sql`select p.course_id, p.amount_minor::numeric as amount from course_prices p where p.currency_id = ${currencyId}`;
  if (rates.size === 0) return own;
  return sql`${own} union all (
    select distinct on (p.course_id) p.course_id, ${converted(rates)} as amount from course_prices p
    where not exists (
      select from course_prices o where o.course_id = p.course_id and o.currency_id = ${currencyId}
    ) order by p.course_id, p.currency_id
  )`;
}

function converted(rates: Rates): RawBuilder<unknown> {
  if (rates.size === 0) return sql`null::numeric`;
  const worth = [...rates].map(([id, rate]) => sql`when ${id}::bigint then ${String(rate)}::numeric`);
  return sql`round(p.amount_minor * case p.currency_id ${sql.join(worth, sql` `)} end)`;
}
