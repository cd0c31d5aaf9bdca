import type { PaymentCase } from '#contract/sales/payments/cases.ts';
import { readerScope } from '#api/sales/orders/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import type { ResultPage } from '#api/shared/database/retrieval.ts';
import { presentCase } from './present-case.ts';
import { listCases, type CaseQuery } from './store.ts';

export async function retrievePaymentCases(ctx: Ctx, query: CaseQuery): Promise<ResultPage<PaymentCase>> {
  const scope = readerScope(ctx, 'payments.approve');
  const { rows, total } = await listCases(ctx, query, scope);
  return { results: rows.map((row) => presentCase(row, scope === null)), total };
}
