import type { FiscalDocument } from '#contract/sales/fiscal/calls.ts';
import type { Ctx } from '#api/shared/context.ts';
import { presentDocument } from './present.ts';
import type { Query } from './model/credit.ts';
import { providerFor } from './provider-for.ts';
import type { DocumentRow } from './store/documents.ts';

export { handOverFacts } from './store/hand-over-facts.ts';
export { recordExternal, storeRecorded } from './record-external.ts';

/**
 * The invoice (FT) of an order on credit, once. Null where this site issues none: in the modes `none`, `external`, and
 * `erp`, which hands the order over. Checks no permissions. Refuses `not_found`, `order_already_invoiced`. [domain 1.4, 2]
 */
export async function issueInvoice(
  ctx: Ctx,
  orderId: number,
  { due_at }: { due_at: Date },
): Promise<FiscalDocument | null> {
  const provider = await providerFor(ctx, orderId);
  return presented(await provider.invoice(ctx, { orderId, dueAt: due_at }));
}

type Receipt = {
  amount_minor: number;
  /** What the money came for, such as `payment 12`: a repeated one answers the same receipt. */
  occasion: string;
};

/**
 * The receipt (RC) of money for an invoice on credit; null as `issueInvoice`. Checks no permissions. Refuses
 * `not_found`, `invoice_missing`, `receipt_exceeds_invoice`.
 */
export async function issueReceipt(
  ctx: Ctx,
  orderId: number,
  { amount_minor, occasion }: Receipt,
): Promise<FiscalDocument | null> {
  const provider = await providerFor(ctx, orderId);
  return presented(await provider.receipt(ctx, { orderId, amountMinor: amount_minor, occasion }));
}

type CreditNote = {
  order_id: number;
  /** Tax included. Without an amount and lines, everything that is left is credited. */
  amount_minor?: number;
  /** By their place in the invoice, from 0. */
  lines?: readonly { line: number; quantity: number }[];
  reason: string;
  /** Such as `refund 12`: a repeated one answers the same credit note. */
  occasion: string;
};

/**
 * The credit note (NC) of a part or the rest of an invoice, never of more than is left; null as `issueInvoice`. Checks
 * no permissions. Refuses `not_found`, `invoice_missing`, `credit_exceeds_invoice`. [domain 1.4, 2]
 */
export async function issueCreditNote(
  ctx: Ctx,
  { order_id: orderId, amount_minor, lines, reason, occasion }: CreditNote,
): Promise<FiscalDocument | null> {
  const requested: Query = lines ? { lines } : amount_minor === undefined ? 'whole' : { amount_minor };
  const provider = await providerFor(ctx, orderId);
  return presented(await provider.credit(ctx, { orderId, wanted: requested, reason, occasion }));
}

function presented(document: DocumentRow | null): FiscalDocument | null {
  return document && presentDocument(document);
}
