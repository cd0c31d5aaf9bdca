import { blotOutName } from '#api/platform/files/index.ts';
import { fromOne, inBatches, type PersonalData } from '#api/shared/personal-data.ts';
import { detailsToTakeAlong } from './details/details-to-take-along.ts';
import { deleteDetailsOf } from './details/store.ts';
import { casesToTakeAlong, paymentsToTakeAlong, proofsOf, removePhonesOf } from './personal-store.ts';

/** Payments and proofs remain as evidence for the invoices; erasure removes the file names that the buyer chose, and the phones. */
export const paymentData: PersonalData = {
  takeAlong: async function* (ctx, { userId }) {
    const payments = (lastId: number, limit: number) => paymentsToTakeAlong(ctx, { userId, lastId, limit });
    yield { path: 'payments.json', rows: inBatches(payments) };
    yield { path: 'payment-cases.json', rows: fromOne(() => casesToTakeAlong(ctx, userId)) };
    yield { path: 'payment-details.json', rows: fromOne(() => detailsToTakeAlong(ctx, userId)) };
    for (const { id, name, storage_key: storageKey } of await proofsOf(ctx, userId)) {
      yield { path: `payments/${id}-${name}`, storageKey };
    }
  },
  erase: async (ctx, { userId }) => {
    await deleteDetailsOf(ctx, userId);
    await removePhonesOf(ctx, userId);
    for (const { file_id } of await proofsOf(ctx, userId)) await blotOutName(ctx, file_id);
  },
};
