import { textIn } from '#contract/basics.ts';
import { mostInZip } from '#contract/learning/certificates/values.ts';
import { Refusal } from '#contract/refusals.ts';
import { answerZip } from '#api/platform/files/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { pdfOf } from './certificate-pdf.ts';
import { zipNames } from './model/zip-names.ts';
import type { CertificateRow } from './store.ts';

/**
 * Draws and reads one certificate at a time, as fast as the client takes them. The caller checks access. Refuses
 * `no_certificates_found`, `too_many_certificates`.
 */
export function answerCertificatesZip(ctx: Ctx, rows: readonly CertificateRow[]): Response {
  if (rows.length === 0) throw new Refusal('no_certificates_found');
  if (rows.length > mostInZip) throw new Refusal('too_many_certificates', { most: mostInZip });
  const names = zipNames(
    rows.map(({ number, snapshot }) => ({
      holder: snapshot.person.name,
      course: textIn(snapshot.course_title, ctx.locale),
      number,
    })),
  );
  const entries = rows.map((row, place) => ({
    name: names[place] ?? '',
    open: async () => ctx.files.readRange((await pdfOf(ctx, row)).storage_key),
  }));
  return answerZip(ctx, 'certificados.zip', entries);
}
