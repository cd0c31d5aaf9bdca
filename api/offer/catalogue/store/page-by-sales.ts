import { sql } from 'kysely';
import { courseConditions } from './course-conditions.ts';
import { readUpTo, type OrderedQuestion, type Page } from './page-by-start.ts';

/** The newest first where sales are equal; courses without sales last. Reads no further than the page. */
export function pageBySales(question: OrderedQuestion): Page {
  const { offset, limit } = question;
  const where = courseConditions(question);
  const down = question.order === 'desc' ? sql`asc` : sql`desc`;
  const order = sql`seats ${down} nulls last, published_at ${down}, id ${down}`;
  const upToHere = readUpTo(question);
  return sql`
    select id, row_number() over (order by ${order}) as position, null::bigint as found, null::integer as tier
    from (
      with sold as materialized (
        select c.id, s.seats, null::timestamptz as published_at from course_sales s join courses c on c.id = s.course_id
        where s.seats > 0 and ${where} order by s.seats ${down}, s.course_id ${down} limit ${upToHere}
      )
      select id, seats, published_at from sold
      union all (
        select c.id, null, c.published_at from courses c
        where ${where} and not exists (select from course_sales s where s.course_id = c.id and s.seats > 0)
        order by c.published_at ${down}, c.id ${down} limit ${upToHere} - (select count(*) from sold)
      )
    ) listed order by ${order} limit ${limit} offset ${offset}`;
}
