import { Refusal } from '#contract/refusals.ts';
import { documentFileName } from '#contract/rules/document-file-name.ts';
import { answerBytes, answerFile, readFileFacts } from '#api/platform/files/index.ts';
import { readerScope } from '#api/sales/orders/index.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import { limitRate } from '#api/shared/http/rate-limit.ts';
import { findDocument } from './store/documents.ts';

/**
 * A document of an order that the actor may read, or of any order with the claim `orders.read`: drawn from its frozen content, or
 * the file of the software that issued it. Refuses `not_signed_in`, `not_found`, `too_many_requests`.
 */
export async function fiscalDocumentPdf(ctx: Ctx, id: number): Promise<Response> {
  const { userId } = signedIn(ctx);
  const document = await findDocument(ctx, { id, scope: readerScope(ctx, 'orders.read') });
  if (!document) throw new Refusal('not_found');
  if (document.pdf_file_id !== null) return answerFile(ctx, await readFileFacts(ctx, document.pdf_file_id));
  await limitRate(ctx, `fiscal-pdfs ${userId}`, { most: 60, withinSeconds: 3_600 });
  // The PDF library is large, so it is loaded at the first use.
  const { renderDocument } = await import('./paper/render-document.ts');
  const bytes = await renderDocument(document, ctx.locale);
  return answerBytes(documentFileName(document.number), 'application/pdf', bytes);
}
