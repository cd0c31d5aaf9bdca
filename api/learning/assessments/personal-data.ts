import { enrollmentIdsOf } from '#api/learning/enrollments/index.ts';
import { purgeFile } from '#api/platform/files/index.ts';
import { fromOne, inBatches, type PersonalData } from '#api/shared/personal-data.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import {
  attemptsToTakeAlong,
  eraseAttempts,
  extraTimesToTakeAlong,
  fileIdsOf,
  filesToTakeAlong,
} from './store/personal.ts';

/** Erased as a whole: the grade stays with the progress and the enrollment. */
export const assessmentsData: PersonalData = {
  takeAlong: async function* (ctx, { personId }) {
    const own = (lastId: number, limit: number) => attemptsToTakeAlong(ctx, { personId, lastId, limit });
    yield { path: 'attempts.json', rows: inBatches(own) };
    yield { path: 'extra-times.json', rows: fromOne(() => extraTimesToTakeAlong(ctx, personId)) };
    const files = await filesToTakeAlong(ctx, personId);
    const withoutKeys = files.map(({ storage_key: _, ...file }) => file);
    yield { path: 'attempt-files.json', rows: fromOne(() => Promise.resolve(withoutKeys)) };
    for (const { id, name, storage_key: storageKey } of files)
      yield { path: `attempt-files/${id}-${name}`, storageKey };
  },
  erase: async (ctx, { personId }) => {
    const ids = await enrollmentIdsOf(ctx, personId);
    for (const fileId of await fileIdsOf(ctx, ids)) await purgeFile(ctx, fileId);
    await inTransaction(ctx, (tx) => eraseAttempts(tx, ids));
  },
};
