import { Refusal } from '#contract/refusals.ts';
import type { Ctx } from '#api/shared/context.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { lockInvoiced, type Invoiced } from './invoiced.ts';
import { issueDocument } from './issue-document.ts';
import { orderContent } from './order-content.ts';
import type { Billing } from './providers/port.ts';
import type { DocumentRow } from './store/documents.ts';

/** The FT of an order that is paid later, once. Refuses `not_found`, `order_already_invoiced`. */
export function invoiceOrder(ctx: Ctx, { orderId, dueAt }: Billing): Promise<DocumentRow | null> {
  return inTransaction(ctx, async (tx) => {
    const invoiced = await lockInvoiced(tx, orderId);
    if (invoiced.invoice?.kind === 'FT') return invoiced.invoice;
    if (invoiced.invoice) throw new Refusal('order_already_invoiced');
    return issueInvoiceOf(tx, invoiced, { kind: 'FT', dueAt, payment_methods: [] });
  });
}

type Terms = { kind: 'FT' | 'FR'; dueAt: Date | null; payment_methods: string[] };

/** Null for an order that costs nothing. Call it while the order is locked. */
export async function issueInvoiceOf(
  ctx: Ctx,
  { order, documents }: Invoiced,
  { kind, dueAt, payment_methods }: Terms,
): Promise<DocumentRow | null> {
  if (order.total_minor === 0) return null;
  // An order that was revived is invoiced again.
  const occasion = `invoice ${documents.length + 1}`;
  const content = { ...(await orderContent(ctx, order.id)), payment_methods, origin: null, reason: null };
  return issueDocument(ctx, { kind, order, occasion, origin: null, dueAt, totalMinor: order.total_minor, content });
}
