import type { Payment } from '#contract/sales/payments/calls.ts';
import { readerScope } from '#api/sales/orders/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import type { ResultPage } from '#api/shared/database/retrieval.ts';
import { presentPayments } from './present-payment.ts';
import { listPayments, type PaymentQuery } from './store.ts';

export async function retrievePayments(ctx: Ctx, query: PaymentQuery): Promise<ResultPage<Payment>> {
  const { rows, total } = await listPayments(ctx, query, readerScope(ctx, 'payments.approve'));
  return { results: await presentPayments(ctx, rows), total };
}
