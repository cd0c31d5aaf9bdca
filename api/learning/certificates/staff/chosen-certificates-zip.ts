import { mostInZip } from '#contract/learning/certificates/values.ts';
import { Refusal } from '#contract/refusals.ts';
import { requireClaim, type Ctx } from '#api/shared/context.ts';
import { answerCertificatesZip } from '../certificates-zip.ts';
import { mayRevoke } from '../scope.ts';
import { chosenToDownload } from './store.ts';

/** Refuses `not_signed_in`, `not_allowed`, `no_certificates_found`, `too_many_certificates`. */
export async function chosenCertificatesZip(ctx: Ctx, ids: readonly number[]): Promise<Response> {
  requireClaim(ctx, mayRevoke);
  const chosen = [...new Set(ids)];
  if (chosen.length > mostInZip) throw new Refusal('too_many_certificates', { most: mostInZip });
  return answerCertificatesZip(ctx, await chosenToDownload(ctx, chosen));
}
