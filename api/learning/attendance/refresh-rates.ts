import type { AttendanceRate } from '#contract/learning/attendance/calls.ts';
import { storeAttendanceRates } from '#api/learning/enrollments/index.ts';
import { readSetting } from '#api/platform/settings/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { ratedAfter, ratesOf } from './store/rates.ts';

type Whose = { classId?: number; enrollmentIds?: readonly number[] };

/** Computes the rates from the marks and stores those that differ. The caller holds the class against other marks. */
export function refreshRates(ctx: Ctx, whose: Whose): Promise<AttendanceRate[]> {
  return inTransaction(ctx, async (tx) => {
    const rates = await ratesOf(tx, { ...whose, justifiedCounts: await readSetting(tx, 'justifiedAbsenceCounts') });
    const stale = rates.filter(({ is_stored }) => !is_stored);
    if (stale.length > 0) await storeAttendanceRates(tx, stale);
    return rates.map(({ enrollment_id, attendance_rate }) => ({ enrollment_id, attendance_rate }));
  });
}

const ratesAtATime = 2_000;

/** Of everybody who follows a class still, in portions that each take a moment and commit for themselves. */
export async function refreshAllRates(ctx: Ctx): Promise<void> {
  let enrollmentIds = await ratedAfter(ctx, 0, ratesAtATime);
  while (enrollmentIds.length > 0) {
    await refreshRates(ctx, { enrollmentIds });
    enrollmentIds = await ratedAfter(ctx, enrollmentIds.at(-1) ?? 0, ratesAtATime);
  }
}
