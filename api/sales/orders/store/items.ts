import { sql, type RawBuilder } from 'kysely';
import type { LocalizedText } from '#contract/basics.ts';
import type { GiftDetails } from '#contract/sales/orders/parts.ts';
import { endedOrderStatuses, paidOrderStatuses, type OrderStatus } from '#contract/sales/orders/values.ts';
import type { Ctx } from '#api/shared/context.ts';
import { giftOfItem, insertGifts } from './gifts.ts';

export type ItemRow = {
  id: number;
  order_id: number;
  kind: 'course' | 'package' | 'service';
  course_id: number;
  class_id: number | null;
  title: LocalizedText;
  quantity: number;
  unit_price_minor: number;
  discount_minor: number;
  tax_rate_percent: number;
  net_minor: number;
  tax_minor: number;
  delivered_at: Date | null;
  refunded_at: Date | null;
  regulation_sha256: string | null;
  person_ids: number[];
  /** Of `person_ids`, those who left their seats for good. */
  ended_person_ids: number[];
  gift: GiftDetails | null;
};

export function itemsOf(ctx: Ctx, orderIds: number[]): Promise<ItemRow[]> {
  if (orderIds.length === 0) return Promise.resolve([]);
  return selectItems(ctx).where('i.order_id', 'in', orderIds).execute();
}

/** With the names of their people, in the order of their ids. */
export function itemsWithNames(ctx: Ctx, orderIds: number[]): Promise<(ItemRow & { names: (string | null)[] })[]> {
  if (orderIds.length === 0) return Promise.resolve([]);
  return selectItems(ctx)
    .select(namesOfItem.as('names'))
    .where('i.order_id', 'in', orderIds)
    .$castTo<ItemRow & { names: (string | null)[] }>()
    .execute();
}

const namesOfItem = sql<(string | null)[]>`coalesce((select json_agg(h.name order by p.person_id)
  from order_item_participants p left join shared_persons h on h.id = p.person_id where p.order_item_id = i.id), '[]')`;

/** None unless the order is paid. */
export function settledItemsOf(ctx: Ctx, orderId: number): Promise<ItemRow[]> {
  return selectItems(ctx)
    .innerJoin('orders as o', 'o.id', 'i.order_id')
    .where('o.id', '=', orderId)
    .where('o.status', 'in', paidOrderStatuses)
    .execute();
}

function selectItems(ctx: Ctx) {
  return ctx.db
    .selectFrom('order_items as i')
    .select([
      'i.id',
      'i.order_id',
      'i.kind',
      'i.course_id',
      'i.class_id',
      'i.title',
      'i.quantity',
      'i.unit_price_minor',
      'i.discount_minor',
      'i.tax_rate_percent',
      'i.net_minor',
      'i.tax_minor',
      'i.delivered_at',
      'i.refunded_at',
      'i.regulation_sha256',
      sql<number[]>`coalesce((select json_agg(p.person_id order by p.person_id) from order_item_participants p
        where p.order_item_id = i.id), '[]')`.as('person_ids'),
      sql<number[]>`coalesce((select json_agg(p.person_id order by p.person_id) from order_item_participants p
        where p.order_item_id = i.id and p.ended_at is not null), '[]')`.as('ended_person_ids'),
      giftOfItem.as('gift'),
    ])
    .orderBy('i.order_id')
    .orderBy('i.id')
    .$castTo<ItemRow>();
}

export type NewItem = Omit<
  ItemRow,
  'id' | 'order_id' | 'delivered_at' | 'refunded_at' | 'regulation_sha256' | 'ended_person_ids'
>;

const insertedColumns = [
  'id',
  'order_id',
  'kind',
  'course_id',
  'class_id',
  'title',
  'quantity',
  'unit_price_minor',
  'discount_minor',
  'tax_rate_percent',
  'net_minor',
  'tax_minor',
  'delivered_at',
  'refunded_at',
  'regulation_sha256',
] as const;

/** With their participants, in one statement. */
export async function insertItems(ctx: Ctx, orderId: number, items: NewItem[]): Promise<ItemRow[]> {
  const rows = await ctx.db
    .with('made', (query) =>
      query
        .insertInto('order_items')
        .values(
          items.map(({ person_ids: _, gift: _gift, title, ...item }) => ({
            ...item,
            order_id: orderId,
            title: JSON.stringify(title),
          })),
        )
        .returning(insertedColumns),
    )
    .with('seated', () => sql<object>`(${seating(items)})`)
    .selectFrom('made')
    .select(insertedColumns)
    .orderBy('id')
    .$castTo<Omit<ItemRow, 'person_ids' | 'ended_person_ids' | 'gift'>>()
    .execute();
  const stored = rows.map((row, index) => ({
    ...row,
    person_ids: (items[index]?.person_ids ?? []).toSorted(byNumber),
    ended_person_ids: [],
    gift: items[index]?.gift ?? null,
  }));
  await insertGifts(ctx, stored);
  return stored;
}

/** The rows of `made` have ascending ids in the order of the items. */
function seating(items: NewItem[]): RawBuilder<unknown> {
  const people = items.flatMap(({ person_ids }, at) => person_ids.map((person_id) => ({ place: at + 1, person_id })));
  return sql`
    insert into order_item_participants (order_item_id, person_id)
    select line.id, p.person_id from (select id, row_number() over (order by id) as place from made) line
      join jsonb_to_recordset(${JSON.stringify(people)}::jsonb) as p (place bigint, person_id bigint)
        on p.place = line.place`;
}

const byNumber = (one: number, other: number) => one - other;

type Seats = { personIds: number[]; classIds: number[]; exceptOrderId?: number };

/** A line that is given to somebody else names nobody yet. */
export function seatsNamedIn(items: Pick<ItemRow, 'person_ids' | 'class_id'>[]): Seats {
  const named = items.filter(({ person_ids }) => person_ids.length > 0);
  return {
    personIds: [...new Set(named.flatMap(({ person_ids }) => person_ids))],
    classIds: named.flatMap(({ class_id }) => class_id ?? []),
  };
}

/** Without canceled and refunded orders and lines, and without seats that their persons left. */
export async function ordersWithSeats(
  ctx: Ctx,
  { personIds, classIds, exceptOrderId }: Seats,
): Promise<{ status: OrderStatus; class_id: number }[]> {
  if (personIds.length === 0 || classIds.length === 0) return [];
  return ctx.db
    .selectFrom('order_item_participants as p')
    .innerJoin('order_items as i', 'i.id', 'p.order_item_id')
    .innerJoin('orders as o', 'o.id', 'i.order_id')
    .select(['o.status', 'i.class_id'])
    .where('p.person_id', 'in', personIds)
    .where('i.class_id', 'in', classIds)
    .where('p.ended_at', 'is', null)
    .where('i.refunded_at', 'is', null)
    .where('o.status', 'not in', endedOrderStatuses)
    .where('o.id', '!=', exceptOrderId ?? 0)
    .$castTo<{ status: OrderStatus; class_id: number }>()
    .execute();
}

type Seated = { orderId: number; orderItemId: number; personId: number };

/** Marks the seat of a person as taken. Returns whether the order, which must be locked, is then complete. */
export async function markEnrolled(ctx: Ctx, { orderId, orderItemId, personId }: Seated): Promise<boolean> {
  const { rows } = await sql<{ is_complete: boolean }>`
    with marked as (
      update order_item_participants set enrolled_at = ${ctx.now()}
      where order_item_id = ${orderItemId} and person_id = ${personId} and enrolled_at is null and ended_at is null
      returning order_item_id
    )
    ${complete(orderId, sql`(select count(*) from marked m where m.order_item_id = i.id)`)}`.execute(ctx.db);
  return rows[0]?.is_complete ?? false;
}

/** False where the seat is not the person's, or ended or was refunded before. */
export async function markEnded(
  ctx: Ctx,
  { orderItemId, personId }: Pick<Seated, 'orderItemId' | 'personId'>,
): Promise<boolean> {
  const { numUpdatedRows } = await ctx.db
    .updateTable('order_item_participants as p')
    .set({ ended_at: ctx.now() })
    .where('p.order_item_id', '=', orderItemId)
    .where('p.person_id', '=', personId)
    .where('p.ended_at', 'is', null)
    .where(sql<boolean>`exists (select from order_items i where i.id = p.order_item_id and i.refunded_at is null)`)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

type Replaced = Record<'added' | 'removed' | 'enrolled', readonly number[]> & { orderItemId: number };

export async function replacePersons(ctx: Ctx, { orderItemId, added, removed, enrolled }: Replaced): Promise<void> {
  if (removed.length > 0) {
    await ctx.db
      .deleteFrom('order_item_participants')
      .where('order_item_id', '=', orderItemId)
      .where('person_id', 'in', removed)
      .execute();
  }
  if (added.length === 0) return;
  const seats = added.map((person_id) => ({
    order_item_id: orderItemId,
    person_id,
    enrolled_at: enrolled.includes(person_id) ? ctx.now() : null,
  }));
  await ctx.db.insertInto('order_item_participants').values(seats).execute();
}

export async function markRefunded(ctx: Ctx, ids: number[]): Promise<void> {
  await ctx.db
    .updateTable('order_items')
    .set({ refunded_at: ctx.now() })
    .where('id', 'in', ids)
    .where('refunded_at', 'is', null)
    .execute();
}

/** False where it was already delivered. */
export async function markDelivered(ctx: Ctx, orderItemId: number): Promise<boolean> {
  const { numUpdatedRows } = await ctx.db
    .updateTable('order_items')
    .set({ delivered_at: ctx.now() })
    .where('id', '=', orderItemId)
    .where('delivered_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function isComplete(ctx: Ctx, orderId: number): Promise<boolean> {
  const { rows } = await complete(orderId, sql`0`).execute(ctx.db);
  return rows[0]?.is_complete ?? false;
}

/** `marked`: the seats of line `i` that the same statement marks as taken, which it does not see yet. */
function complete(orderId: number, marked: RawBuilder<unknown>) {
  return sql<{ is_complete: boolean }>`
    select bool_and(case when i.refunded_at is not null then true when i.kind = 'service' then i.delivered_at is not null
      else i.quantity <= ${marked} + (select count(*) from order_item_participants p
        where p.order_item_id = i.id and (p.enrolled_at is not null or p.ended_at is not null)) end) as is_complete
    from order_items i where i.order_id = ${orderId}`;
}

export async function orderOfService(ctx: Ctx, orderItemId: number): Promise<number | null> {
  const item = await ctx.db
    .selectFrom('order_items')
    .select('order_id')
    .where('id', '=', orderItemId)
    .where('kind', '=', 'service')
    .executeTakeFirst();
  return item?.order_id ?? null;
}

export async function moveItem(ctx: Ctx, id: number, classId: number): Promise<void> {
  await ctx.db
    .updateTable('order_items')
    .set({ class_id: classId, transferred_at: ctx.now() })
    .where('id', '=', id)
    .execute();
}
