import { sql } from 'kysely';
import type { Ctx } from '#api/shared/context.ts';
import type { ItemRow } from './items.ts';

export type OutlineLine = Pick<ItemRow, 'id' | 'title' | 'kind'> & {
  is_gift: boolean;
  /** Seats of it are nobody's yet. */
  has_free_seats: boolean;
  /** Of its class, in ISO 8601. */
  registration_deadline: string | null;
  tz: string | null;
};

type SeatLine = Pick<ItemRow, 'id' | 'quantity'> & { class_id: number; registration_deadline: Date | null };

export type Outline = { proforma_id: number | null; lines: OutlineLine[] };

/** The lines of an order with their classes, and its latest pro-forma. Call it under the lock of the order. */
export async function outlineOf(ctx: Ctx, orderId: number): Promise<Outline> {
  const { rows } = await sql<Outline>`
    select (select max(id) from invoices where order_id = ${orderId} and kind = 'PF') as proforma_id,
      coalesce(json_agg(json_build_object('id', i.id, 'title', i.title, 'kind', i.kind,
        'is_gift', exists (select from order_gifts g where g.order_item_id = i.id),
        'has_free_seats', i.kind <> 'service' and i.quantity > (
          select count(*) from order_item_participants p where p.order_item_id = i.id),
        'registration_deadline', k.registration_deadline, 'tz', k.tz) order by i.id), '[]') as lines
    from order_items i left join shared_classes k on k.id = i.class_id
    where i.order_id = ${orderId}`.execute(ctx.db);
  return rows[0] ?? { proforma_id: null, lines: [] };
}

/** The lines of an order that are seats. */
export function seatLinesOf(ctx: Ctx, orderId: number): Promise<SeatLine[]> {
  return ctx.db
    .selectFrom('order_items as i')
    .innerJoin('shared_classes as k', 'k.id', 'i.class_id')
    .select(['i.id', 'k.id as class_id', 'i.quantity', 'k.registration_deadline'])
    .where('i.order_id', '=', orderId)
    .orderBy('i.id')
    .$castTo<SeatLine>()
    .execute();
}
