import { sql } from 'kysely';
import type { LocalizedText } from '#contract/basics.ts';
import type { CourseType } from '#contract/offer/catalogue/calls.ts';
import type { ClassStatus } from '#contract/offer/classes/calls.ts';
import type { GiftFilter } from '#contract/areas/gifts/calls.ts';
import type { GiftStatus } from '#contract/areas/gifts/values.ts';
import { endedOrderStatuses, paidOrderStatuses } from '#contract/sales/orders/values.ts';
import { runningRefundStatuses } from '#contract/sales/payments/values.ts';
import type { Ctx } from '#api/shared/context.ts';
import { mentions, pageOfChosen, wanted, type ListQuery } from '#api/shared/database/retrieval.ts';
import { literals } from '#api/shared/database/literals.ts';
import { giftStatusAt } from '../model/gift-status.ts';

export type GiftRow = Awaited<ReturnType<ReturnType<typeof selectGifts>['executeTakeFirstOrThrow']>>;
export type GiftQuery = ListQuery<{ filter?: GiftFilter | undefined }>;

/** A line that is not paid has no row of its own yet, and one whose money was returned is over whatever its row says. */
const status = sql<GiftStatus>`case when o.refunded_at is not null or o.order_status in (${literals(endedOrderStatuses)}) then 'canceled'
  when g.status is not null then g.status
  when o.order_status in (${literals(paidOrderStatuses)}) then 'scheduled' else 'unpaid' end`;

const isUnderWay = sql`r.status in (${literals(runningRefundStatuses)})`;

const isOnHold = sql<boolean>`exists (select from shared_refunds r
  where r.order_id = o.order_id and ${isUnderWay}
    and (r.order_item_ids = '{}' or o.order_item_id = any(r.order_item_ids)))`;

/** Of a line that is no gift yet. */
export async function isBeingRefunded(ctx: Ctx, orderItemId: number): Promise<boolean> {
  const { rows } = await sql`
    select from shared_refunds r join shared_order_items i on i.order_id = r.order_id
    where i.id = ${orderItemId} and ${isUnderWay}
      and (r.order_item_ids = '{}' or i.id = any(r.order_item_ids))`.execute(ctx.db);
  return rows.length > 0;
}

function selectGifts(ctx: Ctx) {
  return ctx.db
    .selectFrom('shared_order_gifts as o')
    .innerJoin('shared_classes as k', 'k.id', 'o.class_id')
    .leftJoin('gifts as g', 'g.order_item_id', 'o.order_item_id')
    .select([
      'o.order_item_id',
      'o.order_id',
      'o.order_number',
      'o.user_id',
      'o.course_id',
      'o.class_id',
      'o.title',
      'o.email',
      'o.name',
    ])
    .select(['o.message', 'o.gross_minor', sql<string | null>`o.send_on::text`.as('send_on'), status.as('status')])
    .select(['g.sent_at', 'g.mailed_at', 'g.expires_at', 'g.answered_at', 'g.person_id', isOnHold.as('is_on_hold')])
    .select([
      'k.type',
      'k.status as class_status',
      'k.start_at',
      'k.end_at',
      'k.tz',
      'k.city',
      'k.registration_deadline',
    ])
    .$narrowType<{ order_item_id: number; order_id: number; user_id: number; course_id: number; class_id: number }>()
    .$narrowType<{
      title: LocalizedText;
      order_number: string;
      email: string;
      name: string;
      message: string;
      gross_minor: number;
      tz: string;
    }>()
    .$narrowType<{ type: CourseType; class_status: ClassStatus }>();
}

/** Null: everyone's. Those of the page are chosen first. */
export async function pageOfGifts(ctx: Ctx, { filter, sort: _sort, ...page }: GiftQuery, userId: number | null) {
  let ids = ctx.db
    .selectFrom('shared_order_gifts as o')
    .innerJoin('shared_classes as k', 'k.id', 'o.class_id')
    .leftJoin('gifts as g', 'g.order_item_id', 'o.order_item_id')
    .select('o.order_item_id as id')
    .$narrowType<{ id: number }>();
  if (userId !== null) ids = ids.where('o.user_id', '=', userId);
  if (filter.order_id !== undefined) ids = ids.where(wanted(sql.ref('o.order_id'), filter.order_id));
  if (filter.order_item_id !== undefined) ids = ids.where(wanted(sql.ref('o.order_item_id'), filter.order_item_id));
  // A gift is expired at its moment, not only when the job comes by.
  const statusNow = sql`case when g.status = 'sent' and g.expires_at <= ${ctx.now()}
    and ${status} = 'sent' then 'expired' else ${status} end`;
  if (filter.status !== undefined) ids = ids.where(wanted(statusNow, filter.status));
  if (filter.search !== undefined) {
    ids = ids.where(mentions(sql`concat_ws(' ', o.name, o.email, o.order_number)`, filter.search));
  }
  ids = ids.orderBy('o.order_item_id', 'desc');
  const read = (chosen: typeof ids | readonly number[]) =>
    selectGifts(ctx).where('o.order_item_id', 'in', chosen).orderBy('o.order_item_id', 'desc').execute();
  const { rows, total } = await pageOfChosen(ctx, { ids, read }, page);
  return { rows: rows.map((row) => at(ctx, row)), total };
}

export async function findGift(ctx: Ctx, orderItemId: number): Promise<GiftRow | undefined> {
  const row = await selectGifts(ctx).where('o.order_item_id', '=', orderItemId).executeTakeFirst();
  return row && at(ctx, row);
}

export async function findGiftByToken(ctx: Ctx, tokenHash: string): Promise<GiftRow | undefined> {
  const row = await selectGifts(ctx).where('g.token_hash', '=', tokenHash).executeTakeFirst();
  return row && at(ctx, row);
}

/** None unless the order is paid, and none whose money was returned. */
export async function paidGiftsOf(ctx: Ctx, orderId: number): Promise<GiftRow[]> {
  return selectGifts(ctx)
    .where('o.order_id', '=', orderId)
    .where('o.order_status', 'in', paidOrderStatuses)
    .where('o.refunded_at', 'is', null)
    .orderBy('o.order_item_id')
    .execute();
}

function at(ctx: Ctx, row: GiftRow): GiftRow {
  return { ...row, status: giftStatusAt(row, ctx.now()) };
}
