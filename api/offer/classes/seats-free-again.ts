import { sql } from 'kysely';
import type { Ctx } from '#api/shared/context.ts';

/**
 * When the first held seats of full classes may be free again, by class id, as far as they can still be bought then. None
 * where people wait, because a freed seat is offered to them first (domain 4.2). One query.
 */
export async function seatsFreeAgain(ctx: Ctx, classIds: number[]): Promise<Map<number, Date>> {
  if (classIds.length === 0) return new Map();
  const { rows } = await sql<{ id: number; seats_free_at: Date }>`
    select k.id, k.seats_free_at from classes k
    where k.id in (${sql.join(classIds)}) and k.seats_free_at > ${ctx.now()} and k.seats_free_at < 'infinity'
      and is_for_sale(k, k.seats_free_at)
      and not exists (select from waiting_entries w where w.class_id = k.id and w.status = 'waiting')`.execute(ctx.db);
  return new Map(rows.map(({ id, seats_free_at }) => [id, seats_free_at]));
}
