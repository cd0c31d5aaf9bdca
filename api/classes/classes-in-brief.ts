import type { Ctx } from '#api/shared/context.ts';
import { findClasses, findNextForSale, type ClassRow } from './store.ts';

/** A class as other slices sell it, hold it or show it; `is_for_sale` and the seats as they are now. */
export type ClassBrief = ClassRow;

/** Classes by id, whatever their state, in one query; an unknown id is left out. */
export async function classesInBrief(ctx: Ctx, ids: readonly number[]): Promise<Map<number, ClassBrief>> {
  const rows = await findClasses(ctx, [...new Set(ids)]);
  return new Map(rows.map((row) => [row.id, row]));
}

/**
 * A class in which a seat can be bought now: opened, within its registration and not begun (unless it is followed
 * alone). Null otherwise. It may be full: `is_full`. Looking holds nothing; `holdSeats` decides.
 */
export async function classForSale(ctx: Ctx, id: number): Promise<ClassBrief | null> {
  const [found] = await findClasses(ctx, [id]);
  return found?.is_for_sale ? found : null;
}

/** The first class of a course with a free seat, for who named none; null when there is none. */
export async function nextClassForSale(ctx: Ctx, courseId: number): Promise<ClassBrief | null> {
  return (await findNextForSale(ctx, courseId)) ?? null;
}
