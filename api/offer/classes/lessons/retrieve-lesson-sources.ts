import { requireClaim, type Ctx } from '#api/shared/context.ts';
import { presentRecord } from '#api/shared/records/record-versions.ts';
import { listLessonSources, type LessonSourceQuery } from './source-store.ts';

export async function retrieveLessonSources(ctx: Ctx, query: LessonSourceQuery) {
  requireClaim(ctx, 'classes.edit');
  const { rows, total } = await listLessonSources(ctx, query);
  return { results: rows.map(presentRecord), total };
}
