import { enrollmentIdsOf } from '#api/learning/enrollments/index.ts';
import { purgeFile } from '#api/platform/files/index.ts';
import { fromOne, inBatches, type PersonalData } from '#api/shared/personal-data.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { eraseHandIns, fileIdsOf, filesToTakeAlong, handInsToTakeAlong } from './store/personal.ts';

/** Erased as a whole: the grade stays with the progress and the enrollment. */
export const tasksData: PersonalData = {
  takeAlong: async function* (ctx, { personId }) {
    const own = (lastId: number, limit: number) => handInsToTakeAlong(ctx, { personId, lastId, limit });
    yield { path: 'hand-ins.json', rows: inBatches(own) };
    const files = await filesToTakeAlong(ctx, personId);
    const withoutKeys = files.map(({ storage_key: _, ...file }) => file);
    yield { path: 'hand-in-files.json', rows: fromOne(() => Promise.resolve(withoutKeys)) };
    for (const { id, name, storage_key: storageKey } of files) {
      yield { path: `hand-in-files/${id}-${name}`, storageKey };
    }
  },
  erase: async (ctx, { personId }) => {
    const ids = await enrollmentIdsOf(ctx, personId);
    for (const fileId of await fileIdsOf(ctx, ids)) await purgeFile(ctx, fileId);
    await inTransaction(ctx, (tx) => eraseHandIns(tx, ids));
  },
};
