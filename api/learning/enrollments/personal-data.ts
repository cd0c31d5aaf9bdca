import { purgeFile } from '#api/platform/files/index.ts';
import { fromOne, inBatches, type PersonalData } from '#api/shared/personal-data.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { end } from './end-enrollment.ts';
import { eraseFileRows, fileIdsOf, filesToTakeAlong } from './files/personal-store.ts';
import { lockSeat } from './lock-seat.ts';
import { hasBegun } from './model/enrollment-status.ts';
import { enrollmentsToTakeAlong, unfinishedOf } from './personal-store.ts';

const reason = 'account_closed';

/** Erasure keeps the rows, on which the certificate register rests, and ends enrollments under way. */
export const enrollmentData: PersonalData = {
  takeAlong: async function* (ctx, { personId }) {
    const enrollments = (lastId: number, limit: number) => enrollmentsToTakeAlong(ctx, { personId, lastId, limit });
    yield { path: 'enrollments.json', rows: inBatches(enrollments) };
    const files = await filesToTakeAlong(ctx, personId);
    const withoutKeys = files.map(({ storage_key: _, ...file }) => file);
    yield { path: 'enrollment-files.json', rows: fromOne(() => Promise.resolve(withoutKeys)) };
    for (const { id, category, name, storage_key: storageKey, is_reused } of files) {
      // A reused file is in the export of the place where it was approved.
      if (name !== null && storageKey !== null && !is_reused) {
        yield { path: `enrollment-files/${category}/${id}-${name}`, storageKey };
      }
    }
  },
  erase: async (ctx, { personId }) => {
    for (const id of await unfinishedOf(ctx, personId)) {
      await inTransaction(ctx, async (tx) => {
        const enrollment = await lockSeat(tx, { id, scope: { personId } });
        if (!enrollment) return;
        const isWithdrawal = enrollment.status === 'enrolled' && hasBegun(enrollment, tx.now());
        await end(tx, enrollment, { move: isWithdrawal ? 'withdraw' : 'cancel', reason });
      });
    }
    for (const fileId of await fileIdsOf(ctx, personId)) await purgeFile(ctx, fileId);
    await eraseFileRows(ctx, personId);
  },
};
