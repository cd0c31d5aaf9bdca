import { sql } from 'kysely';
import type { Ctx } from '#api/shared/context.ts';

/** Recounts the taken seats of these courses, which decide how popular they are. */
export async function countSales(ctx: Ctx, courseIds: readonly number[]): Promise<void> {
  if (courseIds.length === 0) return;
  await sql`select count_sales(array[${sql.join([...courseIds])}]::bigint[])`.execute(ctx.db);
}
