import { fromOne, type PersonalData } from '#api/shared/personal-data.ts';
import { deleteEntries, entriesToTakeAlong } from './store.ts';

/** The classes in which somebody waited for a seat. Nothing of it stays. */
export const waitingData: PersonalData = {
  takeAlong: async function* (ctx, { userId }) {
    yield { path: 'waiting-lists.json', rows: fromOne(() => entriesToTakeAlong(ctx, userId)) };
  },
  erase: (ctx, { userId }) => deleteEntries(ctx, userId),
};
