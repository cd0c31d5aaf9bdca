import type { Ctx } from '#api/shared/context.ts';
import { toSummary, type ClassSummary } from './class-summaries.ts';
import { findClassesForSale } from './store.ts';

export async function classesForSale(ctx: Ctx, courseIds: readonly number[]): Promise<ClassSummary[]> {
  if (courseIds.length === 0) return [];
  return (await findClassesForSale(ctx, [...new Set(courseIds)])).map(toSummary);
}
