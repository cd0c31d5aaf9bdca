import { fromOne, type PersonalData } from '#api/shared/personal-data.ts';
import { deleteFeeds, feedsToTakeAlong } from './store.ts';

/** Erasure revokes the addresses. */
export const feedData: PersonalData = {
  takeAlong: async function* (ctx, { personId }) {
    yield { path: 'timetable-feeds.json', rows: fromOne(() => feedsToTakeAlong(ctx, personId)) };
  },
  erase: (ctx, { personId }) => deleteFeeds(ctx, personId),
};
