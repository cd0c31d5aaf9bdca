import { sql } from 'kysely';
import type { Ctx } from '#api/shared/context.ts';

/** The country of the address that an order was made out to; null for a final consumer. */
export async function taxCountryOf(ctx: Ctx, orderId: number): Promise<string | null> {
  const row = await ctx.db
    .selectFrom('orders')
    .select(sql<string | null>`tax_address_snapshot ->> 'country'`.as('country'))
    .where('id', '=', orderId)
    .executeTakeFirst();
  return row?.country ?? null;
}
