import type { ExtraTime } from '#contract/learning/assessments/grading.ts';
import { Refusal } from '#contract/refusals.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { endOf } from './model/attempt-rules.ts';
import { writeExtraTime } from './store/assessments.ts';
import { moveEnd, openTimedAttempts } from './store/attempts.ts';
import { gradedEnrollment } from './store/classes.ts';

export async function setExtraTime(ctx: Ctx, { enrollment_id, percent }: ExtraTime): Promise<ExtraTime> {
  signedIn(ctx);
  return inTransaction(ctx, async (tx) => {
    if (!(await gradedEnrollment(tx, enrollment_id))) throw new Refusal('not_found', { field: 'enrollment_id' });
    await writeExtraTime(tx, { enrollmentId: enrollment_id, percent });
    for (const { id, started_at: startedAt, time_limit_minutes: minutes } of await openTimedAttempts(
      tx,
      enrollment_id,
    )) {
      await moveEnd(tx, id, endOf({ startedAt, minutes, extraPercent: percent }));
    }
    return { enrollment_id, percent };
  });
}
