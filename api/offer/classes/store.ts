import { sql, type Expression, type RawBuilder, type SqlBool } from 'kysely';
import type { ClassChange, ClassFilter, ClassStatus, NewClass } from '#contract/offer/classes/calls.ts';
import type { MandatoryFileCategory } from '#contract/learning/enrollments/values.ts';
import type { Seats } from '#contract/rules/seats.ts';
import type { Ctx } from '#api/shared/context.ts';
import { wanted, type ListQuery } from '#api/shared/database/retrieval.ts';
import { placeOfDay, spanOf } from './days-store.ts';
import type { ClassFacts } from './model/class-status.ts';
import { requestedDays, requireTimeZone } from './requested-days.ts';

export type ClassQuery = ListQuery<{ filter?: ClassFilter }>;

export type ClassRow = Seats & {
  id: number;
  course_id: number;
  code: string;
  type: ClassFacts['type'];
  status: ClassStatus;
  start_at: Date | null;
  end_at: Date | null;
  tz: string;
  venue: string | null;
  city: string | null;
  registration_opens_at: Date | null;
  registration_deadline: Date | null;
  lesson_count: number;
  attendance_min: number;
  grade_min: number;
  is_for_sale: boolean;
  mandatory_files: MandatoryFileCategory[];
};

export async function pageOfClasses(
  ctx: Ctx,
  { filter, sort, limit, offset }: ClassQuery,
): Promise<{ rows: ClassRow[]; total: number }> {
  const where = conditions(filter, ctx.now());
  const order = sort[0]?.order === 'desc' ? sql`k.start_at desc nulls last, k.id desc` : sql`k.start_at, k.id`;
  const { rows } = await sql<ClassRow>`
    ${classesAt(ctx.now())} where ${where} order by ${order} limit ${limit} offset ${offset}`.execute(ctx.db);
  if (offset === 0 && rows.length < limit) return { rows, total: rows.length };
  const counted = await sql<{ found: number }>`select count(*) as found from classes k where ${where}`.execute(ctx.db);
  return { rows, total: counted.rows[0]?.found ?? 0 };
}

/** At most 500. Without parameters for the page, PostgreSQL can store its plan. */
export async function findClassesForSale(ctx: Ctx, courseIds: number[]): Promise<ClassRow[]> {
  const where = conditions({ course_id: courseIds, is_for_sale: true }, ctx.now());
  const { rows } = await sql<ClassRow>`
    ${classesAt(ctx.now())} where ${where} order by k.start_at, k.id limit 500`.execute(ctx.db);
  return rows;
}

export async function findClasses(ctx: Ctx, ids: number[]): Promise<ClassRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<ClassRow>`${classesAt(ctx.now())} where k.id in (${sql.join(ids)})`.execute(ctx.db);
  return rows;
}

export async function insertClass(
  ctx: Ctx,
  input: Omit<NewClass, 'trainer_ids' | 'lessons'>,
): Promise<number | undefined> {
  const row = await ctx.db
    .insertInto('classes')
    .values({ ...input, regulation_since: input.regulation_file_id ? ctx.now() : null, created_at: ctx.now() })
    .onConflict((conflict) => conflict.column('code').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

export async function isCodeTaken(ctx: Ctx, { id, code }: { id: number; code: string }): Promise<boolean> {
  const other = await ctx.db.selectFrom('classes').select('id').where('code', '=', code).executeTakeFirst();
  return other !== undefined && other.id !== id;
}

export async function updateClassRow(ctx: Ctx, { id, ...input }: Omit<ClassChange, 'trainer_ids'>): Promise<void> {
  await ctx.db
    .updateTable('classes')
    .set({ ...input, code: input.code ?? sql.ref('code'), ...regulationSince(ctx, input) })
    .where('id', '=', id)
    .execute();
}

/** The moment is taken under the lock of the class, so that it is later than every order that accepted another one. */
function regulationSince(ctx: Ctx, { regulation_file_id: id }: Pick<ClassChange, 'regulation_file_id'>) {
  if (id === undefined) return {};
  if (id === null) return { regulation_since: null };
  const now = sql<Date>`${ctx.now()}::timestamptz`;
  return { regulation_since: sql<Date>`case when regulation_file_id = ${id} then regulation_since else ${now} end` };
}

export async function findRegulationId(ctx: Ctx, classId: number): Promise<number | null> {
  const row = await ctx.db
    .selectFrom('classes')
    .innerJoin('published_courses', 'published_courses.id', 'classes.course_id')
    .select('classes.regulation_file_id')
    .where('classes.id', '=', classId)
    .where('classes.deleted_at', 'is', null)
    .executeTakeFirst();
  return row?.regulation_file_id ?? null;
}

export async function replaceTrainers(ctx: Ctx, classId: number, personIds: number[]): Promise<boolean> {
  const ids = [...new Set(personIds)];
  await ctx.db.deleteFrom('class_trainers').where('class_id', '=', classId).execute();
  if (ids.length === 0) return true;
  const { numAffectedRows } = await sql`
    insert into class_trainers (class_id, person_id)
    select ${classId}, id from shared_persons where id in (${sql.join(ids)}) and deleted_at is null`.execute(ctx.db);
  return Number(numAffectedRows) === ids.length;
}

export async function insertLessons(
  ctx: Ctx,
  classId: number,
  lessons: { starts_at: string; ends_at: string; room?: string | null | undefined }[],
): Promise<void> {
  if (lessons.length === 0) return;
  await ctx.db
    .insertInto('lessons')
    .values(lessons.map(({ room = null, ...lesson }) => ({ ...lesson, room, class_id: classId })))
    .execute();
}

export async function lockClassFacts(ctx: Ctx, id: number): Promise<ClassFacts | undefined> {
  const { rows } = await sql<ClassFacts>`
    select status, type, start_at as "startAt", end_at as "endAt",
      (select count(*) from lessons where class_id = k.id and status = 'planned') as "lessonsPlanned"
    from classes k where id = ${id} and deleted_at is null for update`.execute(ctx.db);
  return rows[0];
}

export async function findDueClasses(ctx: Ctx): Promise<number[]> {
  const now = ctx.now();
  const { rows } = await sql<{ id: number }>`
    select id from classes where status = 'opened' and deleted_at is null
      and (registration_deadline <= ${now} or (type <> 'online' and start_at <= ${now}))
    order by id limit 1000`.execute(ctx.db);
  return rows.map(({ id }) => id);
}

export async function setClassStatus(ctx: Ctx, id: number, status: ClassStatus): Promise<void> {
  await ctx.db.updateTable('classes').set({ status }).where('id', '=', id).execute();
}

function classesAt(now: Date): RawBuilder<ClassRow> {
  return sql`
    select k.id, k.course_id, k.code, k.type, k.status, k.start_at, k.end_at, k.tz, k.venue, k.city,
      k.registration_opens_at, k.registration_deadline,
      (select count(*) from lessons l where l.class_id = k.id and l.status <> 'canceled') as lesson_count,
      k.attendance_min, k.grade_min, k.capacity, k.mandatory_files, s.taken,
      is_for_sale(k, ${now}) as is_for_sale
    from classes k cross join lateral taken_seats(k.id, ${now}) s`;
}

function conditions(filter: ClassFilter, now: Date): RawBuilder<SqlBool> {
  const { start_at, meets_at, meets_on, starts_on, is_for_sale, has_seats, category_id, partner_id, ...plain } = filter;
  const all: Expression<SqlBool>[] = [sql`k.deleted_at is null`, ofCourse({ category_id, partner_id })];
  for (const field of ['id', 'course_id', 'type', 'status', 'city'] as const) {
    const value = plain[field];
    if (value !== undefined) all.push(wanted(sql.ref(`k.${field}`), value));
  }
  if (start_at) all.push(wanted(sql.ref('k.start_at'), start_at));
  if (meets_at) all.push(meets(meets_at));
  if (meets_on) all.push(meetsOn(onDays(meets_on, 'meets_on')));
  if (starts_on) all.push(onDays(starts_on, 'starts_on')(sql`k.start_at`));
  if (is_for_sale !== undefined) all.push(sql`is_for_sale(k, ${now}) = ${is_for_sale}`);
  if (has_seats !== undefined) {
    all.push(sql`(is_for_sale(k, ${now}) and k.seats_free_at <= ${now}) = ${has_seats}`);
  }
  return sql`${sql.join(all, sql` and `)}`;
}

function ofCourse({ category_id, partner_id }: Pick<ClassFilter, 'category_id' | 'partner_id'>): RawBuilder<SqlBool> {
  const all: Expression<SqlBool>[] = [sql`c.id = k.course_id`];
  if (category_id !== undefined) all.push(wanted(sql.ref('c.category_id'), category_id));
  if (partner_id !== undefined) all.push(wanted(sql.ref('c.partner_id'), partner_id));
  return sql`exists (select from published_courses c where ${sql.join(all, sql` and `)})`;
}

function meets({ gte, lte }: { gte: string; lte: string }): RawBuilder<SqlBool> {
  return sql`(k.id in (
      select l.class_id from lessons l where l.starts_at between ${gte} and ${lte} and l.status <> 'canceled'
    ) or (
      k.start_at between ${gte} and ${lte} and not exists (select from lessons l where l.class_id = k.id)
    ))`;
}

type OnDays = (at: RawBuilder<unknown>) => RawBuilder<SqlBool>;

function onDays({ tz, ...bounds }: NonNullable<ClassFilter['meets_on']>, field: string): OnDays {
  const readerZone = tz === undefined ? null : requireTimeZone(tz, field);
  const within = { days: requestedDays(bounds, field), readerZone };
  const { from, until } = spanOf(within);
  return (at) => sql`${at} >= ${from} and ${at} < ${until}
    and ${placeOfDay(within, at)} between 1 and ${within.days.length}`;
}

function meetsOn(isOn: OnDays): RawBuilder<SqlBool> {
  return sql`(k.id in (
      select l.class_id from lessons l join classes k on k.id = l.class_id
      where l.status <> 'canceled' and ${isOn(sql`l.starts_at`)}
    ) or (
      ${isOn(sql`k.start_at`)} and not exists (select from lessons l where l.class_id = k.id)
    ))`;
}
