import { attendanceGaps } from '#api/learning/attendance/index.ts';
import { lessonsOf } from '#api/offer/classes/index.ts';
import { gradeGapsByAssessment } from '#api/learning/grades/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { checkConclusion, type Checked } from './model/conclusion-check.ts';
import type { Taught } from './store.ts';

/** The caller checks access. */
export async function checkClass(ctx: Ctx, { id, status, end_at }: Omit<Taught, 'teaches'>): Promise<Checked[]> {
  const lessons = await lessonsOf(ctx, { classIds: [id] });
  const gaps = await attendanceGaps(ctx, id);
  return checkConclusion(
    {
      status,
      endAt: end_at,
      lessons,
      unmarked: gaps.map(({ starts_at, unmarked }) => ({ starts_at: starts_at, missing: unmarked })),
      ungraded: await gradeGapsByAssessment(ctx, id),
    },
    ctx.now(),
  );
}
