import type { GradeChange, GradeChangeFilter } from '#contract/learning/grades/calls.ts';
import type { Ctx } from '#api/shared/context.ts';
import type { ResultPage, ListQuery } from '#api/shared/database/retrieval.ts';
import { requireGrader } from './part-in-grading.ts';
import { pageOfChanges } from './store/changes.ts';

export async function retrieveGradeChanges(
  ctx: Ctx,
  { sort: _, ...query }: ListQuery<{ filter?: GradeChangeFilter }>,
): Promise<ResultPage<GradeChange>> {
  const { id: classId } = await requireGrader(ctx, query.filter.class_id ?? 0);
  const { rows, total } = await pageOfChanges(ctx, { ...query, classId });
  const results = rows.map(({ from_grade, to_grade, changed_at, ...row }) => ({
    ...row,
    from: from_grade,
    to: to_grade,
    changed_at: changed_at.toISOString(),
  }));
  return { results, total };
}
