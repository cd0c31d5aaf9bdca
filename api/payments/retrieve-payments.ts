import type { Payment } from '#contract/payments/calls.ts';
import { hasClaims, signedIn, type Ctx } from '#api/shared/context.ts';
import type { Found } from '#api/shared/retrieval.ts';
import { presentPayments } from './present-payment.ts';
import { listPayments, type PaymentQuery } from './store.ts';

/** The actor's own attempts; finance sees everybody's. */
export async function retrievePayments(ctx: Ctx, request: PaymentQuery): Promise<Found<Payment>> {
  const seesAll = hasClaims(ctx, 'payments.approve');
  const { rows, total } = await listPayments(ctx, request, seesAll ? null : signedIn(ctx).userId);
  return { results: await presentPayments(ctx, rows), total };
}
