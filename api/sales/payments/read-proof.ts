import { Refusal } from '#contract/refusals.ts';
import { readFileFacts, type SavedFile } from '#api/platform/files/index.ts';
import { findOrder, isWithin, readerScope } from '#api/sales/orders/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { findPayment } from './store.ts';

export async function readProof(ctx: Ctx, paymentId: number): Promise<SavedFile> {
  const scope = readerScope(ctx, 'payments.approve');
  if (!Number.isSafeInteger(paymentId)) throw new Refusal('not_found');
  const { order_id, proof_file_id } = await findPayment(ctx, paymentId);
  if (proof_file_id === null || !(await isWithin(ctx, scope, await findOrder(ctx, order_id))))
    throw new Refusal('not_found');
  return readFileFacts(ctx, proof_file_id);
}
