import { fromOne, type PersonalData } from '#api/shared/personal-data.ts';
import { deleteRequestsOf, requestsToTakeAlong } from './requests/personal-store.ts';

/** Seats stay with their orders, which fiscal law keeps. */
export const trainingData: PersonalData = {
  takeAlong: async function* (ctx, { personId }) {
    yield { path: 'course-requests.json', rows: fromOne(() => requestsToTakeAlong(ctx, personId)) };
  },
  erase: (ctx, { personId }) => deleteRequestsOf(ctx, personId),
};
