import { fromOne, type PersonalData } from '#api/shared/personal-data.ts';
import { stopWaiting } from './leave-waiting-list.ts';
import { deleteEntries, entriesToTakeAlong, standingClassIds } from './store.ts';

/** The classes in which somebody waited for a seat. Nothing of it stays, and what was offered goes to the next. */
export const waitingData: PersonalData = {
  takeAlong: async function* (ctx, { userId }) {
    yield { path: 'waiting-lists.json', rows: fromOne(() => entriesToTakeAlong(ctx, userId)) };
  },
  erase: async (ctx, { userId }) => {
    for (const classId of await standingClassIds(ctx, userId)) await stopWaiting(ctx, { userId, classId });
    await deleteEntries(ctx, userId);
  },
};
