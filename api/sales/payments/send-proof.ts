import { largestProofBytes } from '#contract/sales/payments/values.ts';
import type { Payment } from '#contract/sales/payments/calls.ts';
import { Refusal } from '#contract/refusals.ts';
import { recordFile, storeFile, type StoredFile } from '#api/platform/files/index.ts';
import { buyerScope, extendOrder, findOrder, mayBuyFor } from '#api/sales/orders/index.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import { emit } from '#api/shared/events/events.ts';
import { limitRate } from '#api/shared/http/rate-limit.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { lockWithOrder } from './lock-with-order.ts';
import { reviewEndsAt } from './model/offers.ts';
import { offerOf } from './offer-of.ts';
import type { PaymentRow } from './payment-row.ts';
import { presentPayment } from './present-payment.ts';
import { allOffers } from './providers/find-provider.ts';
import { changePayment, findPayment, likeliestForProof } from './store.ts';

type Proof = { payment_id: number; name: string; bytes: Uint8Array };
type StoredProof = { payment_id: number; file: StoredFile };

/**
 * Checks before the upload is read whether the actor has a payment that awaits a proof. Refuses `not_found` without any
 * payment, `method_not_available` or `invalid_transition` for the latest one, and `too_many_requests`.
 */
export async function maySendProof(ctx: Ctx): Promise<void> {
  const { userId } = signedIn(ctx);
  const payment = await likeliestForProof(
    ctx,
    buyerScope(ctx, 'orders.place'),
    allOffers().filter(({ needsProof }) => needsProof),
  );
  if (!payment) throw new Refusal('not_found');
  await requireAwaitedProof(ctx, payment);
  await limitRate(ctx, `payment-proofs ${userId}`, { most: 60, withinSeconds: 3_600 });
}

/** Refuses `not_found` for somebody else's payment, `method_not_available`, `invalid_transition`, and as `storeFile`. */
export async function storeProof(ctx: Ctx, { payment_id, name, bytes }: Proof): Promise<StoredProof> {
  await requireAwaitedProof(ctx, await findPayment(ctx, payment_id));
  const file = await storeFile(ctx, {
    category: 'payment_proof',
    name,
    bytes,
    allowed: ['pdf', 'jpg', 'png'],
    mostBytes: largestProofBytes,
  });
  return { payment_id, file };
}

/**
 * Attaches a stored proof to its payment, which then waits for the review by finance [domain 1.2]. Refuses as
 * `storeProof`, and `order_not_payable` once the order has ended.
 */
export function sendProof(ctx: Ctx, { payment_id, file }: StoredProof): Promise<Payment> {
  return inTransaction(ctx, async (tx) => {
    await requireAwaitedProof(tx, await lockWithOrder(tx, payment_id));
    const { id: proof_file_id } = await recordFile(tx, file);
    const reviewed = reviewEndsAt(tx.now());
    await changePayment(tx, payment_id, { proof_file_id, proof_sent_at: tx.now(), expires_at: reviewed });
    await emit(tx, 'proof_sent', { payment_id });
    await extendOrder(tx, (await findPayment(tx, payment_id)).order_id, reviewed);
    return presentPayment(tx, await findPayment(tx, payment_id));
  });
}

async function requireAwaitedProof(ctx: Ctx, payment: PaymentRow): Promise<void> {
  const { order_id, status } = payment;
  if (!(await mayBuyFor(ctx, await findOrder(ctx, order_id)))) throw new Refusal('not_found');
  if (!offerOf(payment)?.needsProof) throw new Refusal('method_not_available');
  if (status !== 'pending') throw new Refusal('invalid_transition');
}
