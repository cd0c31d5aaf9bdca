import { sql } from 'kysely';
import { literals } from '#api/shared/database/literals.ts';
import { currentClassStatuses } from '#contract/offer/classes/values.ts';
import { invariant, type Invariant } from './invariant.ts';

export const attendanceInvariants: Invariant[] = [
  invariant(
    'The attendance rate of everybody who follows a class is what the marks give',
    () => sql`
      select format('enrollment %s of class %s has a rate of %s, its marks give %s', e.id, e.class_id,
        coalesce(e.attendance_rate::text, 'none'), coalesce(r.rate::text, 'none')) as violation
      from enrollments e join classes k on k.id = e.class_id join persons p on p.id = e.person_id cross join lateral (
        select round(100.0 * sum(case when a.state = 'justified' and (
            select value = '1' from application_settings where slug = 'General' and key = 'justifiedAbsenceCounts'
          ) then l.minutes else least(coalesce(a.minutes, 0), l.minutes) end) / nullif(sum(l.minutes), 0), 2) as rate
        from (
          select id, floor(extract(epoch from ends_at - starts_at) / 60)::integer as minutes
          from lessons where class_id = e.class_id and status = 'given'
        ) l left join attendances a on a.lesson_id = l.id and a.enrollment_id = e.id
      ) r
      where e.status = 'enrolled' and e.concluded_at is null and k.status in (${literals(currentClassStatuses)})
        and p.deleted_at is null and e.attendance_rate is distinct from r.rate
        and exists (select from attendances a where a.enrollment_id = e.id)`,
  ),
  invariant(
    'Nobody attended a lesson of another class',
    () => sql`
      select format('mark %s of enrollment %s is in lesson %s of class %s', a.id, a.enrollment_id, l.id, l.class_id) as violation
      from attendances a join lessons l on l.id = a.lesson_id join enrollments e on e.id = a.enrollment_id
      where e.class_id <> l.class_id`,
  ),
];
