import { sql } from 'kysely';
import type { LocalizedText } from '#contract/basics.ts';
import type { Ctx } from '#api/shared/context.ts';
import type { Outlined } from './model/next-content.ts';

type ContentRow = Outlined & { enrollment_id: number; id: number; title: LocalizedText };

/** By enrollment, in the order of the outline. */
export async function contentsIn(ctx: Ctx, enrollmentIds: readonly number[]): Promise<Map<number, ContentRow[]>> {
  if (enrollmentIds.length === 0) return new Map();
  const { rows } = await sql<ContentRow>`
    select e.id as enrollment_id, c.id, c.type, c.title, c.is_mandatory, coalesce(p.status, 'not_started') as status
    from enrollments e join shared_contents c on c.course_id = e.course_id
      left join shared_content_progress p on p.enrollment_id = e.id and p.content_id = c.id
    where e.id in (${sql.join(enrollmentIds)})
    order by e.id, c.module_position, c.module_id, c.position, c.id`.execute(ctx.db);
  return Map.groupBy(rows, ({ enrollment_id }) => enrollment_id);
}

export type LessonRow = {
  class_id: number;
  starts_at: Date;
  ends_at: Date;
  room: string | null;
  meeting_url: string | null;
};

/** By class, the lesson under way or else the next one. */
export async function nextLessons(ctx: Ctx, classIds: readonly number[]): Promise<Map<number, LessonRow>> {
  if (classIds.length === 0) return new Map();
  const { rows } = await sql<LessonRow>`
    select distinct on (class_id) class_id, starts_at, ends_at, room, meeting_url from shared_standing_lessons
    where class_id in (${sql.join(classIds)}) and ends_at > ${ctx.now()}
    order by class_id, starts_at, id`.execute(ctx.db);
  return new Map(rows.map((row) => [row.class_id, row]));
}
