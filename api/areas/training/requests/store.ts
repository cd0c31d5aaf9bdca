import { sql } from 'kysely';
import type { LocalizedText } from '#contract/basics.ts';
import type { CourseType } from '#contract/offer/catalogue/calls.ts';
import type { CourseRequestFilter } from '#contract/areas/training/requests.ts';
import { openRequestStatuses, type CourseRequestStatus } from '#contract/areas/training/values.ts';
import { Refusal } from '#contract/refusals.ts';
import type { Ctx } from '#api/shared/context.ts';
import { pageOf, wanted, type ListQuery } from '#api/shared/database/retrieval.ts';

export type RequestRow = Awaited<ReturnType<ReturnType<typeof selectRequests>['execute']>>[number];
export type RequestQuery = ListQuery<{ filter?: CourseRequestFilter | undefined }>;

function selectRequests(ctx: Ctx) {
  return ctx.db
    .selectFrom('course_requests as r')
    .innerJoin('shared_organizations as o', 'o.id', 'r.organization_id')
    .innerJoin('shared_persons as p', 'p.id', 'r.person_id')
    .innerJoin('shared_classes as k', 'k.id', 'r.class_id')
    .innerJoin('shared_courses as c', 'c.id', 'k.course_id')
    .select(['r.id', 'r.organization_id', 'o.name as organization_name', 'r.person_id', 'p.name'])
    .select(['r.class_id', 'k.course_id', 'c.title', 'k.code', 'k.type', 'k.start_at', 'k.tz', 'k.city'])
    .select(['r.note', 'r.status', 'r.decline_reason', 'r.requested_at', 'r.decided_at'])
    .select(
      sql<string>`coalesce((select a.department from shared_affiliations a where a.organization_id = r.organization_id
        and a.person_id = r.person_id order by a.status = 'active' desc, a.id desc limit 1), '')`.as('department'),
    )
    .$narrowType<{ name: string; organization_name: string; course_id: number; code: string; tz: string }>()
    .$narrowType<{ title: LocalizedText; type: CourseType; status: CourseRequestStatus }>();
}

export function pageOfRequests(ctx: Ctx, { filter, ...page }: RequestQuery, personId: number | null) {
  let query = selectRequests(ctx);
  if (personId !== null) query = query.where('r.person_id', '=', personId);
  if (filter.organization_id !== undefined) query = query.where('r.organization_id', '=', filter.organization_id);
  if (filter.id !== undefined) query = query.where(wanted(sql.ref('r.id'), filter.id));
  if (filter.status !== undefined) query = query.where(wanted(sql.ref('r.status'), filter.status));
  return pageOf(query.orderBy('r.id', 'desc'), page);
}

/** Refuses `not_found`. */
export async function findRequest(ctx: Ctx, id: number): Promise<RequestRow> {
  const row = await selectRequests(ctx).where('r.id', '=', id).executeTakeFirst();
  if (!row) throw new Refusal('not_found');
  return row;
}

/** Refuses `not_found`. */
export async function lockRequest(tx: Ctx, id: number): Promise<RequestRow> {
  await tx.db.selectFrom('course_requests').select('id').where('id', '=', id).forUpdate().execute();
  return findRequest(tx, id);
}

type WantedSeat = { organization_id: number; person_id: number; class_id: number };

/** The open request of the person for that class, made now unless there is one. */
export async function openRequest(
  tx: Ctx,
  seat: WantedSeat & { note: string },
): Promise<{ id: number; isNew: boolean }> {
  const made = await tx.db
    .insertInto('course_requests')
    .values({ ...seat, status: 'requested', requested_at: tx.now() })
    .onConflict((conflict) =>
      conflict
        .columns(['organization_id', 'person_id', 'class_id'])
        .where('status', 'in', openRequestStatuses)
        .doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  if (made) return { id: made.id, isNew: true };
  const { organization_id, person_id, class_id } = seat;
  const { id } = await tx.db
    .selectFrom('course_requests')
    .select('id')
    .where('organization_id', '=', organization_id)
    .where('person_id', '=', person_id)
    .where('class_id', '=', class_id)
    .where('status', 'in', openRequestStatuses)
    .executeTakeFirstOrThrow();
  return { id, isNew: false };
}

type Decided = { status: CourseRequestStatus; decline_reason?: string; userId: number | null };

export async function changeRequest(tx: Ctx, id: number, { userId, ...to }: Decided): Promise<void> {
  await tx.db
    .updateTable('course_requests')
    .set({ ...to, decided_at: tx.now(), decided_by_user_id: userId })
    .where('id', '=', id)
    .execute();
}

type Seated = { organizationId: number; classId: number; personIds: readonly number[] };

/** The open requests of these persons for that class are given. Answers their ids with the status before. */
export function giveRequests(tx: Ctx, { organizationId, classId, personIds }: Seated) {
  return tx.db
    .with('open', (db) =>
      db
        .selectFrom('course_requests')
        .select(['id', 'status'])
        .where('organization_id', '=', organizationId)
        .where('class_id', '=', classId)
        .where('person_id', 'in', personIds)
        .where('status', 'in', openRequestStatuses)
        .forUpdate(),
    )
    .updateTable('course_requests as r')
    .from('open')
    .set({ status: 'given' })
    .whereRef('r.id', '=', 'open.id')
    .returning(['r.id', 'open.status as from'])
    .execute();
}

/** The open requests of an organization are declined without a reason. Answers their ids with the status before. */
export function declineRequestsOf(tx: Ctx, organizationId: number) {
  return tx.db
    .with('open', (db) =>
      db
        .selectFrom('course_requests')
        .select(['id', 'status'])
        .where('organization_id', '=', organizationId)
        .where('status', 'in', openRequestStatuses)
        .forUpdate(),
    )
    .updateTable('course_requests as r')
    .from('open')
    .set({ status: 'declined', decline_reason: '', decided_at: tx.now() })
    .whereRef('r.id', '=', 'open.id')
    .returning(['r.id', 'open.status as from'])
    .execute();
}

type OfClass = { organizationId: number; classId: number };

/** Who was approved first comes first. */
export async function approvedPersons(ctx: Ctx, { organizationId, classId }: OfClass): Promise<number[]> {
  const rows = await ctx.db
    .selectFrom('course_requests')
    .select('person_id')
    .where('organization_id', '=', organizationId)
    .where('class_id', '=', classId)
    .where('status', '=', 'approved')
    .orderBy('decided_at')
    .orderBy('id')
    .execute();
  return rows.map(({ person_id }) => person_id);
}

/** Whether it is on sale; undefined for no such class. */
export async function isClassOnSale(ctx: Ctx, classId: number): Promise<boolean | undefined> {
  const row = await ctx.db
    .selectFrom('shared_classes as k')
    .select(sql<boolean>`is_for_sale(k.class, ${ctx.now()}::timestamptz)`.as('is_on_sale'))
    .where('k.id', '=', classId)
    .executeTakeFirst();
  return row?.is_on_sale;
}
