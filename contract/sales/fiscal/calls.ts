import { z } from 'zod';
import { Id, ItemReference, Moment } from '#contract/basics.ts';
import { command, matches, retrieval } from '#contract/shapes.ts';
import { fiscalKinds, fiscalStates, handOverKinds, handOverStates } from './values.ts';

export const FiscalDocument = z.object({
  id: Id,
  kind: z.enum(fiscalKinds).describe('FT invoice, FR invoice and receipt, NC credit note, ND debit note, RC receipt.'),
  number: z.string(),
  order_id: Id,
  order_number: z.string(),
  buyer_name: z.string().describe('As the document says it.'),
  origin_document_id: Id.nullable().describe('The document that this one corrects or settles.'),
  issued_at: Moment,
  due_at: Moment.nullable(),
  currency_id: Id,
  total_minor: z.int().nonnegative(),
  state: z.enum(fiscalStates).describe('`annulled`: credited in full.'),
});
export type FiscalDocument = z.infer<typeof FiscalDocument>;

export const FiscalDocumentFilter = z
  .strictObject({
    id: matches(Id),
    order_id: matches(Id),
    kind: matches(z.enum(fiscalKinds)),
    state: matches(z.enum(fiscalStates)),
    issued_at: matches(Moment),
    search: z
      .string()
      .max(100)
      .describe('Part of its number, of the number of its order, or of the name of its buyer.'),
  })
  .partial();
export type FiscalDocumentFilter = z.infer<typeof FiscalDocumentFilter>;

export const HandOver = z.object({
  id: Id,
  order_id: Id,
  order_number: z.string(),
  kind: z.enum(handOverKinds),
  state: z.enum(handOverStates).describe('`failed`: the last attempt failed; it is tried again with growing pauses.'),
  attempts: z.int().nonnegative(),
  last_error: z.string().nullable(),
  created_at: Moment,
  attempted_at: Moment.nullable(),
  sent_at: Moment.nullable(),
});
export type HandOver = z.infer<typeof HandOver>;

export const HandOverFilter = z
  .strictObject({
    id: matches(Id),
    order_id: matches(Id),
    state: matches(z.enum(handOverStates)),
    search: z.string().max(100).describe('Part of the number of its order.'),
  })
  .partial();
export type HandOverFilter = z.infer<typeof HandOverFilter>;

export const fiscal = {
  retrieveFiscalDocuments: retrieval('/fiscal-documents', {
    summary: 'List invoices, receipts and credit notes',
    description: "Those of your own orders; with the claim `orders.read`, everyone's. Newest first unless sorted.",
    claim: 'orders.read',
    filter: FiscalDocumentFilter,
    result: FiscalDocument,
    sort: ['id', 'issued_at', 'total_minor'],
    refuses: ['not_signed_in'],
  }),

  retrieveHandOvers: retrieval('/fiscal-hand-overs', {
    summary: 'List what was handed over to the ERP, or failed to be',
    description: 'Needs the claim `orders.read`. Newest first unless sorted.',
    claim: 'orders.read',
    filter: HandOverFilter,
    result: HandOver,
    sort: ['id', 'attempted_at'],
    refuses: ['not_signed_in', 'not_allowed'],
  }),

  resendHandOver: command('PUT', '/fiscal-hand-overs/resend', {
    summary: 'Hand over an order to the ERP again, at once',
    description: 'Needs the claim `orders.edit`. The ERP recognises a repeated order by its `Idempotency-Key`.',
    claim: 'orders.edit',
    data: ItemReference,
    result: HandOver,
    refuses: ['not_signed_in', 'not_allowed', 'not_found', 'invalid_transition'],
  }),
};
