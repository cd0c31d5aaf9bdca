import { sql } from 'kysely';
import { invariant, type Invariant } from './invariant.ts';

export const gradeInvariants: Invariant[] = [
  invariant(
    'The final grade of a class with assessments is what its published grades give',
    () => sql`
      select format('enrollment %s in class %s has the final grade %s, its published grades give %s', e.id, e.class_id,
        coalesce(e.final_grade::text, 'none'), coalesce(f.grade::text, 'none')) as violation
      from enrollments e join classes k on k.id = e.class_id cross join lateral (
        select case when count(*) = count(p.grade) then round(sum(p.weight * p.grade) / (sum(p.weight) * 5), 1) end as grade,
          count(*) filter (where p.is_content and p.grade is null) as open_contents
        from (
          select a.weight, g.published_grade * 5 as grade, false as is_content from assessments a
            left join grades g on g.assessment_id = a.id and g.enrollment_id = e.id
          where a.class_id = e.class_id
          union all
          select c.weight, r.grade, true from contents c join modules m on m.id = c.module_id
            left join content_progress r on r.content_id = c.id and r.enrollment_id = e.id
          where m.course_id = e.course_id and c.is_graded and c.is_mandatory
            and c.deleted_at is null and m.deleted_at is null
        ) p
      ) f
      where e.status = 'enrolled' and (e.concluded_at is null or k.status = 'concluded')
        and exists (select from assessments a where a.class_id = e.class_id)
        and e.final_grade is distinct from f.grade and not (f.grade is null and f.open_contents > 0)`,
  ),
];
