import type { Certificate, CertificateFilter } from '#contract/certificates.ts';
import type { Ctx } from '#api/shared/context.ts';
import type { Ask, Found } from '#api/shared/retrieval.ts';
import { presented } from './present.ts';
import { scopeOf } from './scope.ts';
import { pageOfCertificates } from './store.ts';

/** One's own; whoever may revoke certificates sees all. Refuses `not_signed_in`. */
export async function retrieveCertificates(
  ctx: Ctx,
  ask: Ask<{ filter?: CertificateFilter }>,
): Promise<Found<Certificate>> {
  const { rows, total } = await pageOfCertificates(ctx, { ...ask, scope: scopeOf(ctx) });
  return { results: rows.map((row) => presented(ctx, row)), total };
}
