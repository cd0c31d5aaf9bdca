import type { Events } from '#api/shared/events/events.ts';
import type { Ctx } from '#api/shared/context.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { recordStanding } from './record-standing.ts';
import { assessmentsFedBy, scoreOfContent, type AssessmentRow } from './store/assessments.ts';
import { attemptsAt, insertMark, lockAttempt, writeScore } from './store/attempts.ts';

type Fed = { rules: AssessmentRow; enrollmentId: number };

/** The score of the SCORM content, as far as its activities have rolled it up, is that of the one attempt. Idempotent. */
export function recordScormScore(ctx: Ctx, fed: Fed): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    if (!(await writeNewScore(tx, fed))) return;
    const { content_id, course_id } = fed.rules;
    await recordStanding(tx, { content_id, enrollment_id: fed.enrollmentId, course_id });
  });
}

/** The score is read under the lock of the attempt, so that of two readers the later one writes the newer score. */
async function writeNewScore(ctx: Ctx, { rules, enrollmentId }: Fed): Promise<boolean> {
  const place = { contentId: rules.content_id, enrollmentId };
  const [existing] = await attemptsAt(ctx, place);
  const locked = existing && (await lockAttempt(ctx, existing.id, 'any'));
  const score = await scoreOfContent(ctx, rules.source_content_id ?? 0, enrollmentId);
  if (score === null) return false;
  if (!locked) return (await insertMark(ctx, { ...place, score })) !== undefined;
  return locked.score !== score && writeScore(ctx, { id: locked.id, version: locked.version, score });
}

export async function takeScormScore(ctx: Ctx, { content_id, enrollment_id }: Events['content_graded']): Promise<void> {
  for (const rules of await assessmentsFedBy(ctx, content_id)) {
    await recordScormScore(ctx, { rules, enrollmentId: enrollment_id });
  }
}
