import { z } from 'zod';
import { Id } from '#contract/basics.ts';
import type { FiscalDocument } from '#contract/sales/fiscal/calls.ts';
import { fiscalKinds, largestDocumentBytes } from '#contract/sales/fiscal/values.ts';
import { Refusal } from '#contract/refusals.ts';
import { documentFileName } from '#contract/rules/document-file-name.ts';
import { recordFile, storeFile, type StoredFile } from '#api/platform/files/index.ts';
import { requireClaim, type Ctx } from '#api/shared/context.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { lockInvoiced, totalOf, type Invoiced } from './invoiced.ts';
import { sumsOf, taxSummary } from './model/tax.ts';
import { orderContent } from './order-content.ts';
import { presentDocument } from './present.ts';
import { readSeller } from './settings.ts';
import { annulDocument, insertDocument, type DocumentRow } from './store/documents.ts';

/** What staff type beside the file. */
export const RecordedFields = z.object({
  order_id: Id,
  kind: z.enum(fiscalKinds),
  /** As printed on the file. */
  number: z.string().trim().min(1).max(60),
  issued_at: z.iso.datetime().max(40),
  /** Tax included. */
  total_minor: z.int().positive(),
});
export type Recorded = z.infer<typeof RecordedFields> & { file: StoredFile };

/** Needs the claim `orders.edit`. */
export function mayRecord(ctx: Ctx): void {
  requireClaim(ctx, 'orders.edit');
}

export async function storeRecorded(ctx: Ctx, form: FormData, file: File): Promise<Recorded> {
  const numeric = (name: string) => Number(form.get(name));
  const fields = RecordedFields.safeParse({
    order_id: numeric('order_id'),
    kind: form.get('kind'),
    number: form.get('number'),
    issued_at: form.get('issued_at'),
    total_minor: numeric('total_minor'),
  });
  if (!fields.success)
    throw new Refusal('invalid_input', { field: String(fields.error.issues[0]?.path[0] ?? 'order_id') });
  const bytes = await file.bytes();
  const sent = { category: 'invoice', name: documentFileName(fields.data.number), bytes, allowed: ['pdf'] } as const;
  return { ...fields.data, file: await storeFile(ctx, { ...sent, mostBytes: largestDocumentBytes }) };
}

/**
 * Records a document that other certified software issued for an order. A credit note that returns the rest annuls the
 * invoice. Refuses `not_found`, `order_already_invoiced`, `invoice_missing`, `credit_exceeds_invoice`,
 * `receipt_exceeds_invoice`, `fiscal_number_taken`.
 */
export function recordExternal(ctx: Ctx, { file, ...recorded }: Recorded): Promise<FiscalDocument> {
  mayRecord(ctx);
  return inTransaction(ctx, async (tx) => {
    const invoiced = await lockInvoiced(tx, recorded.order_id);
    const origin = originOf(invoiced, recorded);
    const isRest = origin && recorded.kind === 'NC' && leftOf(invoiced, origin, 'NC') === recorded.total_minor;
    if (isRest) await annulDocument(tx, origin.id);
    const { id: pdf_file_id } = await recordFile(tx, { ...file, owner_user_id: invoiced.order.user_id });
    const document = await insertDocument(tx, {
      ...(await rowOf(tx, invoiced, recorded)),
      origin_document_id: origin?.id ?? null,
      pdf_file_id,
    });
    if (!document) throw new Refusal('fiscal_number_taken', { field: 'number' });
    return presentDocument(document);
  });
}

type Fields = Omit<Recorded, 'file'>;

function originOf(invoiced: Invoiced, { kind, total_minor }: Fields): DocumentRow | null {
  const { invoice } = invoiced;
  if (kind === 'FT' || kind === 'FR') {
    if (invoice) throw new Refusal('order_already_invoiced');
    return null;
  }
  if (!invoice) throw new Refusal('invoice_missing');
  if (kind === 'NC' && total_minor > leftOf(invoiced, invoice, 'NC')) throw new Refusal('credit_exceeds_invoice');
  if (kind === 'RC' && total_minor > leftOf(invoiced, invoice, 'RC')) throw new Refusal('receipt_exceeds_invoice');
  return invoice;
}

function leftOf({ documents }: Invoiced, origin: DocumentRow, kind: 'NC' | 'RC'): number {
  return origin.total_minor - totalOf(documents, kind, origin);
}

/** Of an invoice, the lines are those of the order; of others, only the file knows them. */
async function rowOf(ctx: Ctx, { order, invoice }: Invoiced, recorded: Fields) {
  const { kind, number, issued_at, total_minor } = recorded;
  const seller = await readSeller(ctx);
  const content = await orderContent(ctx, order.id);
  const isOfOrder = total_minor === order.total_minor && (kind === 'FT' || kind === 'FR');
  const lines = isOfOrder ? content.lines : [];
  const sums = isOfOrder ? sumsOf(lines) : { net_minor: total_minor, tax_minor: 0 };
  const origin = invoice && { number: invoice.number, correction: null };
  return {
    kind,
    issued_by: 'external' as const,
    country: seller.country,
    series_id: null,
    series_number: null,
    number,
    order_id: order.id,
    user_id: order.user_id,
    occasion: `recorded ${number}`,
    issued_at: new Date(issued_at),
    system_entry_at: ctx.now(),
    due_at: null,
    currency_id: order.currency_id,
    net_minor: sums.net_minor,
    tax_minor: sums.tax_minor,
    total_minor,
    snapshot: {
      ...content,
      lines,
      seller,
      certificate: '',
      tax_summary: taxSummary(lines),
      payment_methods: [],
      origin,
      reason: null,
    },
    hash: null,
    previous_hash: null,
    hash_control: null,
  };
}
