import { sql, type RawBuilder } from 'kysely';
import type { Ctx } from '#api/shared/context.ts';

/** Recounts the taken seats of these courses, which decide how popular they are. The ids may be an array in SQL. */
export async function countSales(ctx: Ctx, courseIds: readonly number[] | RawBuilder<number[]>): Promise<void> {
  await sql`select count_sales(${courseIds}::bigint[])`.execute(ctx.db);
}
