import type { AttemptSummary } from '#contract/learning/assessments/calls.ts';
import type { NewMark } from '#contract/learning/assessments/grading.ts';
import { Refusal } from '#contract/refusals.ts';
import { lockForGrading } from '#api/offer/classes/index.ts';
import { ofHundred } from '#api/learning/learning/index.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import { emit } from '#api/shared/events/events.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { presentSummary } from './present-attempt.ts';
import { recordStanding } from './record-standing.ts';
import { rulesOf } from './store/assessments.ts';
import { attemptsAt, insertMark, writeScore, type AttemptRow, type Place } from './store/attempts.ts';
import { gradedEnrollment } from './store/classes.ts';
import { assessmentIn } from './store/contents.ts';

export async function enterMark(
  ctx: Ctx,
  { content_id, enrollment_id, grade, version }: NewMark,
): Promise<AttemptSummary> {
  signedIn(ctx);
  return inTransaction(ctx, async (tx) => {
    const enrollment = await gradedEnrollment(tx, enrollment_id);
    if (enrollment?.status !== 'enrolled') throw new Refusal('not_found', { field: 'enrollment_id' });
    if (!(await assessmentIn(tx, content_id, enrollment.course_id))) {
      throw new Refusal('not_found', { field: 'content_id' });
    }
    const rules = await rulesOf(tx, { id: content_id, course_id: enrollment.course_id });
    if (rules.type !== 'other') throw new Refusal('not_found', { field: 'content_id' });
    await lockForGrading(tx, enrollment.class_id);
    const place = { contentId: content_id, enrollmentId: enrollment_id };
    const score = ofHundred(grade);
    if (!(await write(tx, { place, version, score }))) throw new Refusal('attempt_changed');
    await recordStanding(tx, { content_id, enrollment_id, course_id: enrollment.course_id });
    const [marked] = await attemptsAt(tx, place);
    if (!marked) throw new Error('The mark was not stored.');
    await emit(tx, 'attempt_graded', { attempt_id: marked.id });
    return presentSummary(tx, marked);
  });
}

type Mark = { place: Place; version: number; score: number };

/** False where somebody else entered one since this version. */
async function write(ctx: Ctx, { place, version, score }: Mark): Promise<boolean> {
  const [existing]: (AttemptRow | undefined)[] = await attemptsAt(ctx, place);
  if (existing) return version > 0 && writeScore(ctx, { id: existing.id, version, score });
  return version === 0 && (await insertMark(ctx, { ...place, score })) !== undefined;
}
