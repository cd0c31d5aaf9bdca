import type { Certificate, CertificateFilter } from '#contract/learning/certificates/calls.ts';
import type { Ctx } from '#api/shared/context.ts';
import type { ListQuery, ResultPage } from '#api/shared/database/retrieval.ts';
import { presented } from './present.ts';
import { scopeOf } from './scope.ts';
import { pageOfCertificates } from './store.ts';

/** The user's own, or all for anyone who may revoke certificates. Refuses `not_signed_in`. */
export async function retrieveCertificates(
  ctx: Ctx,
  query: ListQuery<{ filter?: CertificateFilter }>,
): Promise<ResultPage<Certificate>> {
  const { rows, total } = await pageOfCertificates(ctx, { ...query, scope: scopeOf(ctx) });
  return { results: rows.map((row) => presented(ctx, row)), total };
}
