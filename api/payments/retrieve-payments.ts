import type { Payment } from '#contract/payments/calls.ts';
import { hasClaims, signedIn, type Ctx } from '#api/shared/context.ts';
import type { Found } from '#api/shared/retrieval.ts';
import { presentPayments } from './present-payment.ts';
import { listPayments, type PaymentQuery } from './store.ts';

export async function retrievePayments(ctx: Ctx, query: PaymentQuery): Promise<Found<Payment>> {
  const seesAll = hasClaims(ctx, 'payments.approve');
  const { rows, total } = await listPayments(ctx, query, seesAll ? null : signedIn(ctx).userId);
  return { results: await presentPayments(ctx, rows), total };
}
