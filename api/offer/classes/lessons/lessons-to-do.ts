import { sql } from 'kysely';
import type { Ctx } from '#api/shared/context.ts';

export type LessonsToDo = {
  class_id: number;
  /** Without canceled ones. */
  count: number;
  /** Planned and not over. */
  ahead: number;
  /** Over and not given, or given without a summary. */
  unwritten: number;
  /** Under way or still to come; one of today stays until the day is over, since its attendance may be taken later. */
  next: {
    id: number;
    starts_at: string;
    ends_at: string;
    room: string | null;
    meeting_url: string | null;
    number: number;
  } | null;
};

/** By class. Classes without lessons are left out. The caller checks access. */
export async function lessonsToDo(ctx: Ctx, classIds: readonly number[]): Promise<Map<number, LessonsToDo>> {
  if (classIds.length === 0) return new Map();
  const now = sql`${ctx.now()}::timestamptz`;
  const { rows } = await sql<LessonsToDo>`
    with standing as (
      select l.*, row_number() over (partition by l.class_id order by l.starts_at, l.id) as number
      from lessons l where l.class_id in (${sql.join(classIds)}) and l.status <> 'canceled'
    )
    select s.class_id, count(*) as count, count(*) filter (where s.status = 'planned' and s.ends_at > ${now}) as ahead,
      count(*) filter (where (s.status = 'planned' and s.ends_at <= ${now})
        or (s.status = 'given' and coalesce(s.summary, '') = '')) as unwritten,
      (select json_build_object('id', n.id, 'starts_at', n.starts_at, 'ends_at', n.ends_at, 'room', n.room,
          'meeting_url', coalesce(n.meeting_url, k.meeting_url), 'number', n.number)
        from standing n join classes k on k.id = n.class_id
          cross join lateral (select (n.starts_at at time zone k.tz)::date = (${now} at time zone k.tz)::date) d (is_today)
        where n.class_id = s.class_id and (n.ends_at > ${now} or d.is_today)
        order by d.is_today desc, n.ends_at > ${now} desc, case when n.ends_at > ${now} then n.starts_at end,
          n.starts_at desc, n.id limit 1) as next
    from standing s group by s.class_id`.execute(ctx.db);
  return new Map(rows.map((row) => [row.class_id, row]));
}
