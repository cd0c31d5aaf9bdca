import { sql } from 'kysely';
import { invariant, type Invariant } from './invariant.ts';

export const catalogueInvariants: Invariant[] = [
  invariant(
    'The stored counts of the course list are those of its courses',
    () => sql`
      select format('%s courses of %s %s are stored, there are %s', coalesce(stored.course_count, 0), facet, value,
        coalesce(counted.course_count, 0)) as violation
      from (
        select facet, value, sum(course_count) as course_count from (
          select facet, value, course_count from course_tallies where facet not in ('city', 'seats', 'starts')
          union all select facet, value, change from course_tally_changes
        ) each_change group by facet, value
      ) stored full join (
        select v.facet, v.value, count(*) as course_count from courses c cross join lateral
          tallied_values(c.type, c.level, c.language, c.workload_hours, c.category_id, c.partner_id) v
        where c.deleted_at is null and c.published_at is not null group by v.facet, v.value
      ) counted using (facet, value)
      where coalesce(stored.course_count, 0) <> coalesce(counted.course_count, 0)`,
  ),
];
