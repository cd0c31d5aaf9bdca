import { sql } from 'kysely';
import type { MandatoryFileCategory } from '#contract/learning/enrollments/values.ts';
import type { timeZones } from '#contract/offer/classes/values.ts';
import type { Ctx } from '#api/shared/context.ts';
import type { ClassFacts } from './model/class-status.ts';

/** What a repeated class takes over; its trainers without those who left. */
export function copiedClass(ctx: Ctx, id: number) {
  return ctx.db
    .selectFrom('classes')
    .select(['course_id', 'capacity', 'min_participants', 'start_at', 'end_at', 'venue', 'city', 'meeting_url'])
    .select(['registration_opens_at', 'registration_deadline', 'attendance_min', 'grade_min', 'regulation_file_id'])
    .select([
      sql<ClassFacts['type']>`type`.as('type'),
      sql<(typeof timeZones)[number]>`tz`.as('tz'),
      sql<MandatoryFileCategory[]>`mandatory_files`.as('mandatory_files'),
      sql<number[]>`(
        select coalesce(json_agg(t.person_id order by t.person_id), '[]') from class_trainers t
        join shared_persons p on p.id = t.person_id and p.deleted_at is null where t.class_id = classes.id)`.as(
        'trainer_ids',
      ),
    ])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

/** Without canceled lessons. A lesson of somebody who no longer teaches the class names nobody. */
export function copiedLessons(ctx: Ctx, classId: number) {
  return ctx.db
    .selectFrom('lessons as l')
    .select(['l.starts_at', 'l.ends_at', 'l.room', 'l.meeting_url', 'l.module_id'])
    .select(
      sql<number | null>`(
        select t.person_id from class_trainers t where t.class_id = l.class_id and t.person_id = l.trainer_person_id)`.as(
        'trainer_person_id',
      ),
    )
    .where('l.class_id', '=', classId)
    .where('l.status', '<>', 'canceled')
    .orderBy('l.starts_at')
    .execute();
}
