import { sql, type RawBuilder } from 'kysely';
import { classConditions, type CourseQuestion } from './course-conditions.ts';
import { openClasses } from './open-classes.ts';

/**
 * What is counted of the classes of `base` that can be bought now, as `class_tallies (facet, value, missed, found)`: by
 * city, and with a free seat. Classes are read once, and a course is counted once however many of its classes fit.
 */
export function classTallies({ filter, search, now }: CourseQuestion): RawBuilder<unknown> {
  const inCity = classConditions({ ...filter, city: undefined });
  const seated = classConditions({ ...filter, has_seats: true });
  return sql`runs as materialized (
    select r.*, b.missed from (
      select o.course_id, o.city, bool_or(${inCity}) as counts, bool_or(${seated}) as is_seated
      from (${openClasses(now, search ? sql`select id from matched` : undefined)}) o group by o.course_id, o.city
    ) r join base b on b.id = r.course_id where r.counts or r.is_seated
  ), class_tallies (facet, value, missed, found) as (
    select 'city', city, missed, count(*) from runs where counts and city is not null group by city, missed
    union all
    select 'seats', '', missed, count(distinct course_id) from runs where is_seated group by missed
  )`;
}
