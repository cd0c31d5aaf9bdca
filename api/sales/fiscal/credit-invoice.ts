import { Refusal } from '#contract/refusals.ts';
import type { Ctx } from '#api/shared/context.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { lockInvoiced } from './invoiced.ts';
import { issueDocument } from './issue-document.ts';
import { creditLines } from './model/credit.ts';
import { sumsOf } from './model/tax.ts';
import type { Crediting } from './providers/port.ts';
import { annulDocument, type DocumentRow } from './store/documents.ts';

/**
 * The NC of an invoice, once per occasion. The one that credits the rest annuls the invoice. Refuses `not_found`,
 * `invoice_missing`, `credit_exceeds_invoice`.
 */
export function creditInvoice(ctx: Ctx, { orderId, wanted, reason, occasion }: Crediting): Promise<DocumentRow | null> {
  return inTransaction(ctx, async (tx) => {
    const { order, documents, invoice } = await lockInvoiced(tx, orderId);
    const before = documents.find((document) => document.kind === 'NC' && document.occasion === occasion);
    if (before) return before;
    if (invoice?.issued_by !== 'internal') throw new Refusal('invoice_missing');
    const credited = documents
      .filter(({ kind, origin_document_id }) => kind === 'NC' && origin_document_id === invoice.id)
      .flatMap(({ snapshot }) => snapshot.lines);
    const lines = creditLines(invoice.snapshot.lines, credited, wanted);
    const totalMinor = sumsOf(lines).total_minor;
    const { buyer, order_number, currency } = invoice.snapshot;
    const correction = totalMinor === invoice.total_minor ? 'annulment' : 'rectification';
    const origin = { number: invoice.number, correction } as const;
    const creditedMinor = totalMinor + sumsOf(credited).total_minor;
    if (creditedMinor === invoice.total_minor) await annulDocument(tx, invoice.id);
    return issueDocument(tx, {
      kind: 'NC',
      order,
      occasion,
      origin: invoice,
      dueAt: null,
      totalMinor,
      content: { buyer, order_number, currency, lines, payment_methods: [], origin, reason },
    });
  });
}
