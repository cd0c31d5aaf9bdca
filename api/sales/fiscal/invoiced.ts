import { lockOrder, type OrderRow } from '#api/sales/orders/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { documentsOf, type DocumentRow } from './store/documents.ts';

export type Invoiced = { order: OrderRow; documents: DocumentRow[]; invoice: DocumentRow | null };

/** Locks the order, so that two transactions never issue for it at once. Refuses `not_found`. */
export async function lockInvoiced(ctx: Ctx, orderId: number): Promise<Invoiced> {
  const order = await lockOrder(ctx, orderId);
  const documents = await documentsOf(ctx, orderId);
  return { order, documents, invoice: documents.find(isLiveInvoice) ?? null };
}

function isLiveInvoice({ kind, state }: DocumentRow): boolean {
  return (kind === 'FT' || kind === 'FR') && state === 'issued';
}

export function totalOf(documents: readonly DocumentRow[], kind: DocumentRow['kind'], origin: DocumentRow): number {
  return documents
    .filter((document) => document.kind === kind && document.origin_document_id === origin.id)
    .reduce((sum, { total_minor }) => sum + total_minor, 0);
}
