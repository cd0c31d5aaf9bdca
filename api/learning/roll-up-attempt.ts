import type { Ctx } from '#api/shared/context.ts';
import type { PackageItem } from './model/manifest.ts';
import { rollUp } from './model/sco.ts';
import { resultOf } from './model/sco-session.ts';
import { emitCompleted } from './emit-completed.ts';
import { reportCourse } from './report-course.ts';
import { completeAttempt, findScoStates, type Attempt } from './scorm-store.ts';
import { lockProgress, writeProgress } from './store.ts';

/** Derives the progress of the content from its activities, and reports the course. Needs the lock of the attempt. */
export async function rollUpAttempt(ctx: Ctx, { attempt, items }: { attempt: Attempt; items: PackageItem[] }) {
  const states = new Map((await findScoStates(ctx, attempt.id)).map((state) => [state.item_identifier, state]));
  const { isComplete, grade } = rollUp(items.map(({ identifier }) => resultOf(states.get(identifier))));
  const key = { enrollmentId: attempt.enrollment_id, contentId: attempt.content_id };
  const before = await lockProgress(ctx, key);
  await writeProgress(ctx, key, { isDone: isComplete, grade: isComplete ? grade : null });
  if (isComplete) await completeAttempt(ctx, attempt.id);
  if (isComplete && !before.is_done) await emitCompleted(ctx, key);
  return reportCourse(ctx, { courseId: attempt.course_id, enrollmentId: attempt.enrollment_id });
}
