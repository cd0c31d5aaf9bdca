import type { LocalizedText } from '#contract/basics.ts';
import { sql } from 'kysely';
import type { DrawnCourse } from '../model/cover-address.ts';
import type { Ctx } from '#api/shared/context.ts';
import type { SharedCourse } from '../share/share-subject.ts';

/** A deleted course keeps its cover. */
export function findCourseDrawings(ctx: Ctx, ids: number[]): Promise<(DrawnCourse & { id: number })[]> {
  return ctx.db
    .selectFrom('courses as c')
    .leftJoin('categories as g', 'g.id', 'c.category_id')
    .leftJoin('partners as p', 'p.id', 'c.partner_id')
    .select(['c.id', sql<LocalizedText>`c.title`.as('title'), 'g.cover_key', 'p.slug as partner_slug'])
    .where('c.id', 'in', ids)
    .execute();
}

export async function findSharedCourse(ctx: Ctx, id: number): Promise<SharedCourse | undefined> {
  const { rows } = await sql<SharedCourse>`
    select c.id, c.title, c.type, c.workload_hours::float8 as workload_hours, g.cover_key, p.slug as partner_slug,
      p.name as partner_name
    from published_courses c left join categories g on g.id = c.category_id left join partners p on p.id = c.partner_id
    where c.id = ${id}`.execute(ctx.db);
  return rows[0];
}

export function findCategoryDrawings(ctx: Ctx, slugs: string[]) {
  return ctx.db
    .selectFrom('categories')
    .select(['slug', sql<LocalizedText>`name`.as('name'), 'cover_key'])
    .where('slug', 'in', slugs)
    .execute();
}
