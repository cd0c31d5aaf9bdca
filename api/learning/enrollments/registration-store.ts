import { sql } from 'kysely';
import { settledFileStatuses, type MandatoryFileCategory } from '#contract/learning/enrollments/values.ts';
import { activeEnrollmentStatuses } from '#contract/learning/enrollments/values.ts';
import { readSetting } from '#api/platform/settings/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { literals } from '#api/shared/database/literals.ts';
import { filesDueAt } from './model/files-due.ts';
import { emittingOpened, type NewEnrollments, type Seated } from './store.ts';

export type Demand = { categories: MandatoryFileCategory[]; dueAt: Date; trainerIds: number[] };

/** What the class demands of those who register now, and its trainers, who cannot. */
export async function demandOfClass(ctx: Ctx, classId: number): Promise<Demand> {
  const { categories, startAt, trainerIds } = await ctx.db
    .selectFrom('shared_classes as k')
    .select(['k.mandatory_files as categories', 'k.start_at as startAt'])
    .select(
      sql<number[]>`(select coalesce(json_agg(t.person_id), '[]') from shared_class_trainers t
        where t.class_id = k.id)`.as('trainerIds'),
    )
    .where('k.id', '=', classId)
    .$narrowType<{ categories: MandatoryFileCategory[] }>()
    .executeTakeFirstOrThrow();
  const dueAt = filesDueAt({ from: ctx.now(), days: await readSetting(ctx, 'filesDueDays'), startAt });
  return { categories, dueAt, trainerIds };
}

/** Whether a class of the order does. */
export async function demandsFiles(ctx: Ctx, orderId: number): Promise<boolean> {
  const row = await ctx.db
    .selectFrom('shared_order_items as i')
    .innerJoin('shared_classes as k', 'k.id', 'i.class_id')
    .select('i.id')
    .where('i.order_id', '=', orderId)
    .where(sql<boolean>`k.mandatory_files <> '{}'`)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

type Registered = NewEnrollments & { paidAt: Date | null; dueAt: Date | null };

export async function insertRegistered(
  ctx: Ctx,
  { classId, courseId, personIds, orderItemId, paidAt, dueAt }: Registered,
): Promise<Seated[]> {
  if (personIds.length === 0) return [];
  const common = {
    class_id: classId,
    course_id: courseId,
    order_item_id: orderItemId,
    status: 'registered',
    registered_at: ctx.now(),
    paid_at: paidAt,
    files_due_at: dueAt,
  };
  return ctx.db
    .insertInto('enrollments')
    .values(personIds.map((person_id) => ({ ...common, person_id })))
    .onConflict((conflict) =>
      conflict.columns(['class_id', 'person_id']).where('status', 'in', activeEnrollmentStatuses).doNothing(),
    )
    .returning(['id', 'person_id'])
    .execute();
}

type Paid = Pick<NewEnrollments, 'classId' | 'personIds'> & { dueAt: Date };

/** Locks the rows, so that a file that is approved at the same time is seen by one of the two. */
export async function payRegistered(ctx: Ctx, { classId, personIds, dueAt }: Paid): Promise<Seated[]> {
  if (personIds.length === 0) return [];
  return ctx.db
    .updateTable('enrollments')
    .set({
      paid_at: ctx.now(),
      files_due_at: sql<Date>`case when files_due_at is not null then ${dueAt}::timestamptz end`,
    })
    .where('class_id', '=', classId)
    .where('person_id', 'in', personIds)
    .where('status', '=', sql.lit('registered'))
    .where('paid_at', 'is', null)
    .returning(['id', 'person_id'])
    .execute();
}

/** Files that are approved already, in the student record or for another class, are not demanded twice. */
export async function demandFiles(ctx: Ctx, ids: number[], categories: readonly string[]): Promise<void> {
  if (ids.length === 0 || categories.length === 0) return;
  await sql`
    insert into enrollment_files (enrollment_id, category, status, file_id, is_reused, handed_in_at, decided_at, created_at)
    select e.id, c.category, case when known.file_id is null then 'missing' else 'approved' end, known.file_id,
      known.file_id is not null, known.at, known.at, ${ctx.now()}
    from enrollments e cross join unnest(array[${sql.join(categories)}]::text[]) as c (category)
      left join lateral (
        select * from (
          select d.file_id, d.status_at as at from shared_accepted_documents d
          where d.person_id = e.person_id and d.category = c.category
          union all
          select f.file_id, f.decided_at from enrollment_files f
            join enrollments o on o.id = f.enrollment_id join shared_files b on b.id = f.file_id
          where o.person_id = e.person_id and f.category = c.category and f.status = 'approved' and b.deleted_at is null
        ) approved order by at desc limit 1
      ) known on true
    where e.id in (${sql.join(ids)})
    on conflict (enrollment_id, category) do nothing`.execute(ctx.db);
}

/**
 * Confirms those that are paid and lack no file (domain 4.2), each of them once. The rows have to be locked before, by a
 * statement of its own: this one does not see files that were approved after it began. Emits the events that they are
 * opened.
 */
export async function confirmReady(ctx: Ctx, ids: readonly number[]): Promise<Seated[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<Seated>`
    with opened as (
      update enrollments e set status = 'enrolled', enrolled_at = ${ctx.now()}
      where e.id in (${sql.join(ids)}) and e.status = 'registered' and e.paid_at is not null and not exists (
        select from enrollment_files f
        where f.enrollment_id = e.id and f.status not in (${literals(settledFileStatuses)})
      )
      returning e.id, e.person_id
    ), emitted as (${emittingOpened(ctx)})
    select id, person_id from opened`.execute(ctx.db);
  return rows;
}

export async function hasRegistration(ctx: Ctx, personId: number): Promise<boolean> {
  const row = await ctx.db
    .selectFrom('enrollments')
    .select('id')
    .where('person_id', '=', personId)
    .where('files_due_at', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
