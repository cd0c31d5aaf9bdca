import { sql } from 'kysely';
import { currentClassStatuses, type LessonStatus } from '#contract/offer/classes/values.ts';
import type { EnrollmentStatus } from '#contract/learning/enrollments/calls.ts';
import type { Ctx } from '#api/shared/context.ts';

export async function teaches(ctx: Ctx, { classId, personId }: { classId: number; personId: number }) {
  const row = await ctx.db
    .selectFrom('shared_class_trainers')
    .select('class_id')
    .where('class_id', '=', classId)
    .where('person_id', '=', personId)
    .executeTakeFirst();
  return row !== undefined;
}

export type ClassLesson = {
  id: number;
  class_id: number;
  status: LessonStatus;
  starts_at: Date;
  ends_at: Date;
  tz: string;
};

export function lessonsById(ctx: Ctx, ids: readonly number[]): Promise<ClassLesson[]> {
  return ctx.db
    .selectFrom('shared_lessons as l')
    .innerJoin('shared_classes as k', 'k.id', 'l.class_id')
    .select(['l.id', 'l.class_id', 'l.status', 'l.starts_at', 'l.ends_at', 'k.tz'])
    .where('l.id', 'in', ids)
    .$narrowType<{ status: LessonStatus }>()
    .execute();
}

export type Attendee = {
  id: number;
  class_id: number;
  status: EnrollmentStatus;
  concluded_at: Date | null;
  name: string;
};

export function attendeesById(ctx: Ctx, ids: readonly number[]): Promise<Attendee[]> {
  return ctx.db
    .selectFrom('shared_enrollment_rates as e')
    .innerJoin('shared_persons as p', 'p.id', 'e.person_id')
    .select(['e.id', 'e.class_id', 'e.status', 'e.concluded_at', 'p.name'])
    .where('e.id', 'in', ids)
    .$castTo<Attendee>()
    .execute();
}

/** The enrollment with which a person may attend the class now. */
export async function attendingAs(ctx: Ctx, { classId, personId }: { classId: number; personId: number }) {
  return ctx.db
    .selectFrom('shared_enrollment_rates')
    .select('id')
    .where('class_id', '=', classId)
    .where('person_id', '=', personId)
    .where('status', '=', 'enrolled')
    .$castTo<{ id: number }>()
    .executeTakeFirst();
}

export type Gap = { lesson_id: number; starts_at: Date; ends_at: Date; unmarked: number };

export async function gapsOf(ctx: Ctx, classId: number): Promise<Gap[]> {
  const { rows } = await sql<Gap>`
    select l.id as lesson_id, l.starts_at, l.ends_at, (
      select count(*) from shared_enrollment_rates e
      where e.class_id = l.class_id and e.status = 'enrolled'
        and not exists (select from attendances a where a.lesson_id = l.id and a.enrollment_id = e.id and a.state <> 'unmarked')
    ) as unmarked
    from shared_lessons l
    where l.class_id = ${classId} and l.status <> 'canceled' and l.ends_at <= ${ctx.now()}
    order by l.starts_at, l.id`.execute(ctx.db);
  return rows;
}

/** By class, how many marks of enrolled people are missing in past lessons. One statement. The caller checks access. */
export async function gapsIn(ctx: Ctx, classIds: readonly number[]): Promise<Map<number, number>> {
  if (classIds.length === 0) return new Map();
  const { rows } = await sql<{ class_id: number; unmarked: number }>`
    select l.class_id, count(*) as unmarked
    from shared_lessons l join shared_enrollment_rates e on e.class_id = l.class_id and e.status = 'enrolled'
    where l.class_id in (${sql.join(classIds)}) and l.status <> 'canceled' and l.ends_at <= ${ctx.now()}
      and not exists (select from attendances a where a.lesson_id = l.id and a.enrollment_id = e.id and a.state <> 'unmarked')
    group by l.class_id`.execute(ctx.db);
  return new Map(rows.map(({ class_id, unmarked }) => [class_id, unmarked]));
}

export type LessonToHold = Pick<ClassLesson, 'id' | 'class_id' | 'status' | 'starts_at' | 'ends_at'> & {
  attendance_min: number;
};

/** By class, the lessons that count for its minimum; classes that are over are left out. */
export async function lessonsToHold(ctx: Ctx, classIds: readonly number[]): Promise<Map<number, LessonToHold[]>> {
  if (classIds.length === 0) return new Map();
  const rows = await ctx.db
    .selectFrom('shared_lessons as l')
    .innerJoin('shared_classes as k', 'k.id', 'l.class_id')
    .select(['l.id', 'l.class_id', 'l.status', 'l.starts_at', 'l.ends_at', 'k.attendance_min'])
    .where('l.class_id', 'in', classIds)
    .where('l.status', '<>', 'canceled')
    .where('k.status', 'in', currentClassStatuses)
    .$castTo<LessonToHold>()
    .execute();
  return Map.groupBy(rows, ({ class_id }) => class_id);
}
