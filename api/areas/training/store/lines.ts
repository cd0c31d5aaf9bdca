import { sql } from 'kysely';
import type { LocalizedText } from '#contract/basics.ts';
import type { CourseType } from '#contract/offer/catalogue/calls.ts';
import type { ClassStatus } from '#contract/offer/classes/calls.ts';
import { paidOrderStatuses, type OrderStatus } from '#contract/sales/orders/values.ts';
import type { SeatLineFilter } from '#contract/areas/training/calls.ts';
import type { SeatLineState } from '#contract/areas/training/values.ts';
import { currentClassStatuses, endedClassStatuses } from '#contract/offer/classes/values.ts';
import type { Ctx } from '#api/shared/context.ts';
import { escapeLike, pageOfFew, wanted, type ListQuery } from '#api/shared/database/retrieval.ts';
import { literals } from '#api/shared/database/literals.ts';

export type LineRow = Awaited<ReturnType<ReturnType<typeof selectLines>['execute']>>[number];
export type LineQuery = ListQuery<{ filter?: SeatLineFilter | undefined }>;

/** Free seats expire with the registrations of the class; without dates they never do. */
const until = sql<Date | null>`coalesce(k.registration_deadline, k.start_at)`;
export const assigned = sql<number>`(select count(*) from shared_seats s where s.order_item_id = i.id)`;
/** Seats whose invitation stands, or was accepted a moment ago. */
function promised(ctx: Ctx) {
  return sql<number>`(select count(*) from promised_seats w join shared_organization_people a on a.id = w.affiliation_id
    where w.order_item_id = i.id
      and (a.status = 'active' or (a.status = 'invited' and a.expires_at > ${ctx.now()}::timestamptz)))`;
}

const concluded = sql<number>`(select count(*) from shared_seats s join shared_seat_enrollments e
  on e.order_item_id = s.order_item_id and e.person_id = s.person_id
  where s.order_item_id = i.id and e.concluded_at is not null)`;

function isAssignable(ctx: Ctx) {
  return sql<boolean>`(k.status in (${literals(currentClassStatuses)}) and coalesce(${until} > ${ctx.now()}::timestamptz, true)
    and coalesce(k.end_at > ${ctx.now()}::timestamptz, true))`;
}

export function selectLines(ctx: Ctx) {
  return ctx.db
    .selectFrom('shared_seat_lines as i')
    .innerJoin('shared_classes as k', 'k.id', 'i.class_id')
    .leftJoin('seat_due_dates as d', 'd.order_item_id', 'i.id')
    .select([
      'i.id',
      'i.order_id',
      'i.order_number',
      'i.organization_id',
      'i.order_status',
      'i.class_id',
      'i.course_id',
    ])
    .select(['i.title', 'i.quantity', 'k.code', 'k.type', 'k.status as class_status', 'k.start_at', 'k.end_at', 'k.tz'])
    .select('k.city')
    .select([
      assigned.as('assigned'),
      promised(ctx).as('promised'),
      concluded.as('concluded'),
      until.as('assignable_until'),
      isAssignable(ctx).as('is_assignable'),
      sql<string | null>`d.due_on::text`.as('due_on'),
      sql<boolean>`coalesce(d.due_on < (${ctx.now()}::timestamptz at time zone k.tz)::date, false)`.as('is_past_due'),
    ])
    .$narrowType<{ id: number; order_id: number; organization_id: number; class_id: number; course_id: number }>()
    .$narrowType<{ quantity: number; order_number: string; title: LocalizedText; type: CourseType }>()
    .$narrowType<{ order_status: OrderStatus; class_status: ClassStatus }>();
}

export async function pageOfLines(ctx: Ctx, { filter, ...page }: LineQuery, organizationIds: number[]) {
  let ids = ctx.db
    .selectFrom('shared_seat_lines as i')
    .innerJoin('shared_classes as k', 'k.id', 'i.class_id')
    .select(sql<number>`i.id`.as('id'))
    .where('i.organization_id', 'in', organizationIds)
    .where('i.order_status', 'in', paidOrderStatuses);
  const { order_item_id, state, search } = filter;
  if (order_item_id !== undefined) ids = ids.where(wanted(sql.ref('i.id'), order_item_id));
  if (state !== undefined) ids = ids.where(isIn(ctx, state));
  if (search !== undefined) ids = ids.where(mentions(search));
  const read = (chosen: typeof ids | readonly number[]) =>
    selectLines(ctx).where('i.id', 'in', chosen).orderBy('i.id', 'desc').execute();
  return pageOfFew(ctx, { ids: ids.orderBy('i.id', 'desc'), read }, page);
}

function isIn(ctx: Ctx, state: SeatLineState) {
  const isFree = sql<boolean>`(${assigned} + ${promised(ctx)} < i.quantity and ${isAssignable(ctx)})`;
  if (state === 'free') return isFree;
  const isOver = sql<boolean>`(k.status in (${literals(endedClassStatuses)})
    or coalesce(k.end_at <= ${ctx.now()}::timestamptz, false)
    or (not ${isFree} and ${promised(ctx)} = 0 and ${assigned} = ${concluded}))`;
  return state === 'concluded' ? isOver : sql<boolean>`not ${isOver}`;
}

function mentions(text: string) {
  const like = sql`'%' || fold(${escapeLike(text)}) || '%'`;
  // Names are looked up once by their index, and compared first is what is folded already.
  return sql<boolean>`(i.title_folded like ${like}
    or i.id in (select s.order_item_id from shared_seats s
      where s.person_id = any(array(select p.id from shared_persons p where fold(p.name) like ${like})))
    or i.id in (select w.order_item_id from promised_seats w join shared_organization_people a on a.id = w.affiliation_id
      where a.search_text like ${like})
    or fold(i.order_number) like ${like} or fold(k.code) like ${like})`;
}

export function findLine(ctx: Ctx, id: number): Promise<LineRow | undefined> {
  return selectLines(ctx).where('i.id', '=', id).executeTakeFirst();
}

export function linesOfOrder(ctx: Ctx, orderId: number): Promise<LineRow[]> {
  return selectLines(ctx).where('i.order_id', '=', orderId).orderBy('i.id').execute();
}

/** Paid lines of that class with free seats, oldest first. */
export function freeLinesOf(
  ctx: Ctx,
  { organizationId, classId }: { organizationId: number; classId: number },
): Promise<LineRow[]> {
  return selectLines(ctx)
    .where('i.organization_id', '=', organizationId)
    .where('i.class_id', '=', classId)
    .where('i.order_status', 'in', paidOrderStatuses)
    .where(isIn(ctx, 'free'))
    .orderBy('i.id')
    .execute();
}

export async function saveDueDate(
  ctx: Ctx,
  { orderItemId, dueOn, userId }: { orderItemId: number; dueOn: string | null; userId: number | null },
): Promise<void> {
  if (dueOn === null) {
    await ctx.db.deleteFrom('seat_due_dates').where('order_item_id', '=', orderItemId).execute();
    return;
  }
  const saved = { due_on: dueOn, set_by_user_id: userId, set_at: ctx.now() };
  await ctx.db
    .insertInto('seat_due_dates')
    .values({ order_item_id: orderItemId, ...saved })
    .onConflict((conflict) => conflict.column('order_item_id').doUpdateSet(saved))
    .execute();
}
