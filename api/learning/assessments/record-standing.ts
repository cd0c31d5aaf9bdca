import { recordResult } from '#api/learning/learning/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { standingOf } from './standing-of.ts';
import { rulesOf } from './store/assessments.ts';
import { attemptsAt, type AttemptRow } from './store/attempts.ts';

type Of = Pick<AttemptRow, 'content_id' | 'enrollment_id' | 'course_id'>;

/** The grade of the content by the policy, and done once it is passed (domain 4.3). */
export async function recordStanding(ctx: Ctx, { content_id, enrollment_id, course_id }: Of): Promise<void> {
  const place = { contentId: content_id, enrollmentId: enrollment_id };
  const rules = await rulesOf(ctx, { id: content_id, course_id });
  const { grade, isPassed } = standingOf(rules, await attemptsAt(ctx, place));
  await recordResult(ctx, { ...place, courseId: course_id, isDone: isPassed, grade });
}
