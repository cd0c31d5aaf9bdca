import type { CertificateCheck, CertificateQuestion } from '#contract/certificates/calls.ts';
import type { Ctx } from '#api/shared/context.ts';
import { limitRate } from '#api/shared/rate-limit.ts';
import { normalNumber } from './model/certificate-number.ts';
import { answerAbout } from './model/certificate-status.ts';
import { isEndOf } from './model/public-facts.ts';
import { presentedToAll } from './present.ts';
import { findByNumber, findByToken, type CertificateRow } from './store.ts';

const limit = { most: 20, withinSeconds: 60 };

/** The public check of a certificate [domain 5]. The input is not stored. Refuses `too_many_requests`. */
export async function retrieveCheck(ctx: Ctx, question: CertificateQuestion): Promise<CertificateCheck> {
  await limitRate(ctx, `certificate check ${ctx.client.address}`, limit);
  const row = await certificateMeant(ctx, question);
  // Unknown certificates are compared too, so both answers take equally long.
  const knowsDocument = isEndOf(question.last4_document, row?.snapshot.person.document_number ?? null);
  return {
    answer: row ? answerAbout({ status: row.status, validUntil: row.valid_until }, ctx.now()) : 'unknown',
    checked_at: ctx.now().toISOString(),
    certificate: row ? presentedToAll(ctx, row, { knowsDocument }) : null,
  };
}

function certificateMeant(ctx: Ctx, { token, number }: CertificateQuestion): Promise<CertificateRow | undefined> {
  return token ? findByToken(ctx, token) : findByNumber(ctx, normalNumber(number ?? ''));
}
