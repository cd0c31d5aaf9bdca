import { fromOne, type PersonalData } from '#api/shared/personal-data.ts';
import { stopWaiting } from './leave-waiting-list.ts';
import { deleteEntries, entriesToTakeAlong, standingClassIds } from './store.ts';

/** Waiting entries are deleted on erasure, and offered seats go to the next. */
export const waitingData: PersonalData = {
  takeAlong: async function* (ctx, { userId }) {
    yield { path: 'waiting-lists.json', rows: fromOne(() => entriesToTakeAlong(ctx, userId)) };
  },
  erase: async (ctx, { userId }) => {
    for (const classId of await standingClassIds(ctx, userId)) await stopWaiting(ctx, { userId, classId });
    await deleteEntries(ctx, userId);
  },
};
