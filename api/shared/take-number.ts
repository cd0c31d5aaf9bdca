import { sql } from 'kysely';
import type { Ctx } from './context.ts';

/**
 * The next number of a series, from 1 and without gaps: the row stays locked until the transaction of the caller ends.
 */
export async function takeNumber(ctx: Ctx, series: string): Promise<number> {
  const { rows } = await sql<{ last_number: number }>`
    insert into number_series as s (series, last_number) values (${series}, 1)
    on conflict (series) do update set last_number = s.last_number + 1
    returning last_number`.execute(ctx.db);
  const [row] = rows;
  if (!row) throw new Error(`The series ${series} gave no number.`);
  return row.last_number;
}
