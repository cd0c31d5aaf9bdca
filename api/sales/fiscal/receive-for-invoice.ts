import { Refusal } from '#contract/refusals.ts';
import type { Ctx } from '#api/shared/context.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { lockInvoiced, totalOf, type Invoiced } from './invoiced.ts';
import { issueDocument } from './issue-document.ts';
import type { Receiving } from './providers/port.ts';
import type { DocumentRow } from './store/documents.ts';

/** The RC of money for an FT, once per occasion. Refuses `not_found`, `invoice_missing`, `receipt_exceeds_invoice`. */
export function receiveForInvoice(
  ctx: Ctx,
  { orderId, amountMinor, occasion }: Receiving,
): Promise<DocumentRow | null> {
  return inTransaction(ctx, async (tx) => {
    const invoiced = await lockInvoiced(tx, orderId);
    const { documents, invoice } = invoiced;
    const before = documents.find((document) => document.kind === 'RC' && document.occasion === occasion);
    if (before) return before;
    if (invoice?.kind !== 'FT' || invoice.issued_by !== 'internal') throw new Refusal('invoice_missing');
    return issueReceiptOf(tx, { ...invoiced, invoice }, { amountMinor, payment_methods: [], occasion });
  });
}

type Receipt = Omit<Receiving, 'orderId'> & { payment_methods: string[] };

/** Call it while the order is locked. Refuses `receipt_exceeds_invoice`. */
export async function issueReceiptOf(
  ctx: Ctx,
  { order, documents, invoice }: Invoiced & { invoice: DocumentRow },
  { amountMinor, payment_methods, occasion }: Receipt,
): Promise<DocumentRow> {
  const unpaid = invoice.total_minor - totalOf(documents, 'RC', invoice);
  if (!Number.isSafeInteger(amountMinor) || amountMinor <= 0 || amountMinor > unpaid) {
    throw new Refusal('receipt_exceeds_invoice');
  }
  const { buyer, order_number, currency } = invoice.snapshot;
  const origin = { number: invoice.number, correction: null };
  const content = { buyer, order_number, currency, lines: [], payment_methods, origin, reason: null };
  return issueDocument(ctx, {
    kind: 'RC',
    order,
    occasion,
    origin: invoice,
    dueAt: null,
    totalMinor: amountMinor,
    content,
  });
}
