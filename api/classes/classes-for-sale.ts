import type { Ctx } from '#api/shared/context.ts';
import { toSummary, type ClassSummary } from './class-summaries.ts';
import { pageOfClasses } from './store.ts';

const mostShown = 500;

export async function classesForSale(ctx: Ctx, courseIds: readonly number[]): Promise<ClassSummary[]> {
  if (courseIds.length === 0) return [];
  const filter = { course_id: [...new Set(courseIds)], is_for_sale: true };
  const { rows } = await pageOfClasses(ctx, {
    filter,
    sort: [{ field: 'start_at', order: 'asc' }],
    limit: mostShown,
    offset: 0,
  });
  return rows.map(toSummary);
}
