import { sql } from 'kysely';
import type { lessonClashes, timeZones } from '#contract/offer/classes/values.ts';
import type { Ctx } from '#api/shared/context.ts';
import type { SeriesLesson } from '../model/lesson-series.ts';

export type Slot = Pick<SeriesLesson, 'starts_at' | 'ends_at' | 'room' | 'trainer_id'>;

export type Clash = {
  /** The place of the lesson in the series, from 0. */
  place: number;
  kind: (typeof lessonClashes)[number];
  lesson_id: number;
  class_code: string;
  starts_at: Date;
  ends_at: Date;
};

/** Lessons at the time of one of these: of the class, by the same trainer, or in the same room of the same venue. */
export async function clashesOf(ctx: Ctx, classId: number, slots: readonly Slot[]): Promise<Clash[]> {
  const rows = JSON.stringify(slots.map((slot, place) => ({ ...slot, place })));
  const { rows: clashes } = await sql<Clash>`
    with s as (
      select * from jsonb_to_recordset(${rows}::jsonb)
        as s (place int, starts_at timestamptz, ends_at timestamptz, trainer_id bigint, room text)
    ), own as (select id, fold(venue) as venue, fold(city) as city from classes where id = ${classId}),
    met as (
      select s.place, l.id, l.class_id, k.code, l.starts_at, l.ends_at,
        l.class_id = own.id as is_own,
        coalesce(l.trainer_person_id, ${onlyTrainer}) = s.trainer_id as is_trainer,
        fold(l.room) = fold(s.room) and fold(k.venue) is not distinct from own.venue
          and fold(k.city) is not distinct from own.city as is_room
      from s cross join own
        join lessons l on l.starts_at < s.ends_at and l.starts_at > s.starts_at - interval '1 day'
          and l.ends_at > s.starts_at and l.status <> 'canceled'
        join classes k on k.id = l.class_id and k.status <> 'canceled' and k.deleted_at is null
    )
    select place, case when is_own then 'class' when is_trainer then 'trainer' else 'room' end as kind,
      id as lesson_id, code as class_code, starts_at, ends_at
    from met where is_own or is_trainer or is_room order by place, id`.execute(ctx.db);
  return clashes;
}

/** Of the class of a lesson; null where nobody or several people teach it. */
const onlyTrainer = sql`(
  select case when count(*) = 1 then min(t.person_id) end from class_trainers t where t.class_id = l.class_id)`;

export async function zoneOfClass(ctx: Ctx, id: number): Promise<(typeof timeZones)[number]> {
  const { tz } = await ctx.db
    .selectFrom('classes')
    .select(sql<(typeof timeZones)[number]>`tz`.as('tz'))
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return tz;
}

type NewLesson = Omit<Slot, 'trainer_id'> & {
  trainer_person_id: number | null;
  meeting_url: string | null;
  module_id: number | null;
};

/** Nobody planned without them, so they are announced like a change: once for all. */
export async function insertPlanned(ctx: Ctx, classId: number, lessons: readonly NewLesson[]): Promise<number[]> {
  const rows = await ctx.db
    .insertInto('lessons')
    .values(lessons.map((lesson) => ({ ...lesson, class_id: classId, changed_at: ctx.now(), announced_revision: -1 })))
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}
