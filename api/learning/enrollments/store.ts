import { sql } from 'kysely';
import type { CourseType } from '#contract/offer/catalogue/calls.ts';
import type { ClassStatus } from '#contract/offer/classes/calls.ts';
import type { EnrollmentFilter, EnrollmentOutcome, EnrollmentStatus } from '#contract/learning/enrollments/calls.ts';
import { activeEnrollmentStatuses } from '#contract/learning/enrollments/values.ts';
import { coursesOfPackage } from '#api/offer/catalogue/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { emitting } from '#api/shared/events/events.ts';
import { recordingStart } from '#api/shared/database/status-history.ts';
import { pageOfChosen, wanted, type ListQuery } from '#api/shared/database/retrieval.ts';
import { isFreeSeat } from './is-free-seat.ts';
import type { Conclusion } from './model/conclusion.ts';

/** `personId`: one's own enrollments, and those of the classes one teaches. */
export type Scope = 'all' | { personId: number };

export async function pageOfEnrollments(
  ctx: Ctx,
  { filter, sort, scope, ...page }: ListQuery<{ filter?: EnrollmentFilter }> & { scope: Scope },
) {
  let ids = ctx.db.selectFrom('enrollments').select('enrollments.id');
  if (scope !== 'all') ids = ids.where(within(scope.personId));
  for (const name of ['id', 'course_id', 'class_id', 'person_id', 'status', 'outcome'] as const) {
    const value = filter[name];
    if (value !== undefined) ids = ids.where(wanted(sql.ref(`enrollments.${name}`), value));
  }
  const order = [...sort, { field: 'id', order: 'desc' as const }];
  for (const { field, order: direction } of order) ids = ids.orderBy(sql.ref(`enrollments.${field}`), direction);
  const read = (chosen: typeof ids | readonly number[]) => {
    let query = withClassAndOrder(ctx).where('enrollments.id', 'in', chosen);
    for (const { field, order: direction } of order) query = query.orderBy(sql.ref(`enrollments.${field}`), direction);
    return query.execute();
  };
  return pageOfChosen(ctx, { ids, read }, page);
}

function withClassAndOrder(ctx: Ctx) {
  return ctx.db
    .selectFrom('enrollments')
    .innerJoin('shared_classes as classes', 'classes.id', 'enrollments.class_id')
    .innerJoin('shared_persons as persons', 'persons.id', 'enrollments.person_id')
    .leftJoin('shared_order_items as order_items', 'order_items.id', 'enrollments.order_item_id')
    .leftJoin('shared_orders as orders', 'orders.id', 'order_items.order_id')
    .leftJoin('shared_files as rules', 'rules.id', 'classes.regulation_file_id')
    .selectAll('enrollments')
    .select('orders.organization_id')
    .select(['rules.sha256 as rules_sha256', 'rules.byte_size as rules_byte_size'])
    .select(['persons.name as person_name', 'orders.id as order_id', 'orders.number'])
    .select(['classes.code', 'classes.type as class_type', 'classes.status as class_status', 'classes.city'])
    .select(['classes.venue'])
    .select(['classes.start_at', 'classes.end_at', 'classes.tz'])
    .$narrowType<{ status: EnrollmentStatus; outcome: EnrollmentOutcome; class_status: ClassStatus }>()
    .$narrowType<{ class_type: CourseType }>();
}

export type EnrollmentRow = Awaited<ReturnType<ReturnType<typeof withClassAndOrder>['execute']>>[number];

function within(personId: number) {
  return sql<boolean>`enrollments.id = any(array(
    select id from enrollments where person_id = ${personId}
    union all
    select e.id from shared_class_trainers t join enrollments e on e.class_id = t.class_id where t.person_id = ${personId}))`;
}

export async function lockStanding(ctx: Ctx, id: number) {
  return ctx.db
    .selectFrom('enrollments')
    .innerJoin('shared_classes as classes', 'classes.id', 'enrollments.class_id')
    .innerJoin('shared_courses as courses', 'courses.id', 'enrollments.course_id')
    .select(['courses.least_hours_percent as percent', 'enrollments.concludes_at as concludesAt'])
    .select(sql<number | null>`courses.workload_hours::float8`.as('hours'))
    .select(
      sql<Date | null>`(select min(p.started_at) from shared_content_progress p
      where courses.least_hours_percent > 0 and p.enrollment_id = enrollments.id)`.as('begunAt'),
    )
    .select(['enrollments.status', 'enrollments.concluded_at as concludedAt', 'enrollments.final_grade as grade'])
    .select(['enrollments.progress_rate as progressRate', 'enrollments.attendance_rate as attendanceRate'])
    .select(['classes.type', 'classes.status as classStatus'])
    .select(['classes.attendance_min as attendanceMin', 'classes.grade_min as gradeMin'])
    .where('enrollments.id', '=', id)
    .forUpdate('enrollments')
    .$narrowType<{ status: EnrollmentStatus; type: CourseType; classStatus: ClassStatus }>()
    .executeTakeFirst();
}

type Measured = { id: number; progressRate: number; grade: number | null; mayFall: boolean };

/** With the conclusion of its class it is frozen (domain 4.2). */
export async function writeProgress(ctx: Ctx, { id, progressRate, grade, mayFall }: Measured): Promise<void> {
  const highest = sql<number>`greatest(final_grade, ${grade}::numeric)`;
  const replaced = sql<number>`case when concluded_at is null then ${grade}::numeric else final_grade end`;
  await ctx.db
    .updateTable('enrollments')
    .set({
      progress_rate: sql<number>`greatest(progress_rate, ${progressRate}::numeric)`,
      final_grade: mayFall ? replaced : highest,
    })
    .where('id', '=', id)
    .where(sql<boolean>`(concluded_at is null or not exists (
      select from shared_classes k where k.id = class_id and k.status = 'concluded'))`)
    .execute();
}

export async function writeWaiting(ctx: Ctx, id: number, concludesAt: Date | null): Promise<void> {
  await ctx.db.updateTable('enrollments').set({ concludes_at: concludesAt }).where('id', '=', id).execute();
}

/** Whose least time has passed, the first ones first. */
export async function enrollmentsDue(ctx: Ctx): Promise<{ id: number; course_id: number }[]> {
  return ctx.db
    .selectFrom('enrollments')
    .select(['id', 'course_id'])
    .where('concludes_at', '<=', ctx.now())
    .where('status', '=', 'enrolled')
    .where('concluded_at', 'is', null)
    .orderBy('concludes_at')
    .limit(1_000)
    .execute();
}

/** Answers true for one of two concurrent calls only. */
export async function concludeOnce(ctx: Ctx, id: number, outcome: Conclusion): Promise<boolean> {
  const concluded = await ctx.db
    .updateTable('enrollments')
    .set({ outcome, concluded_at: ctx.now() })
    .where('id', '=', id)
    .where('status', '=', 'enrolled')
    .where('concluded_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return concluded !== undefined;
}

export type NewEnrollments = { classId: number; courseId: number; personIds: number[]; orderItemId: number | null };
export type Seated = { id: number; person_id: number };

const enrolled = { subject: 'enrollment', move: 'enroll', to: 'enrolled' } as const;

/** Records the moves, and emits the events that they are opened. */
export async function insertEnrolled(ctx: Ctx, input: NewEnrollments): Promise<Seated[]> {
  if (input.personIds.length === 0) return [];
  const common = {
    class_id: input.classId,
    course_id: input.courseId,
    order_item_id: input.orderItemId,
    status: 'enrolled',
    registered_at: ctx.now(),
    paid_at: ctx.now(),
    enrolled_at: ctx.now(),
  };
  return ctx.db
    .with('opened', (query) =>
      query
        .insertInto('enrollments')
        .values(input.personIds.map((person_id) => ({ ...common, person_id })))
        .onConflict((conflict) =>
          conflict.columns(['class_id', 'person_id']).where('status', 'in', activeEnrollmentStatuses).doNothing(),
        )
        .returning(['id', 'person_id']),
    )
    .with('recorded', () => sql`(${recordingStart(ctx, enrolled, 'opened')})`)
    .with('emitted', () => sql`(${emittingOpened(ctx)})`)
    .selectFrom('opened')
    .select(['id', 'person_id'])
    .execute();
}

/** For the `with` of a statement whose `opened` has the enrollments. */
export function emittingOpened(ctx: Ctx) {
  return emitting(ctx, 'enrollment_opened', sql`select jsonb_build_object('enrollment_id', id) from opened`);
}

export async function enrollmentsOf(ctx: Ctx, { courseIds, personId }: { courseIds: number[]; personId: number }) {
  if (courseIds.length === 0) return [];
  return ctx.db
    .selectFrom('enrollments as e')
    .innerJoin('shared_classes as k', 'k.id', 'e.class_id')
    .leftJoin('shared_files as rules', 'rules.id', 'k.regulation_file_id')
    .distinctOn('e.course_id')
    .select(['e.id', 'e.class_id', 'e.course_id', 'e.person_id', 'e.status', 'e.progress_rate', 'e.concluded_at'])
    .select(['e.regulation_accepted_at', 'e.paid_at', 'rules.sha256 as rules_sha256'])
    .select(['k.status as class_status', 'k.end_at'])
    .$narrowType<{ status: EnrollmentStatus; class_status: ClassStatus }>()
    .where('e.course_id', 'in', courseIds)
    .where('e.person_id', '=', personId)
    .orderBy('e.course_id')
    .orderBy(sql`case e.status when 'enrolled' then 0 when 'registered' then 1 else 2 end`)
    .orderBy('e.id', 'desc')
    .execute();
}

/** In the order of their classes, in which they are locked. */
export async function standingOfItems(ctx: Ctx, orderItemIds: readonly number[]): Promise<number[]> {
  const rows = await ctx.db
    .selectFrom('enrollments')
    .select('id')
    .where('order_item_id', 'in', orderItemIds)
    .where('status', 'in', activeEnrollmentStatuses)
    .orderBy('class_id')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

export async function standingOnSeat(
  ctx: Ctx,
  { order_item_id, person_id }: { order_item_id: number; person_id: number },
): Promise<{ id: number; status: EnrollmentStatus } | undefined> {
  return ctx.db
    .selectFrom('enrollments')
    .select(['id', 'status'])
    .where('order_item_id', '=', order_item_id)
    .where('person_id', '=', person_id)
    .where('status', '<>', 'canceled')
    .orderBy('id', 'desc')
    .$narrowType<{ status: EnrollmentStatus }>()
    .executeTakeFirst();
}

/** By its first lesson, or by the first content that its person opened. */
export async function isUsed(ctx: Ctx, id: number): Promise<boolean> {
  const { rows } = await sql<{ is_used: boolean }>`
    select exists (select from shared_content_progress p where p.enrollment_id = e.id)
      or exists (select from shared_standing_lessons l
        where l.class_id = e.class_id and l.starts_at <= ${ctx.now()}::timestamptz) as is_used
    from enrollments e where e.id = ${id}`.execute(ctx.db);
  return rows[0]?.is_used ?? false;
}

/** No courses unless the enrollment is of a package. */
export async function packageOf(ctx: Ctx, id: number): Promise<{ personId: number; courses: number[] }> {
  return ctx.db
    .selectFrom('enrollments as e')
    .select(['e.person_id as personId', coursesOfPackage('e.course_id').as('courses')])
    .where('e.id', '=', id)
    .executeTakeFirstOrThrow();
}

export function seatOf(ctx: Ctx, id: number): Promise<{ class_id: number; order_item_id: number | null } | undefined> {
  const row = ctx.db.selectFrom('enrollments').select(['class_id', 'order_item_id']).where('id', '=', id);
  return row.executeTakeFirst();
}

export type LockedEnrollment = NonNullable<Awaited<ReturnType<typeof lockEnrollment>>>;

export async function lockEnrollment(ctx: Ctx, id: number, scope: Scope) {
  const query = ctx.db
    .selectFrom('enrollments')
    .innerJoin('shared_classes as classes', 'classes.id', 'enrollments.class_id')
    .select(['enrollments.id', 'enrollments.status', 'enrollments.person_id', 'enrollments.class_id'])
    .select(['enrollments.concluded_at', 'enrollments.enrolled_at', 'enrollments.paid_at', 'classes.start_at'])
    .select(['enrollments.order_item_id', 'enrollments.course_id', 'classes.status as class_status'])
    .select(isFreeSeat('enrollments').as('is_free'))
    .where('enrollments.id', '=', id)
    .forUpdate('enrollments')
    .$narrowType<{ status: EnrollmentStatus; class_status: ClassStatus }>();
  const scoped = scope === 'all' ? query : query.where('enrollments.person_id', '=', scope.personId);
  return scoped.executeTakeFirst();
}

export async function endEnrollment(
  ctx: Ctx,
  { id, status, reason }: { id: number; status: EnrollmentStatus; reason: string },
): Promise<void> {
  await ctx.db
    .updateTable('enrollments')
    .set({ status, end_reason: reason, ended_at: ctx.now() })
    .where('id', '=', id)
    .execute();
}

export async function enrolledIn(ctx: Ctx, classId: number): Promise<{ id: number; course_id: number }[]> {
  return ctx.db
    .selectFrom('enrollments')
    .select(['id', 'course_id'])
    .where('class_id', '=', classId)
    .where('status', '=', 'enrolled')
    .where('concluded_at', 'is', null)
    .orderBy('id')
    .execute();
}
