import { sql } from 'kysely';
import type { Ctx } from '#api/shared/context.ts';

/** Counts again how many seats of these courses are taken, which is what makes them popular. */
export async function countSales(ctx: Ctx, courseIds: readonly number[]): Promise<void> {
  if (courseIds.length === 0) return;
  await sql`select count_sales(array[${sql.join([...courseIds])}]::bigint[])`.execute(ctx.db);
}
