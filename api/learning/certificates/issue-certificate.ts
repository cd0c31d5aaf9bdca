import { randomBytes } from 'node:crypto';
import type { CertificateType } from '#contract/offer/catalogue/calls.ts';
import { momentAt } from '#contract/rules/days-in-zone.ts';
import { concludedEnrollment, type ConcludedEnrollment } from '#api/learning/enrollments/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { emit } from '#api/shared/events/events.ts';
import { takeNumber } from '#api/shared/database/take-number.ts';
import { recordMove } from '#api/shared/database/status-history.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { issuerCodeOf } from './issuer-code.ts';
import { certificateNumber, numberSeries } from './model/certificate-number.ts';
import { certificateTypeFor } from './model/certificate-type.ts';
import { snapshotOf } from './snapshot-of.ts';
import { insertCertificate, latestOf, queueToIssue } from './store.ts';

/**
 * Issues the certificate of a concluded enrollment [domain 4.4 and 5], exactly once: a revoked one is not issued again.
 * The number is taken in the same transaction, so numbers have no gaps. Returns null when no certificate is due.
 */
export function issueCertificate(ctx: Ctx, enrollmentId: number): Promise<number | null> {
  return inTransaction(ctx, async (tx) => {
    await queueToIssue(tx, enrollmentId);
    const earlier = await latestOf(tx, enrollmentId);
    if (earlier) return earlier.id;
    const due = await certificateDue(tx, enrollmentId);
    if (!due) return null;
    const id = await issue(tx, { ...due, showName: false, showGrade: false });
    await emit(tx, 'certificate_issued', { certificate_id: id });
    return id;
  });
}

export type Due = { type: CertificateType; enrollment: ConcludedEnrollment };

export async function certificateDue(ctx: Ctx, enrollmentId: number): Promise<Due | null> {
  const enrollment = await concludedEnrollment(ctx, enrollmentId);
  // Nothing is left to print of an erased person.
  if (!enrollment || enrollment.person.is_erased) return null;
  const { status, outcome, course } = enrollment;
  const type = certificateTypeFor({ status, outcome, courseGives: course.certificate_type });
  return type && { type, enrollment };
}

const tokenBytes = 18;

export async function issue(
  ctx: Ctx,
  { type, enrollment, reason, ...shown }: Due & { showName: boolean; showGrade: boolean; reason?: string },
): Promise<number> {
  const snapshot = snapshotOf(enrollment, ctx.now());
  const series = { issuerCode: await issuerCodeOf(ctx, enrollment.partner), year: snapshot.issued_on.slice(0, 4) };
  const count = await takeNumber(ctx, numberSeries(series));
  const id = await insertCertificate(ctx, {
    number: certificateNumber({ ...series, type, count }),
    type,
    enrollmentId: enrollment.id,
    personId: enrollment.person.id,
    snapshot,
    validUntil: snapshot.valid_through ? momentAt(snapshot.valid_through, '23:59:59', enrollment.class.tz) : null,
    token: randomBytes(tokenBytes).toString('base64url'),
    ...shown,
  });
  await recordMove(ctx, { subject: 'certificate', subjectId: id, move: 'issue', from: null, to: 'issued', reason });
  return id;
}
