import { sql, type RawBuilder } from 'kysely';
import type { ClassStatus } from '#contract/offer/classes/calls.ts';
import type { Seats } from '#contract/rules/seats.ts';
import { standingWaitingStatuses } from '#contract/offer/classes/values.ts';
import type { Ctx } from '#api/shared/context.ts';
import { literals } from '#api/shared/database/literals.ts';

export type Holder = { order_item_id: number } | { enrollment_id: number } | { waiting_entry_id: number };
type HoldStatus = 'active' | 'consumed' | 'released';
export type NewHold = { class_id: number; quantity: number; expires_at: Date | null };
export type StoredHold = NewHold & { id: number; status: HoldStatus };

/** Whatever takes seats of this class waits here until the transaction ends. */
export async function lockClass(ctx: Ctx, id: number) {
  const { rows } = await sql<{ status: ClassStatus; isForSale: boolean }>`
    select k.status, is_for_sale(k, ${ctx.now()}) as "isForSale"
    from classes k where k.id = ${id} and k.deleted_at is null for update`.execute(ctx.db);
  return rows[0];
}

export function readSeats(ctx: Ctx, classId: number): Promise<Seats> {
  return seatsWithout(ctx, classId, sql`false`);
}

export function readSeatsBesides(ctx: Ctx, classId: number, ...holders: Holder[]): Promise<Seats> {
  return seatsWithout(ctx, classId, heldBy(holders));
}

async function seatsWithout(ctx: Ctx, classId: number, leftOut: RawBuilder<unknown>): Promise<Seats> {
  const { rows } = await sql<Seats>`
    select k.capacity, s.taken - ${countOf(ctx, leftOut)} as taken
    from classes k cross join lateral taken_seats(k.id, ${ctx.now()}) s where k.id = ${classId}`.execute(ctx.db);
  return rows[0] ?? { capacity: 0, taken: 0 };
}

/** `offers`: ids of the entries that offer a seat to one of these users. */
export type Room = Seats & { waiting: number; lapsed: number; offers: number[] };

type Asking = { class_id: number; holders: Holder[]; user_ids: number[] };

/** The seats of a class besides those of the holders, with its waiting list. */
export async function readRoom(ctx: Ctx, { class_id, holders, user_ids }: Asking): Promise<Room> {
  const { rows } = await sql<Room>`
    select k.capacity, s.taken - ${countOf(ctx, heldBy(holders))} as taken, q.waiting, q.lapsed, q.offers
    from classes k cross join lateral taken_seats(k.id, ${ctx.now()}) s
      cross join lateral (
        select count(*) filter (where status = 'waiting') as waiting,
          count(*) filter (where status = 'offered' and offer_expires_at <= ${ctx.now()}) as lapsed,
          coalesce(json_agg(id order by id) filter (where status = 'offered' and offer_expires_at > ${ctx.now()}
            and user_id = any(${user_ids}::bigint[])), '[]') as offers
        from waiting_entries where class_id = k.id and status in (${literals(standingWaitingStatuses)})) q
    where k.id = ${class_id}`.execute(ctx.db);
  return rows[0] ?? { capacity: 0, taken: 0, waiting: 0, lapsed: 0, offers: [] };
}

function heldBy(holders: Holder[]): RawBuilder<unknown> {
  const [column, ids] = columnOf(holders);
  return sql`${sql.ref(`h.${column}`)} in (${sql.join(ids)})`;
}

/** The taken seats of class `k` that these holds are. */
function countOf(ctx: Ctx, holds: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`coalesce((
    select sum(quantity) from seat_holds h
    where ${holds} and h.class_id = k.id
      and (h.status = 'consumed' or (h.status = 'active' and (h.expires_at is null or h.expires_at > ${ctx.now()})))
  ), 0)`;
}

/** One hold per holder, all of one kind: a new one replaces the old one. */
export async function writeHolds(ctx: Ctx, holders: Holder[], hold: NewHold): Promise<void> {
  const [column, ids] = columnOf(holders);
  const stored = { ...hold, status: 'active' };
  await ctx.db
    .insertInto('seat_holds')
    .values(ids.map((id) => ({ ...stored, [column]: id, created_at: ctx.now() })))
    .onConflict((conflict) => conflict.column(column).doUpdateSet(stored))
    .execute();
}

export function findHold(ctx: Ctx, holder: Holder): Promise<StoredHold | undefined> {
  const [column, [id = 0]] = columnOf([holder]);
  return ctx.db
    .selectFrom('seat_holds')
    .select(['id', 'class_id', 'quantity', 'expires_at'])
    .select(sql<HoldStatus>`status`.as('status'))
    .where(column, '=', id)
    .executeTakeFirst();
}

export async function setHoldStatus(ctx: Ctx, holders: Holder[], status: HoldStatus): Promise<void> {
  const [column, ids] = columnOf(holders);
  await ctx.db.updateTable('seat_holds').set({ status }).where(column, 'in', ids).execute();
}

export async function setHoldQuantity(ctx: Ctx, holder: Holder, quantity: number): Promise<void> {
  const [column, ids] = columnOf([holder]);
  await ctx.db.updateTable('seat_holds').set({ quantity }).where(column, 'in', ids).execute();
}

type HolderColumn = 'order_item_id' | 'enrollment_id' | 'waiting_entry_id';

function columnOf(holders: Holder[]): [HolderColumn, number[]] {
  const named = holders.map(nameOf);
  return [named[0]?.[0] ?? 'order_item_id', named.map(([, id]) => id)];
}

function nameOf(holder: Holder): [HolderColumn, number] {
  if ('order_item_id' in holder) return ['order_item_id', holder.order_item_id];
  if ('enrollment_id' in holder) return ['enrollment_id', holder.enrollment_id];
  return ['waiting_entry_id', holder.waiting_entry_id];
}
