import { sql, type RawBuilder } from 'kysely';
import { startWindows } from '#contract/offer/catalogue/values.ts';
import { startsBefore } from '../model/starts-before.ts';
import { beginsAt, classConditions, type CourseQuestion } from './course-conditions.ts';
import { openClasses } from './open-classes.ts';

/** As `class_tallies (facet, value, missed, found)`. A course counts once however many of its classes fit. */
export function classTallies({ filter, search, now }: CourseQuestion): RawBuilder<unknown> {
  const inCity = classConditions({ ...filter, city: undefined }, now);
  const seated = classConditions({ ...filter, has_seats: true }, now);
  const whenever = classConditions({ ...filter, starts_within: undefined }, now);
  const windows = startWindows.map((name) => sql`(${sql.lit(name)}, ${startsBefore(name, now)}::timestamptz)`);
  return sql`runs as materialized (
    select r.*, b.missed from (
      select o.course_id, o.city, bool_or(${inCity}) as counts, bool_or(${seated}) as is_seated,
        min(${beginsAt}) filter (where ${whenever}) as begins_at
      from (${openClasses(now, search ? sql`select id from matched` : undefined)}) o group by o.course_id, o.city
    ) r join base b on b.id = r.course_id where r.counts or r.is_seated or r.begins_at is not null
  ), class_tallies (facet, value, missed, found) as (
    select 'city', city, missed, count(*) from runs where counts and city is not null group by city, missed
    union all
    select 'seats', '', missed, count(distinct course_id) from runs where is_seated group by missed
    union all
    select 'starts', w.name, missed, count(*)
    from (select missed, min(begins_at) as begins_at from runs group by course_id, missed) soonest
      join (values ${sql.join(windows)}) w (name, moment) on begins_at < w.moment group by w.name, missed
  )`;
}
