import { sql } from 'kysely';
import type { GradePolicy, ContentStatus } from '#contract/learning/learning/values.ts';
import type { Ctx } from '#api/shared/context.ts';
import type { SequencingState } from './model/sequencing/activity.ts';

export type Attempt = {
  id: number;
  attempt_number: number;
  enrollment_id: number;
  course_id: number;
  content_id: number;
  completes_on_open: boolean;
  attempts_allowed: number;
  attempt_grading: GradePolicy;
  status: string;
  /** Nothing can be opened that would complete it. */
  is_stuck: boolean;
  /** Null before the first activity of SCORM 2004, and in SCORM 1.2. */
  sequencing: SequencingState | null;
};

type AttemptOf = { enrollmentId: number; contentId: number; packageId: number };

/** Creates the first attempt if it is missing, and locks the newest until the transaction ends. */
export async function lockAttempt(ctx: Ctx, attemptOf: AttemptOf): Promise<Attempt> {
  await insertAttempt(ctx, { ...attemptOf, number: 1 });
  let locked = await newestAttempt(ctx, attemptOf);
  // Who waits gets the attempt that was the newest before; to lock the next one after the progress would be a deadlock.
  for (;;) {
    const newest = await newestAttempt(ctx, attemptOf);
    if (newest.id === locked.id) return newest;
    locked = newest;
  }
}

/** As it is now, after `lockAttempt`. */
export async function newestAttempt(ctx: Ctx, { enrollmentId, contentId }: AttemptOf): Promise<Attempt> {
  return attempts(ctx)
    .where('scorm_attempts.enrollment_id', '=', enrollmentId)
    .where('scorm_attempts.content_id', '=', contentId)
    .orderBy('scorm_attempts.attempt_number', 'desc')
    .limit(1)
    .forUpdate('scorm_attempts')
    .executeTakeFirstOrThrow();
}

type NewAttempt = AttemptOf & { number: number; sequencing?: SequencingState | null };

/** Two windows at once begin the same attempt. */
export async function insertAttempt(
  ctx: Ctx,
  { enrollmentId, contentId, packageId, number, sequencing = null }: NewAttempt,
): Promise<void> {
  await ctx.db
    .insertInto('scorm_attempts')
    .values({
      enrollment_id: enrollmentId,
      content_id: contentId,
      scorm_package_id: packageId,
      attempt_number: number,
      sequencing: sequencing && JSON.stringify(sequencing),
      created_at: ctx.now(),
    })
    .onConflict((conflict) => conflict.columns(['enrollment_id', 'content_id', 'attempt_number']).doNothing())
    .execute();
}

export type Progressed = { content_status: ContentStatus; progress_rate: number };

/** Like `lockAttempt`, with the progress. Undefined after the end of the enrollment or the closing of the account. */
export async function lockOpenAttempt(ctx: Ctx, id: number): Promise<(Attempt & Progressed) | undefined> {
  return attempts(ctx)
    .leftJoin('content_progress', (join) =>
      join
        .onRef('content_progress.enrollment_id', '=', 'scorm_attempts.enrollment_id')
        .onRef('content_progress.content_id', '=', 'scorm_attempts.content_id'),
    )
    .select('enrollments.progress_rate')
    .select(sql<ContentStatus>`coalesce(content_progress.status, 'started')`.as('content_status'))
    .where('scorm_attempts.id', '=', id)
    .where('enrollments.status', '=', 'enrolled')
    .where(hasAccount)
    .forUpdate('scorm_attempts')
    .executeTakeFirst();
}

function attempts(ctx: Ctx) {
  return ctx.db
    .selectFrom('scorm_attempts')
    .innerJoin('shared_enrollments as enrollments', 'enrollments.id', 'scorm_attempts.enrollment_id')
    .innerJoin('contents', 'contents.id', 'scorm_attempts.content_id')
    .select(['scorm_attempts.id', 'scorm_attempts.enrollment_id', 'scorm_attempts.content_id'])
    .select(['scorm_attempts.status', 'scorm_attempts.attempt_number', 'scorm_attempts.is_stuck'])
    .select('enrollments.course_id')
    .select(['contents.completes_on_open', 'contents.attempts_allowed'])
    .select(sql<GradePolicy>`contents.attempt_grading`.as('attempt_grading'))
    .select(sql<SequencingState | null>`scorm_attempts.sequencing`.as('sequencing'));
}

/** The newest one, without a lock. */
export async function findAttempt(
  ctx: Ctx,
  { enrollmentId, contentId }: { enrollmentId: number; contentId: number },
): Promise<Attempt | undefined> {
  return attempts(ctx)
    .where('scorm_attempts.enrollment_id', '=', enrollmentId)
    .where('scorm_attempts.content_id', '=', contentId)
    .orderBy('scorm_attempts.attempt_number', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export const hasAccount = sql<boolean>`exists (
  select from shared_users users where users.person_id = enrollments.person_id and users.deleted_at is null)`;

export async function writeSequencing(ctx: Ctx, id: number, sequencing: SequencingState): Promise<void> {
  await ctx.db
    .updateTable('scorm_attempts')
    .set({ sequencing: JSON.stringify(sequencing) })
    .where('id', '=', id)
    .execute();
}

/** A complete attempt stays complete, and its grade only rises. */
export async function writeAttemptResult(
  ctx: Ctx,
  id: number,
  { isComplete, is_stuck, grade }: { isComplete: boolean; is_stuck: boolean; grade: number | null },
): Promise<void> {
  await ctx.db
    .updateTable('scorm_attempts')
    .set({
      is_stuck,
      grade: sql<number>`greatest(grade, ${grade}::numeric)`,
      ...(isComplete && { status: 'complete', ended_at: sql<Date>`coalesce(ended_at, ${ctx.now()}::timestamptz)` }),
    })
    .where('id', '=', id)
    .execute();
}

/** Of all attempts of a learner on a content, in order; null without a result. */
export async function gradesOfAttempts(
  ctx: Ctx,
  { enrollment_id, content_id }: Pick<Attempt, 'enrollment_id' | 'content_id'>,
): Promise<(number | null)[]> {
  const rows = await ctx.db
    .selectFrom('scorm_attempts')
    .select('grade')
    .where('enrollment_id', '=', enrollment_id)
    .where('content_id', '=', content_id)
    .orderBy('attempt_number')
    .execute();
  return rows.map(({ grade }) => grade);
}

/** In an attempt on the package before this one. */
export async function hasFailedBefore(ctx: Ctx, attempt: Attempt, identifier: string): Promise<boolean> {
  const { enrollment_id, content_id, attempt_number } = attempt;
  if (attempt_number === 1) return false;
  const failed = await ctx.db
    .selectFrom('sco_states')
    .innerJoin('scorm_attempts', 'scorm_attempts.id', 'sco_states.attempt_id')
    .select('sco_states.attempt_id')
    .where('scorm_attempts.enrollment_id', '=', enrollment_id)
    .where('scorm_attempts.content_id', '=', content_id)
    .where('scorm_attempts.attempt_number', '<', attempt_number)
    .where('sco_states.item_identifier', '=', identifier)
    .where('sco_states.lesson_status', '=', 'failed')
    .limit(1)
    .executeTakeFirst();
  return failed !== undefined;
}
