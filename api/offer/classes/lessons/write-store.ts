import { sql } from 'kysely';
import type { ClassStatus } from '#contract/offer/classes/calls.ts';
import type { LessonState } from '#contract/offer/classes/lessons.ts';
import type { LessonStatus } from '#contract/offer/classes/values.ts';
import { hasClaims, type Ctx } from '#api/shared/context.ts';
import type { LessonRole } from '../model/lesson-status.ts';
import type { Times } from '../model/lesson-times.ts';

export type PlannedClass = {
  id: number;
  course_id: number;
  status: ClassStatus;
  start_at: Date | null;
  end_at: Date | null;
  role: LessonRole;
};

export type LockedLesson = Omit<LessonFields, 'trainer_person_id'> & {
  id: number;
  status: LessonStatus;
  trainer_id: number | null;
};

/** Every change of a lesson waits here for those of the other lessons of its class. */
export async function lockPlan(ctx: Ctx, classId: number): Promise<PlannedClass | undefined> {
  const { rows } = await sql<Omit<PlannedClass, 'role'> & { teaches: boolean }>`
    select k.id, k.course_id, k.status, k.start_at, k.end_at, exists (
      select from class_trainers t where t.class_id = k.id and t.person_id = ${personIdOf(ctx)}) as teaches
    from classes k where k.id = ${classId} and k.deleted_at is null for update`.execute(ctx.db);
  const [row] = rows;
  if (!row) return undefined;
  const { teaches, ...held } = row;
  return { ...held, role: hasClaims(ctx, 'classes.edit') ? 'staff' : teaches ? 'trainer' : 'nobody' };
}

export async function classIdOfLesson(ctx: Ctx, id: number): Promise<number | undefined> {
  const row = await ctx.db.selectFrom('lessons').select('class_id').where('id', '=', id).executeTakeFirst();
  return row?.class_id;
}

/** Behind the lock of its class. */
export async function readLesson(ctx: Ctx, id: number): Promise<LockedLesson> {
  return ctx.db
    .selectFrom('lessons')
    .select([
      'id',
      'status',
      'starts_at',
      'ends_at',
      'room',
      'meeting_url',
      'module_id',
      'trainer_person_id as trainer_id',
    ])
    .where('id', '=', id)
    .$narrowType<{ status: LessonStatus }>()
    .executeTakeFirstOrThrow();
}

/** A trainer is planned in one class at a time. */
export async function lockTrainer(ctx: Ctx, personId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`lessons of ${personId}`}, 0))`.execute(ctx.db);
}

type Slot = Times & { id: number | null };

export async function isClassBusy(ctx: Ctx, classId: number, slot: Slot): Promise<boolean> {
  const stored = await meeting(ctx, slot).where('class_id', '=', classId).executeTakeFirst();
  return stored !== undefined;
}

/** Null where nobody teaches the class, or where several people can share its lessons. */
export async function onlyTrainerOf(ctx: Ctx, classId: number): Promise<number | null> {
  const rows = await ctx.db
    .selectFrom('class_trainers')
    .select('person_id')
    .where('class_id', '=', classId)
    .limit(2)
    .execute();
  const [only, other] = rows;
  return only && !other ? only.person_id : null;
}

/** Those that name this person, and those of classes without another trainer that name nobody. */
function lessonsGivenBy(personId: number) {
  return sql`
    select id from lessons where trainer_person_id = ${personId}
    union all
    select l.id from class_trainers t join lessons l on l.class_id = t.class_id and l.trainer_person_id is null
    where t.person_id = ${personId}
      and not exists (select from class_trainers o where o.class_id = t.class_id and o.person_id <> t.person_id)`;
}

/** Whether this person gives another lesson at one of these times. */
export async function isTrainerBusy(ctx: Ctx, personId: number, slots: readonly Slot[]): Promise<boolean> {
  const { rows } = await sql<{ is_busy: boolean }>`
    select exists (
      select from lessons l join classes k on k.id = l.class_id
        join jsonb_to_recordset(${JSON.stringify(slots)}::jsonb) as s (id bigint, starts_at timestamptz, ends_at timestamptz)
          on l.starts_at < s.ends_at and l.ends_at > s.starts_at and l.id is distinct from s.id
      where l.id = any(array(${lessonsGivenBy(personId)})) and l.status <> 'canceled' and k.status <> 'canceled'
        and k.deleted_at is null) as is_busy`.execute(ctx.db);
  return rows[0]?.is_busy ?? false;
}

function meeting(ctx: Ctx, { id, starts_at, ends_at }: Slot) {
  return ctx.db
    .selectFrom('lessons as l')
    .select('l.id')
    .where('l.status', '<>', 'canceled')
    .where('l.starts_at', '<', ends_at)
    .where('l.ends_at', '>', starts_at)
    .where('l.id', '<>', id ?? 0);
}

/** The planned lessons of a class that name nobody. */
export function unnamedLessons(ctx: Ctx, classId: number): Promise<(Times & { id: number })[]> {
  return ctx.db
    .selectFrom('lessons')
    .select(['id', 'starts_at', 'ends_at'])
    .where('class_id', '=', classId)
    .where('status', '=', 'planned')
    .where('trainer_person_id', 'is', null)
    .where('ends_at', '>', ctx.now())
    .orderBy('id')
    .execute();
}

export async function isModuleOf(ctx: Ctx, { id, courseId }: { id: number; courseId: number }): Promise<boolean> {
  const query = ctx.db.selectFrom('shared_modules').select('id').where('id', '=', id).where('course_id', '=', courseId);
  return (await query.executeTakeFirst()) !== undefined;
}

export type LessonFields = {
  starts_at: Date;
  ends_at: Date;
  room: string | null;
  meeting_url: string | null;
  trainer_person_id: number | null;
  module_id: number | null;
};

const state = ['id', 'status', 'revision as sequence'] as const;

export async function insertLesson(ctx: Ctx, fields: LessonFields & { class_id: number }): Promise<LessonState> {
  return (
    ctx.db
      .insertInto('lessons')
      // Nobody planned without it, so it is announced like a change.
      .values({ ...fields, changed_at: ctx.now(), announced_revision: -1 })
      .returning(state)
      .$narrowType<{ status: LessonStatus }>()
      .executeTakeFirstOrThrow()
  );
}

type Change = { id: number; sequence: number | undefined; fields: Partial<LessonFields> };

/** Undefined where the lesson changed since it was read with that sequence; without one, any may change. */
export async function changeLesson(ctx: Ctx, { id, sequence, fields }: Change): Promise<LessonState | undefined> {
  const isMoved = fields.starts_at !== undefined || fields.ends_at !== undefined;
  return ctx.db
    .updateTable('lessons')
    .set({ ...fields, changed_at: Object.keys(fields).length > 0 ? ctx.now() : sql.ref('changed_at') })
    .$if(isMoved, (query) => query.set({ was_starts_at: sql.ref('starts_at'), was_ends_at: sql.ref('ends_at') }))
    .where('id', '=', id)
    .$if(sequence !== undefined, (query) => query.where('revision', '=', sequence ?? 0))
    .returning(state)
    .$narrowType<{ status: LessonStatus }>()
    .executeTakeFirst();
}

type Move = { id: number; status: LessonStatus; reason?: string; summary?: string };

export async function setLessonStatus(ctx: Ctx, { id, status, reason, summary }: Move): Promise<LessonState> {
  const input =
    status === 'given' ? { summary: summary ?? null, given_at: sql<Date>`coalesce(given_at, ${ctx.now()})` } : {};
  const changed = status === 'given' ? {} : { changed_at: ctx.now() };
  return ctx.db
    .updateTable('lessons')
    .set({ status, cancel_reason: reason ?? null, ...input, ...changed })
    .where('id', '=', id)
    .returning(state)
    .$narrowType<{ status: LessonStatus }>()
    .executeTakeFirstOrThrow();
}

function personIdOf({ actor }: Ctx): number | null {
  return actor.kind === 'user' ? actor.personId : null;
}
