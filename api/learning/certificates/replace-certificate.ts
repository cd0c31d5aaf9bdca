import type { Certificate } from '#contract/learning/certificates/calls.ts';
import { Refusal } from '#contract/refusals.ts';
import { requireClaim, type Ctx } from '#api/shared/context.ts';
import { emit } from '#api/shared/events/events.ts';
import { recordMove } from '#api/shared/database/status-history.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { issue } from './issue-certificate.ts';
import { certificateLifeCycle } from './model/certificate-status.ts';
import { presentIssued } from './present-issued.ts';
import { requireDue } from './require-due.ts';
import { mayRevoke } from './scope.ts';
import { lockCertificate, moveCertificate, nameSuccessor } from './store.ts';

type Correction = { id: number; reason: string };

/**
 * Corrects a certificate: reads its enrollment again, issues a new number, and marks the old certificate as replaced.
 * Returns the new one. Refuses `not_signed_in`, `not_allowed`, `not_found`, `invalid_transition`, `no_certificate_due`.
 */
export function replaceCertificate(ctx: Ctx, { id, reason }: Correction): Promise<Certificate> {
  requireClaim(ctx, mayRevoke);
  return inTransaction(ctx, async (tx) => {
    const row = await lockCertificate(tx, id, 'all');
    if (!row) throw new Refusal('not_found');
    const from = row.status;
    const status = certificateLifeCycle.next(from, 'replace');
    const due = await requireDue(tx, row.enrollment_id, 'id');

    // An enrollment has one valid certificate at most, so the old one is replaced first.
    await moveCertificate(tx, { id, status });
    const successorId = await issue(tx, { ...due, showName: row.show_name, showGrade: row.show_grade, reason });
    await nameSuccessor(tx, { id, successorId });
    await recordMove(tx, { subject: 'certificate', subjectId: id, move: 'replace', from, to: status, reason });
    await emit(tx, 'certificate_replaced', { certificate_id: successorId });
    return presentIssued(tx, successorId);
  });
}
