import { sql } from 'kysely';
import type { History } from './history.ts';

/** Every tenth class of the year; of each ten orders of a class six are of learners, four of companies. */
const seatsOfCompany = 11;
const privateSeats = 6;
const companySeats = 4 * seatsOfCompany;

/**
 * Two temporary tables that the following statements read: `planned_orders`, one row for each order, and
 * `planned_seats`, one for each seat. Nobody has two seats in a class.
 */
export async function planOrders(history: History): Promise<void> {
  const { db, orders, classes, learners, privateLearners, trainers, organizations, year } = history;
  await sql`
    create temporary table planned_orders as
    select i, class, place, is_company, is_canceled, quantity, unit_minor, quantity * unit_minor as total_minor,
      round(quantity * unit_minor / 1.14)::bigint as net_minor, first_seat, organization,
      case when is_company then ${learners + trainers}::bigint + organization
        else (class * ${privateSeats}::int + first_seat) % ${privateLearners}::int end as buyer,
      make_timestamptz(${year}::int, 1, 2, 8, 0, 0, 'UTC') + i * interval '360 days' / ${orders}::int as placed_at,
      row_number() over (partition by is_company, is_canceled order by i) as nth
    from (
      select *, case when is_company then ${seatsOfCompany}::int else 1 end as quantity,
        (5 + class % 40) * 100000 as unit_minor,
        case when is_company then place / 5 * 2 * ${seatsOfCompany}::int + (place % 5 - 3) * ${seatsOfCompany}::int
          else place / 5 * 3 + place % 5 end as first_seat,
        -- One company in each sixteen orders is always the same: its account is long.
        case when i % 16 = 0 then 0 else 1 + i % ${organizations - 1}::int end as organization
      from (
        select n::bigint as i, n % ${classes}::int as class, n / ${classes}::int as place,
          n / ${classes}::int % 5 > 2 as is_company, n % 20 = 19 as is_canceled
        from generate_series(0, ${orders - 1}::int) n
      ) placed
    ) priced`.execute(db);
  await sql`
    create temporary table planned_seats as
    select row_number() over (order by o.i, s) - 1 as e, o.i, o.class, o.is_canceled, o.placed_at,
      case when o.is_company then ${employee(history)} else o.buyer end as person
    from planned_orders o cross join lateral generate_series(0, o.quantity - 1) s`.execute(db);
  await sql`analyze planned_orders, planned_seats`.execute(db);
}

/** The seats of an organization go round its people, so that nobody gets two in a class. */
function employee({ privateLearners, largestStaff, usualStaff }: History) {
  const seat = sql`(o.class * ${companySeats}::int + o.first_seat + s)`;
  return sql`${privateLearners}::int + case when o.organization = 0 then ${seat} % ${largestStaff}::int
    else ${largestStaff}::int + (o.organization - 1) * ${usualStaff}::int + ${seat} % ${usualStaff}::int end`;
}
