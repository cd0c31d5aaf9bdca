import { sql } from 'kysely';
import type { Ctx } from '../context.ts';

/**
 * The next number of a series, from 1 and without gaps: the row stays locked until the transaction of the caller ends.
 */
export async function takeNumber(ctx: Ctx, series: string): Promise<number> {
  const [number = 0] = await takeNumbers(ctx, [series]);
  return number;
}

/** Like `takeNumber`, for several series, which are locked in this order. */
export async function takeNumbers(ctx: Ctx, series: readonly string[]): Promise<number[]> {
  const { rows } = await sql<{ series: string; last_number: number }>`
    insert into number_series as s (series, last_number) values ${sql.join(series.map((name) => sql`(${name}, 1)`))}
    on conflict (series) do update set last_number = s.last_number + 1
    returning series, last_number`.execute(ctx.db);
  return series.map((name) => {
    const row = rows.find((taken) => taken.series === name);
    if (!row) throw new Error(`The series ${name} gave no number.`);
    return row.last_number;
  });
}
