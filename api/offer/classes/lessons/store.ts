import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { CourseType } from '#contract/offer/catalogue/calls.ts';
import type { LocalizedText } from '#contract/basics.ts';
import type { LessonFilter } from '#contract/offer/classes/lessons.ts';
import type { ClassStatus } from '#contract/offer/classes/calls.ts';
import type { LessonStatus } from '#contract/offer/classes/values.ts';
import { organizationRights } from '#contract/people/organizations/values.ts';
import { activeEnrollmentStatuses } from '#contract/learning/enrollments/values.ts';
import { hasClaims, type Ctx } from '#api/shared/context.ts';
import { totalOf, totalOfMany, wanted, type ListQuery } from '#api/shared/database/retrieval.ts';
import { literals } from '#api/shared/database/literals.ts';

export type LessonQuery = ListQuery<{ filter?: LessonFilter }>;

export type LessonRow = {
  id: number;
  class_id: number;
  course_id: number;
  code: string;
  course_title: LocalizedText;
  starts_at: Date;
  ends_at: Date;
  tz: string;
  type: CourseType;
  status: LessonStatus;
  class_status: ClassStatus;
  class_revision: number;
  room: string | null;
  venue: string | null;
  city: string | null;
  revision: number;
  revised_at: Date;
  module_id: number | null;
  module_title: LocalizedText | null;
  trainers: { id: number; name: string }[];
  meeting_url: string | null;
  summary: string | null;
  cancel_reason: string | null;
  was_starts_at: Date | null;
  was_ends_at: Date | null;
  changed_at: Date | null;
};

export type StandingRow = LessonRow & { teaches: boolean; is_enrolled: boolean; is_related: boolean };

export async function pageOfLessons(ctx: Ctx, { filter, sort, ...page }: LessonQuery) {
  const standing = standingOf(ctx);
  const related = sql<boolean>`(${standing.teaches} or ${standing.attends} or ${standing.employs})`;
  const requested = lessonsIn(ctx, filter);
  const seen = requested.where(sql<boolean>`(${isPublic} or ${related})`);
  const direction = sort[0]?.order === 'desc' ? 'desc' : 'asc';
  const chosen = seen.orderBy('l.starts_at', direction).orderBy('l.id').limit(page.limit).offset(page.offset);
  const rows = await lessons(ctx)
    .select([standing.teaches.as('teaches'), standing.isEnrolled.as('is_enrolled'), related.as('is_related')])
    .where('l.id', 'in', chosen)
    .orderBy('l.starts_at', direction)
    .orderBy('l.id')
    .$castTo<StandingRow>()
    .execute();
  if (page.offset === 0 && rows.length < page.limit) return { rows, total: rows.length };
  if (filter.is_taught || hasClaims(ctx, 'classes.edit') || (await isEmployer(ctx))) {
    return { rows, total: await totalOfMany(ctx, seen) };
  }
  // The number of public ones is the same for everybody, so that it may be cached; one's own others are few.
  const others = requested.where(sql<boolean>`not ${isPublic}`).where(isOfOwnClass(ctx));
  return { rows, total: (await totalOfMany(ctx, requested.where(isPublic))) + (await totalOf(others)) };
}

function lessonsIn(ctx: Ctx, filter: LessonFilter) {
  let query = ctx.db
    .selectFrom('lessons as l')
    .innerJoin('classes as k', 'k.id', 'l.class_id')
    .select('l.id')
    .where('k.deleted_at', 'is', null);
  for (const [name, column] of columns) {
    const value = filter[name];
    if (value !== undefined) query = query.where(wanted(sql.ref(column), value));
  }
  return filter.is_taught ? query.where(teachesIn(ctx)) : query;
}

const columns = [
  ['id', 'l.id'],
  ['class_id', 'l.class_id'],
  ['course_id', 'k.course_id'],
  ['status', 'l.status'],
  ['starts_at', 'l.starts_at'],
] as const;

const isPublic = sql<boolean>`(l.status <> 'canceled' and k.status <> 'canceled'
  and exists (select from published_courses p where p.id = k.course_id))`;

export type Query = {
  classIds: readonly number[];
  ids?: readonly number[];
  /** Only lessons that touch this span of time. */
  span?: { from: Date; until: Date };
  most?: number;
};

/** Lessons of these classes by time, canceled ones included. The caller checks who may see them. */
export async function lessonsOf(ctx: Ctx, { classIds, ids, span, most = 1000 }: Query): Promise<LessonRow[]> {
  if (classIds.length === 0 || ids?.length === 0) return [];
  let query = lessons(ctx).where('l.class_id', 'in', classIds);
  if (ids) query = query.where('l.id', 'in', ids);
  if (span) query = query.where('l.starts_at', '<', span.until).where('l.ends_at', '>', span.from);
  return query.orderBy('l.starts_at').orderBy('l.id').limit(most).$castTo<LessonRow>().execute();
}

/** With its class. The caller checks who may see it. */
export async function lessonById(ctx: Ctx, id: number): Promise<LessonRow | undefined> {
  return lessons(ctx).where('l.id', '=', id).$castTo<LessonRow>().executeTakeFirst();
}

function lessons(ctx: Ctx) {
  return ctx.db
    .selectFrom('lessons as l')
    .innerJoin('classes as k', 'k.id', 'l.class_id')
    .innerJoin('shared_courses as c', 'c.id', 'k.course_id')
    .leftJoin('shared_modules as m', 'm.id', 'l.module_id')
    .select(['l.id', 'l.class_id', 'k.course_id', 'k.code', 'c.title as course_title', 'l.starts_at', 'l.ends_at'])
    .select(['k.tz', 'k.type', 'l.status', 'k.status as class_status', 'l.room', 'k.venue', 'k.city', 'l.revision'])
    .select(['k.revision as class_revision', 'm.id as module_id', 'm.title as module_title', 'l.summary'])
    .select(['l.cancel_reason', 'l.was_starts_at', 'l.was_ends_at', 'l.changed_at'])
    .select([
      sql<Date>`greatest(k.created_at, k.revised_at, l.revised_at)`.as('revised_at'),
      sql<string | null>`coalesce(l.meeting_url, k.meeting_url)`.as('meeting_url'),
      sql<{ id: number; name: string }[]>`(
        select coalesce(json_agg(json_build_object('id', p.id, 'name', p.name) order by p.id), '[]')
        from shared_persons p where p.deleted_at is null and p.id in (
          select t.person_id from class_trainers t
          where t.class_id = l.class_id and t.person_id = coalesce(l.trainer_person_id, t.person_id)
        ))`.as('trainers'),
    ]);
}

const attending = ['registered', 'enrolled', 'withdrawal'];

/** How the caller stands to the class of a lesson. */
function standingOf(ctx: Ctx): Record<'teaches' | 'isEnrolled' | 'attends' | 'employs', RawBuilder<boolean>> {
  const [yes, no] = [sql<boolean>`true`, sql<boolean>`false`];
  if (hasClaims(ctx, 'classes.edit')) return { teaches: yes, isEnrolled: no, attends: no, employs: no };
  if (ctx.actor.kind !== 'user') return { teaches: no, isEnrolled: no, attends: no, employs: no };
  const { personId } = ctx.actor;
  const within = (statuses: string[]) => sql<boolean>`exists (select from shared_enrollments e
    where e.class_id = l.class_id and e.person_id = ${personId} and e.status in (${sql.join(statuses)}))`;
  return {
    teaches: teachesIn(ctx),
    isEnrolled: within(['enrolled']),
    attends: within(attending),
    employs: sql<boolean>`exists (select from shared_organization_training o
      join shared_affiliations a on a.organization_id = o.organization_id
      where o.class_id = l.class_id and o.status in (${literals(activeEnrollmentStatuses)}) and o.ended_at is null
        and a.person_id = ${personId} and a.status = 'active'
        and a.role in (${sql.join([...organizationRights['training.read']])})
      -- Without it PostgreSQL would first collect the training of all organizations.
      offset 0)`,
  };
}

/** Teaches the class, or attends it. */
function isOfOwnClass({ actor }: Ctx): RawBuilder<boolean> {
  if (actor.kind !== 'user') return sql`false`;
  return sql`l.class_id = any(array(
    select class_id from class_trainers where person_id = ${actor.personId}
    union all
    select class_id from shared_enrollments
      where person_id = ${actor.personId} and status in (${sql.join(attending)})))`;
}

async function isEmployer({ db, actor }: Ctx): Promise<boolean> {
  if (actor.kind !== 'user') return false;
  const row = await db
    .selectFrom('shared_affiliations')
    .select('id')
    .where('person_id', '=', actor.personId)
    .where('status', '=', 'active')
    .where('role', 'in', organizationRights['training.read'])
    .executeTakeFirst();
  return row !== undefined;
}

function teachesIn({ actor }: Ctx): RawBuilder<SqlBool & boolean> {
  if (actor.kind !== 'user') return sql`false`;
  return sql`exists (select from class_trainers t where t.class_id = l.class_id and t.person_id = ${actor.personId})`;
}
