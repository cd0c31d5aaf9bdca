import type { ContentProgress, SavedProgress } from '#contract/learning/learning/calls.ts';
import type { ContentType } from '#contract/learning/learning/values.ts';
import type { Ctx } from '#api/shared/context.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { trackedAccessTo } from './access.ts';
import { isSeen, mergeWatched, type Interval } from './model/watched.ts';
import { emitCompleted } from './emit-completed.ts';
import { leastSecondsOf, missingSecondsOf, queueForCompletion } from './least-time.ts';
import { reportCourse } from './report-course.ts';
import { findProgress, lockProgress, writeProgress, type FoundContent, type ProgressKey, type Seen } from './store.ts';

/**
 * Stores progress: the position and the seen intervals of a video, merged with those of other devices, or the opening
 * of a text, link or file [domain 4.3]. Progress never decreases. What takes longer than the time since it was opened is
 * not done yet. Refuses as `accessTo`.
 */
export function saveProgress(ctx: Ctx, input: ContentProgress): Promise<SavedProgress> {
  return inTransaction(ctx, async (tx) => {
    const { content, enrollment } = await trackedAccessTo(tx, input);
    const key = { enrollmentId: enrollment.id, contentId: content.id };
    const before = await lockProgress(tx, key);
    const seen = seenOf(content, { ...input, before: before.watched });
    const isNews = seen.isDone && !before.is_done;
    const { least, missing } = isNews ? await timeOf(tx, { key, content }) : noTime;
    await writeProgress(tx, key, { ...seen, isDone: seen.isDone && missing === 0, leastSeconds: least });
    if (isNews && missing === 0) await emitCompleted(tx, key);

    const progress = await findProgress(tx, key);
    const course = await reportCourse(tx, { courseId: content.course_id, enrollmentId: enrollment.id });
    return {
      content_id: content.id,
      status: progress?.status ?? 'started',
      done_in_seconds: missing > 0 ? missing : null,
      progress_rate: course.progress_rate,
      is_concluded: course.concluded !== null,
    };
  });
}

const noTime = { least: 0, missing: 0 };

async function timeOf(ctx: Ctx, { key, content }: { key: ProgressKey; content: FoundContent }) {
  const least = await leastSecondsOf(ctx, content);
  if (least === 0) return noTime;
  await queueForCompletion(ctx, key.enrollmentId);
  return { least, missing: await missingSecondsOf(ctx, { key, least }) };
}

const doneByOpening: readonly ContentType[] = ['text', 'url', 'file', 'final'];

/** A final content with questions is done once they are passed. */
export function isDoneByOpening({ type, has_assessment: hasAssessment }: FoundContent): boolean {
  return doneByOpening.includes(type) && !hasAssessment;
}

function seenOf(content: FoundContent, input: ContentProgress & { before: Interval[] }): Seen {
  if (content.type !== 'video') return { isDone: input.opened === true && isDoneByOpening(content) };
  const duration = content.duration_seconds ?? 0;
  const watched = mergeWatched([...input.before, ...(input.watched ?? [])], duration);
  return { positionSeconds: input.position_seconds, watched, isDone: duration > 0 && isSeen(watched, duration) };
}
