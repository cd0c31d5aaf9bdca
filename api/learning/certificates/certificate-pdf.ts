import { Refusal } from '#contract/refusals.ts';
import type { Ctx } from '#api/shared/context.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { discardFile, readFileFacts, recordFile, storeAs, type SavedFile } from '#api/platform/files/index.ts';
import { checkUrl } from './present.ts';
import { scopeOf } from './scope.ts';
import { findCertificate, storePdf, lockCertificate, type CertificateRow } from './store.ts';

/**
 * The PDF for the holder, or anyone who may revoke certificates. It is drawn at the first download and stored, so its
 * bytes never change. Refuses `not_signed_in`, `not_found`.
 */
export async function certificatePdf(ctx: Ctx, id: number): Promise<SavedFile> {
  const row = await findCertificate(ctx, id, scopeOf(ctx));
  if (!row) throw new Refusal('not_found');
  return pdfOf(ctx, row);
}

/** The caller checks access. */
export function pdfOf(ctx: Ctx, row: CertificateRow): Promise<SavedFile> {
  return row.pdf_file_id === null ? drawOnce(ctx, row) : readFileFacts(ctx, row.pdf_file_id);
}

async function drawOnce(ctx: Ctx, row: CertificateRow): Promise<SavedFile> {
  const { number, type, issued_at, snapshot } = row;
  // The PDF library is large, so it is loaded at the first use.
  const { renderPaper } = await import('./paper/render-paper.ts');
  const bytes = await renderPaper({ ...snapshot, number, type, issued_at, check_url: checkUrl(ctx, row.token) });
  const name = `${number.replaceAll('/', '-')}.pdf`;
  const stored = await storeAs(ctx, { category: type, name, bytes, type: 'pdf' });
  try {
    return await inTransaction(ctx, async (tx) => {
      // The second of two concurrent downloads finds the file of the first.
      const locked = await lockCertificate(tx, row.id, 'all');
      if (locked?.pdf_file_id) return readFileFacts(tx, locked.pdf_file_id);
      const file = await recordFile(tx, stored);
      await storePdf(tx, { id: row.id, file });
      return file;
    });
  } finally {
    await discardFile(ctx, stored);
  }
}
