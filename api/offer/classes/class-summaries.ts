import { isFull, seatsLeft } from '#contract/rules/seats.ts';
import type { Ctx } from '#api/shared/context.ts';
import { findClasses, type ClassRow } from './store.ts';

/** Seats and `is_for_sale` at the moment of the query; only `holdSeats` decides. */
export type ClassSummary = Omit<ClassRow, 'taken'> & { seats_left: number | null; is_full: boolean };

export async function classSummaries(ctx: Ctx, ids: readonly number[]): Promise<Map<number, ClassSummary>> {
  const rows = await findClasses(ctx, [...new Set(ids)]);
  return new Map(rows.map((row) => [row.id, toSummary(row)]));
}

export function toSummary({ taken, ...row }: ClassRow): ClassSummary {
  const seats = { capacity: row.capacity, taken };
  return { ...row, seats_left: seatsLeft(seats), is_full: isFull(seats) };
}
