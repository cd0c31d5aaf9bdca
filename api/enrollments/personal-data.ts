import { inBatches, type PersonalData } from '#api/shared/personal-data.ts';
import { inTransaction } from '#api/shared/transaction.ts';
import { end, lockInClass } from './end-enrollment.ts';
import { hasBegun } from './model/enrollment-status.ts';
import { enrollmentsToTakeAlong, unfinishedOf } from './personal-store.ts';

const reason = 'account_closed';

/** Erasure keeps the rows, on which the certificate register rests, and ends enrollments under way. */
export const enrollmentData: PersonalData = {
  takeAlong: async function* (ctx, { personId }) {
    const enrollments = (lastId: number, limit: number) => enrollmentsToTakeAlong(ctx, { personId, lastId, limit });
    yield { path: 'enrollments.json', rows: inBatches(enrollments) };
  },
  erase: async (ctx, { personId }) => {
    for (const id of await unfinishedOf(ctx, personId)) {
      await inTransaction(ctx, async (tx) => {
        const enrollment = await lockInClass(tx, id, { personId });
        if (!enrollment) return;
        const { status: from } = enrollment;
        const isWithdrawal = from === 'enrolled' && hasBegun(enrollment, tx.now());
        await end(tx, { id, from, move: isWithdrawal ? 'withdraw' : 'cancel', reason });
      });
    }
  },
};
