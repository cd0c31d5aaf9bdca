import type { HandIn, HandInReview } from '#contract/learning/tasks/calls.ts';
import { Refusal } from '#contract/refusals.ts';
import { lockForGrading } from '#api/offer/classes/index.ts';
import { ofHundred, recordResult } from '#api/learning/learning/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { emit } from '#api/shared/events/events.ts';
import { recordMove } from '#api/shared/database/status-history.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { handInLifeCycle } from './model/hand-in-status.ts';
import { presentHandIns } from './present-hand-in.ts';
import { findForReview, writeReview, type HandInRow } from './store/hand-ins.ts';

export async function reviewHandIn(ctx: Ctx, review: HandInReview): Promise<HandIn> {
  if (ctx.actor.kind === 'guest') throw new Refusal('not_signed_in');
  return inTransaction(ctx, async (tx) => {
    const row = await findForReview(tx, review.id);
    if (!row) throw new Refusal('not_found');
    requireWhole(row, review);
    await lockForGrading(tx, row.class_id);
    const { version, verdict, feedback, grade } = review;
    if (row.status !== 'handed_in') throw new Refusal('hand_in_changed');
    const status = handInLifeCycle.next(row.status, verdict);
    const stored = { id: row.id, version, status, feedback: feedback || null, grade };
    if (!(await writeReview(tx, stored))) throw new Refusal('hand_in_changed');
    await recordMove(tx, { subject: 'hand_in', subjectId: row.id, move: verdict, from: row.status, to: status });
    if (status === 'accepted') await accept(tx, row, grade);
    await emit(tx, 'hand_in_reviewed', { hand_in_id: row.id });
    const reviewed = await findForReview(tx, row.id);
    const [presented] = await presentHandIns(tx, reviewed ? [reviewed] : []);
    if (!presented) throw new Error(`The hand-in ${row.id} is gone.`);
    return presented;
  });
}

function requireWhole({ is_graded }: HandInRow, { verdict, feedback, grade }: HandInReview): void {
  if (verdict === 'return' && feedback === '') throw new Refusal('hand_in_feedback_missing', { field: 'feedback' });
  if (verdict === 'accept' && is_graded && grade === null)
    throw new Refusal('hand_in_grade_missing', { field: 'grade' });
}

async function accept(ctx: Ctx, { content_id, enrollment_id, course_id }: HandInRow, grade: number | null) {
  await recordResult(ctx, {
    contentId: content_id,
    enrollmentId: enrollment_id,
    courseId: course_id,
    isDone: true,
    grade: grade === null ? null : ofHundred(grade),
  });
}
