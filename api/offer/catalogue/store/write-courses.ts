import { sql } from 'kysely';
import type { CourseChange, NewCourse } from '#contract/offer/catalogue/calls.ts';
import { forgettingOldWords } from '#api/platform/files/index.ts';
import type { Ctx } from '#api/shared/context.ts';

type CourseValues = Omit<CourseChange, 'id' | 'prices' | 'questions' | 'prerequisite_ids' | 'course_ids'>;

export async function insertCourse(
  ctx: Ctx,
  course: CourseValues & Pick<NewCourse, 'title' | 'type'>,
): Promise<number> {
  const now = ctx.now();
  const { id } = await ctx.db
    .insertInto('courses')
    .values({
      ...columnsOf(course, now),
      title: JSON.stringify(course.title),
      type: course.type,
      published_at: course.is_published === false ? null : now,
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateCourseRow(ctx: Ctx, { id, ...course }: CourseValues & { id: number }): Promise<boolean> {
  const now = ctx.now();
  const changed = await ctx.db
    .updateTable('courses')
    .set({
      ...forgettingOldWords('cover', course.cover_picture_id),
      ...columnsOf(course, now),
      updated_at: now,
    })
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return changed !== undefined;
}

/** Copies the names of category and partner into the courses, where a search finds them. */
export async function refreshSearchContext(
  ctx: Ctx,
  where: { column: 'id' | 'category_id' | 'partner_id'; is: number },
): Promise<void> {
  await sql`
    update courses c set search_context = concat_ws(' ',
      (select texts_in(name) from categories where id = c.category_id),
      (select name from partners where id = c.partner_id))
    where ${sql.ref(`c.${where.column}`)} = ${where.is}`.execute(ctx.db);
}

/** Publishing again keeps the first moment. */
function columnsOf(course: Partial<CourseValues>, now: Date) {
  const { is_published: isPublished, title, summary, description, outcomes, requirements, ...others } = course;
  const { cover_picture_alt, ...plain } = others;
  const texts = { title, summary, description, outcomes, requirements, cover_picture_alt };
  const stored = Object.entries(texts).filter(([, text]) => text !== undefined);
  return {
    ...plain,
    ...Object.fromEntries(stored.map(([name, text]) => [name, JSON.stringify(text)])),
    ...(isPublished === false && { published_at: null }),
    ...(isPublished === true && { published_at: sql<Date>`coalesce(published_at, ${now})` }),
  };
}
