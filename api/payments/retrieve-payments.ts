import type { Payment } from '#contract/payments.ts';
import { hasClaims, signedIn, type Ctx } from '#api/shared/context.ts';
import type { Found } from '#api/shared/retrieval.ts';
import { presentPayments } from './present-payment.ts';
import { listPayments, type PaymentAsk } from './store.ts';

/** The actor's own attempts; finance sees everybody's. */
export async function retrievePayments(ctx: Ctx, ask: PaymentAsk): Promise<Found<Payment>> {
  const seesAll = hasClaims(ctx, 'payments.approve');
  const { rows, total } = await listPayments(ctx, ask, seesAll ? null : signedIn(ctx).userId);
  return { results: await presentPayments(ctx, rows), total };
}
