import { sql } from 'kysely';
import type { ClassStatus } from '#contract/classes.ts';
import type { Ctx } from '#api/shared/context.ts';
import type { Seats } from './model/seats.ts';

export type Hold = { class_id: number; order_item_id: number | null; quantity: number; expires_at: Date | null };
export type HoldStatus = 'active' | 'consumed' | 'released';
export type KeptHold = Hold & { id: number; status: HoldStatus };

/** Whoever wants seats of this class queues here until the transaction ends. Answers nothing for one that is not. */
export async function lockClass(
  ctx: Ctx,
  id: number,
): Promise<{ status: ClassStatus; isForSale: boolean } | undefined> {
  const { rows } = await sql<{ status: ClassStatus; isForSale: boolean }>`
    select k.status, is_for_sale(k, ${ctx.now()}) as "isForSale"
    from classes k where k.id = ${id} and k.deleted_at is null for update`.execute(ctx.db);
  return rows[0];
}

/** The seats of a class, as if this order item had none. */
export async function readSeats(
  ctx: Ctx,
  { class_id, besides }: { class_id: number; besides: number | null },
): Promise<Seats> {
  const { rows } = await sql<Seats>`
    select k.capacity, s.taken - coalesce((
      select quantity from seat_holds h
      where h.order_item_id = ${besides} and h.class_id = k.id
        and (h.status = 'consumed' or (h.status = 'active' and (h.expires_at is null or h.expires_at > ${ctx.now()})))
    ), 0) as taken
    from classes k cross join lateral seats_of(k, ${ctx.now()}) s where k.id = ${class_id}`.execute(ctx.db);
  return rows[0] ?? { capacity: 0, taken: 0 };
}

/** One hold per order item: a second one takes the place of the first. */
export async function writeHold(ctx: Ctx, { status, ...hold }: Hold & { status: HoldStatus }): Promise<void> {
  const { class_id, quantity, expires_at } = hold;
  await ctx.db
    .insertInto('seat_holds')
    .values({ ...hold, status, created_at: ctx.now() })
    .onConflict((conflict) => conflict.column('order_item_id').doUpdateSet({ class_id, quantity, expires_at, status }))
    .execute();
}

export function findHold(ctx: Ctx, orderItemId: number): Promise<KeptHold | undefined> {
  return ctx.db
    .selectFrom('seat_holds')
    .select(['id', 'class_id', 'order_item_id', 'quantity', 'expires_at'])
    .select(sql<HoldStatus>`status`.as('status'))
    .where('order_item_id', '=', orderItemId)
    .executeTakeFirst();
}

export async function setHoldStatus(ctx: Ctx, id: number, status: HoldStatus): Promise<void> {
  await ctx.db.updateTable('seat_holds').set({ status }).where('id', '=', id).execute();
}
