import type { Ctx } from '#api/shared/context.ts';
import { gradeOfAttempts } from './model/attempt-grade.ts';
import { rollUp, type Rollup } from './model/sco.ts';
import { resultOf, scorePercent, type ScoState } from './model/sco-session.ts';
import { outcomeOf } from './model/sequencing/outcome.ts';
import { isDone, isStuck } from './model/sequencing/stuck.ts';
import { isStuck12 } from './model/prerequisites.ts';
import { emitCompleted, emitGraded } from './emit-completed.ts';
import { reportCourse } from './report-course.ts';
import { gradesOfAttempts, writeAttemptResult, type Attempt } from './scorm-attempt-store.ts';
import { findScoStates, type StoredPackage } from './scorm-store.ts';
import { courseOf } from './sequence-attempt.ts';
import { lockProgress, writeProgress } from './store.ts';

/** Derives the progress of the content from its activities, and reports the course. Needs the lock of the attempt. */
export async function rollUpAttempt(ctx: Ctx, { attempt, stored }: { attempt: Attempt; stored: StoredPackage }) {
  const {
    isComplete,
    grade,
    isStuck: is_stuck,
  } = rolledUp({
    attempt,
    stored,
    states: await findScoStates(ctx, attempt.id),
  });
  const key = { enrollmentId: attempt.enrollment_id, contentId: attempt.content_id };
  const before = await lockProgress(ctx, key);
  await writeAttemptResult(ctx, attempt.id, { isComplete, is_stuck, grade: isComplete ? grade : null });
  const graded = await gradeNow(ctx, attempt);
  await writeProgress(ctx, key, { isDone: isComplete, ...graded });
  if (isComplete && !before.is_done) await emitCompleted(ctx, key);
  if (changes(before.grade, graded)) await emitGraded(ctx, key);
  const course = await reportCourse(ctx, { courseId: attempt.course_id, enrollmentId: attempt.enrollment_id });
  return { ...course, is_stuck };
}

async function gradeNow(ctx: Ctx, attempt: Attempt): Promise<{ grade: number | null; mayFall: boolean }> {
  const grade = gradeOfAttempts(await gradesOfAttempts(ctx, attempt), attempt.attempt_grading);
  return { grade, mayFall: attempt.attempt_grading !== 'best' };
}

/** As `writeProgress` writes it. */
function changes(before: number | null, { grade, mayFall }: { grade: number | null; mayFall: boolean }): boolean {
  if (grade === null || before === null) return grade !== before && grade !== null;
  return mayFall ? grade !== before : grade > before;
}

type Rolling = { attempt: Attempt; stored: StoredPackage; states: ScoState[] };

/** By the sequencing of SCORM 2004, or as the mean of the activities of SCORM 1.2 [domain 6]. */
function rolledUp({ attempt, stored, states }: Rolling): Rollup & { isStuck: boolean } {
  const byItem = new Map(states.map((state) => [state.item_identifier, state]));
  const mean = rollUp(stored.items.map(({ identifier }) => resultOf(byItem.get(identifier))));
  const course = courseOf(attempt, stored);
  if (!course) return { ...mean, isStuck: isStuck12(stored.items, byItem) };
  const outcome = outcomeOf(course);
  const { satisfied, measure } = outcome;
  return {
    isComplete: isDone(outcome),
    hasFailed: satisfied === false,
    grade: measure === null ? meanPercent(states) : Math.round(Math.max(0, measure) * 10_000) / 100,
    isStuck: isStuck(course),
  };
}

function meanPercent(states: ScoState[]): number | null {
  const percents = states.map(scorePercent).filter((percent) => percent !== null);
  if (percents.length === 0) return null;
  return Math.round((percents.reduce((sum, percent) => sum + percent, 0) / percents.length) * 100) / 100;
}
