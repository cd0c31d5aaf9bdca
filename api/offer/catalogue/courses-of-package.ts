import { sql } from 'kysely';

/**
 * The published courses of a package, in its order; empty for anything that is no package. For the statement of another
 * slice; `courseId` is a column of it.
 */
export function coursesOfPackage(courseId: string) {
  return sql<number[]>`(select coalesce(json_agg(p.course_id order by p.position), '[]')
    from package_courses p join published_courses c on c.id = p.course_id
    where p.package_id = ${sql.ref(courseId)} and c.package_type <> 'servico')`;
}
