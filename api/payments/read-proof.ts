import { Refusal } from '#contract/refusals.ts';
import { readFileFacts, type SavedFile } from '#api/files/index.ts';
import { hasClaims, signedIn, type Ctx } from '#api/shared/context.ts';
import { findPayment } from './store.ts';

export async function readProof(ctx: Ctx, paymentId: number): Promise<SavedFile> {
  const seesAll = hasClaims(ctx, 'payments.approve');
  const userId = seesAll ? null : signedIn(ctx).userId;
  if (!Number.isSafeInteger(paymentId)) throw new Refusal('not_found');
  const { user_id, proof_file_id } = await findPayment(ctx, paymentId);
  if (proof_file_id === null || (userId !== null && user_id !== userId)) throw new Refusal('not_found');
  return readFileFacts(ctx, proof_file_id);
}
