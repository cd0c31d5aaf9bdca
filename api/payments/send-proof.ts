import { largestProofBytes } from '#contract/payments-values.ts';
import type { Payment } from '#contract/payments.ts';
import { Refusal } from '#contract/refusals.ts';
import { keepFile } from '#api/files/index.ts';
import { extendOrder } from '#api/orders/index.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import { tell } from '#api/shared/events.ts';
import { inTransaction } from '#api/shared/transaction.ts';
import { lockWithOrder } from './lock-with-order.ts';
import { reviewEndsAt } from './model/offers.ts';
import type { PaymentRow } from './payment-row.ts';
import { presentPayment } from './present-payment.ts';
import { changePayment, findPayment } from './store.ts';

type Proof = { payment_id: number; name: string; bytes: Uint8Array };

/**
 * The buyer sends the proof of a transfer; the attempt then waits until finance has looked at it [domain 1.2].
 * Refuses `not_found` somebody else's, `method_not_available`, `invalid_transition` one that has ended, `order_not_payable`
 * where its order has, and what `keepFile` refuses.
 */
export async function sendProof(ctx: Ctx, { payment_id, name, bytes }: Proof): Promise<Payment> {
  mustAwaitProof(ctx, await findPayment(ctx, payment_id));
  const file = await keepFile(ctx, {
    category: 'payment_proof',
    name,
    bytes,
    allowed: ['pdf', 'jpg', 'png'],
    mostBytes: largestProofBytes,
  });
  return inTransaction(ctx, async (inside) => {
    mustAwaitProof(inside, await lockWithOrder(inside, payment_id));
    const reviewed = reviewEndsAt(inside.now());
    await changePayment(inside, payment_id, {
      proof_file_id: file.id,
      proof_sent_at: inside.now(),
      expires_at: reviewed,
    });
    await tell(inside, 'proof_sent', { payment_id });
    await extendOrder(inside, (await findPayment(inside, payment_id)).order_id, reviewed);
    return presentPayment(inside, await findPayment(inside, payment_id));
  });
}

function mustAwaitProof(ctx: Ctx, { user_id, method_slug, status }: PaymentRow): void {
  if (user_id !== signedIn(ctx).userId) throw new Refusal('not_found');
  if (method_slug !== 'transferencia') throw new Refusal('method_not_available');
  if (status !== 'pending') throw new Refusal('invalid_transition');
}
