import type { AttendanceRate } from '#contract/attendance/calls.ts';
import { storeAttendanceRates } from '#api/enrollments/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { inTransaction } from '#api/shared/transaction.ts';
import { justifiedCounts } from './attendance-settings.ts';
import { ratesOf } from './store/rates.ts';

type Whose = { classId?: number; enrollmentIds?: readonly number[] };

/** Computes the rates from the marks and stores those that differ. The caller holds the class against other marks. */
export function refreshRates(ctx: Ctx, whose: Whose): Promise<AttendanceRate[]> {
  return inTransaction(ctx, async (tx) => {
    const rates = await ratesOf(tx, { ...whose, justifiedCounts: await justifiedCounts(tx) });
    const stale = rates.filter(({ is_stored }) => !is_stored);
    if (stale.length > 0) await storeAttendanceRates(tx, stale);
    return rates.map(({ enrollment_id, attendance_rate }) => ({ enrollment_id, attendance_rate }));
  });
}
