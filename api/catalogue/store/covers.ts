import type { LocalizedText } from '#contract/basics.ts';
import { sql } from 'kysely';
import type { DrawnCourse } from '../model/cover-address.ts';
import type { Ctx } from '#api/shared/context.ts';

/** What the cover of a course is drawn from; a course out of the catalogue keeps its cover. */
export function findCourseDrawing(ctx: Ctx, id: number): Promise<DrawnCourse | undefined> {
  return ctx.db
    .selectFrom('courses as c')
    .leftJoin('categories as g', 'g.id', 'c.category_id')
    .leftJoin('partners as p', 'p.id', 'c.partner_id')
    .select([sql<LocalizedText>`c.title`.as('title'), 'g.cover_key', 'p.slug as partner_slug'])
    .where('c.id', '=', id)
    .executeTakeFirst();
}

export function findCategoryDrawing(
  ctx: Ctx,
  slug: string,
): Promise<{ name: LocalizedText; cover_key: string } | undefined> {
  return ctx.db
    .selectFrom('categories')
    .select([sql<LocalizedText>`name`.as('name'), 'cover_key'])
    .where('slug', '=', slug)
    .executeTakeFirst();
}
