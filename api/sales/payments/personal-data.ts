import { blotOutName } from '#api/platform/files/index.ts';
import { fromOne, inBatches, type PersonalData } from '#api/shared/personal-data.ts';
import { deleteDetailsOf, sealedDetailsOf } from './details/store.ts';
import { casesToTakeAlong, paymentsToTakeAlong, proofsOf, removePhonesOf } from './personal-store.ts';
import type { Ctx } from '#api/shared/context.ts';
import { openDetail } from './details/seal-detail.ts';

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

/** Opened, since the export belongs to the person. */
async function detailsToTakeAlong(ctx: Ctx, userId: number): Promise<object[]> {
  const owner = { user_id: userId, organization_id: null };
  const rows = await sealedDetailsOf(ctx, userId);
  return rows.map(({ express_phone_sealed: phone, refund_iban_sealed: iban, ...row }) => ({
    ...row,
    express_phone: phone && openDetail(ctx, phone, { owner, detail: 'express phone' }),
    refund_iban: iban && openDetail(ctx, iban, { owner, detail: 'refund iban' }),
  }));
}
