import { assessedTypes } from '#contract/learning/assessments/values.ts';
import type { Ctx } from '#api/shared/context.ts';

export async function assessmentIn(ctx: Ctx, contentId: number, courseId: number): Promise<boolean> {
  const row = await ctx.db
    .selectFrom('shared_contents')
    .select('id')
    .where('id', '=', contentId)
    .where('course_id', '=', courseId)
    .where('type', 'in', [...assessedTypes])
    .executeTakeFirst();
  return row !== undefined;
}
