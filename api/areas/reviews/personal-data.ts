import { inBatches, type PersonalData } from '#api/shared/personal-data.ts';
import { removeAuthor, reviewsToTakeAlong } from './personal-store.ts';

/** On erasure the rating stays, without text and author. */
export const reviewData: PersonalData = {
  takeAlong: async function* (ctx, { personId }) {
    const own = (lastId: number, limit: number) => reviewsToTakeAlong(ctx, { personId, lastId, limit });
    yield { path: 'reviews/reviews.json', rows: inBatches(own) };
  },
  erase: (ctx, { personId }) => removeAuthor(ctx, personId),
};
