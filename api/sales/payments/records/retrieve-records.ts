import type { PaymentRecord, RefundRecord } from '#contract/sales/payments/records.ts';
import { requireClaim, type Ctx } from '#api/shared/context.ts';
import type { ResultPage } from '#api/shared/database/retrieval.ts';
import { listPaymentRecords, listRefundRecords, type PaymentRecordQuery, type RefundRecordQuery } from './store.ts';

export async function retrievePaymentRecords(ctx: Ctx, query: PaymentRecordQuery): Promise<ResultPage<PaymentRecord>> {
  requireClaim(ctx, 'payments.approve');
  const { rows, total } = await listPaymentRecords(ctx, query);
  const results = rows.map(({ created_at, proof_sent_at, paid_at, ...row }) => ({
    ...row,
    created_at: created_at.toISOString(),
    proof_sent_at: proof_sent_at?.toISOString() ?? null,
    paid_at: paid_at?.toISOString() ?? null,
  }));
  return { results, total };
}

export async function retrieveRefundRecords(ctx: Ctx, query: RefundRecordQuery): Promise<ResultPage<RefundRecord>> {
  requireClaim(ctx, 'orders.edit');
  const { rows, total } = await listRefundRecords(ctx, query);
  const results = rows.map(({ requested_at, answer_by, ...row }) => ({
    ...row,
    requested_at: requested_at.toISOString(),
    answer_by: answer_by?.toISOString() ?? null,
  }));
  return { results, total };
}
