import { FiscalDocument } from '#contract/sales/fiscal/calls.ts';
import { largestDocumentBytes } from '#contract/sales/fiscal/values.ts';
import { discardFile } from '#api/platform/files/index.ts';
import type { RawRoute } from '#api/shared/http/http.ts';
import { pathId } from '#api/shared/http/path-id.ts';
import { fileRefusals, formDoc } from '#api/shared/http/route-doc.ts';
import { fileIn } from '#api/shared/files/uploads/read-form.ts';
import { formUpload } from '#api/shared/files/uploads/upload-route.ts';
import { fiscalDocumentPdf } from './fiscal-document-pdf.ts';
import { mayRecord, recordExternal, RecordedFields, storeRecorded } from './record-external.ts';

export const fiscalRawRoutes: RawRoute[] = [
  {
    method: 'GET',
    path: '/fiscal-documents/:id/pdf',
    claim: 'orders.read',
    doc: {
      summary: 'Download an invoice, a receipt or a credit note as a PDF',
      description:
        'Of one of your own orders; with the claim `orders.read`, of any order. In the language of the request, ' +
        'except for what the law demands; a document of other software as that software made it.',
      auth: 'bearer',
      answer: { contentType: 'application/pdf' },
      refuses: ['not_signed_in', 'not_found', 'too_many_requests'],
    },
    handle: (ctx, _request, { id }) => fiscalDocumentPdf(ctx, pathId(id)),
  },
  formUpload({
    method: 'POST',
    path: '/fiscal-documents/record',
    doc: formDoc({
      summary: 'Record a document that other certified software issued',
      description: 'Needs the claim `orders.edit`. The buyer finds it with the order.',
      fields: RecordedFields.shape,
      result: FiscalDocument,
      refuses: [
        'not_allowed',
        'not_found',
        'fiscal_number_taken',
        'order_already_invoiced',
        'invoice_missing',
        'credit_exceeds_invoice',
        'receipt_exceeds_invoice',
        ...fileRefusals,
      ],
    }),
    mostFileBytes: largestDocumentBytes,
    claim: 'orders.edit',
    mayI: mayRecord,
    prepare: (ctx, form) => storeRecorded(ctx, form, fileIn(form)),
    run: recordExternal,
    discard: (ctx, { file }) => discardFile(ctx, file),
  }),
];
