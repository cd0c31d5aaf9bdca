import type { Ctx } from '#api/shared/context.ts';
import { findClasses, type ClassRow } from './store.ts';

/**
 * A class as other slices sell it, hold it or show it; `is_for_sale` (opened, within its registration and not begun,
 * unless it is followed alone) and the seats as they are now. Looking holds nothing; `holdSeats` decides.
 */
export type ClassBrief = ClassRow;

/** Classes by id, whatever their state, in one query; an unknown id is left out. */
export async function classesInBrief(ctx: Ctx, ids: readonly number[]): Promise<Map<number, ClassBrief>> {
  const rows = await findClasses(ctx, [...new Set(ids)]);
  return new Map(rows.map((row) => [row.id, row]));
}
