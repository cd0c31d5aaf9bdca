import { inBatches, type PersonalData } from '#api/shared/personal-data.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { removeAuthor, reportsToTakeAlong, reviewsToTakeAlong } from './personal-store.ts';

/** On erasure the rating stays, without text and author. */
export const reviewData: PersonalData = {
  takeAlong: async function* (ctx, { personId }) {
    const own = (lastId: number, limit: number) => reviewsToTakeAlong(ctx, { personId, lastId, limit });
    const reports = (lastId: number, limit: number) => reportsToTakeAlong(ctx, { personId, lastId, limit });
    yield { path: 'reviews/reviews.json', rows: inBatches(own) };
    yield { path: 'reviews/reports.json', rows: inBatches(reports) };
  },
  erase: (ctx, { personId }) => inTransaction(ctx, (tx) => removeAuthor(tx, personId)),
};
