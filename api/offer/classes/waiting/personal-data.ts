import type { PersonalData } from '#api/shared/personal-data.ts';
import { stopWaiting } from './leave-waiting-list.ts';
import { standingClassIds } from './store.ts';

/** Before the entries are erased, offered seats go to the next. */
export const waitingData: Partial<PersonalData> = {
  erase: async (ctx, { userId }) => {
    for (const classId of await standingClassIds(ctx, userId)) await stopWaiting(ctx, { userId, classId });
  },
};
