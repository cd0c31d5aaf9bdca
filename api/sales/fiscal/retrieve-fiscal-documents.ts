import type { FiscalDocument } from '#contract/sales/fiscal/calls.ts';
import { readerScope } from '#api/sales/orders/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import type { ResultPage } from '#api/shared/database/retrieval.ts';
import { presentDocument } from './present.ts';
import { listDocuments, type DocumentQuery } from './store/documents.ts';

export async function retrieveFiscalDocuments(ctx: Ctx, query: DocumentQuery): Promise<ResultPage<FiscalDocument>> {
  const { rows, total } = await listDocuments(ctx, query, readerScope(ctx, 'orders.read'));
  return { results: rows.map(presentDocument), total };
}
