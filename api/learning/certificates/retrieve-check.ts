import type { CertificateCheck, CertificateQuestion } from '#contract/learning/certificates/calls.ts';
import { Refusal } from '#contract/refusals.ts';
import { daySeconds } from '#contract/rules/durations.ts';
import type { Ctx } from '#api/shared/context.ts';
import { isWithinRate, limitRate, takeHitBack } from '#api/shared/http/rate-limit.ts';
import { normalNumber } from './model/certificate-number.ts';
import { answerAbout } from './model/certificate-status.ts';
import { isEndOf } from './model/public-facts.ts';
import { presentedToAll } from './present.ts';
import { findByNumber, findByToken, type CertificateRow } from './store.ts';

const limit = { most: 20, withinSeconds: 60 };

const wrongEnds = { most: 5, withinSeconds: daySeconds };

/**
 * The public check of a certificate [domain 5]. The input is not stored. Refuses `too_many_requests`, and
 * `document_tries_over` after five wrong ends of the document on one day.
 */
export async function retrieveCheck(ctx: Ctx, question: CertificateQuestion): Promise<CertificateCheck> {
  await limitRate(ctx, `certificate check ${ctx.client.address}`, limit);
  const row = await certificateMeant(ctx, question);
  const knowsDocument = await isDocumentKnown(ctx, question.last4_document, row);
  return {
    answer: row ? answerAbout({ status: row.status, validUntil: row.valid_until }, ctx.now()) : 'unknown',
    checked_at: ctx.now().toISOString(),
    certificate: row ? presentedToAll(ctx, row, { knowsDocument }) : null,
  };
}

/** Counts first and takes a right try back, so that tries at the same time are no more than the others. */
async function isDocumentKnown(ctx: Ctx, typed: string | undefined, row: CertificateRow | undefined): Promise<boolean> {
  // Unknown certificates are compared too, so both answers take equally long.
  const isKnown = isEndOf(typed, row?.snapshot.person.document_number ?? null);
  if (!typed || !row) return false;
  const bucket = `document ends of certificate ${row.id}`;
  if (!(await isWithinRate(ctx, bucket, wrongEnds))) {
    throw new Refusal('document_tries_over', { field: 'last4_document' });
  }
  if (isKnown) await takeHitBack(ctx, bucket);
  return isKnown;
}

function certificateMeant(ctx: Ctx, { token, number }: CertificateQuestion): Promise<CertificateRow | undefined> {
  return token ? findByToken(ctx, token) : findByNumber(ctx, normalNumber(number ?? ''));
}
