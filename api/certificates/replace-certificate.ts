import type { Certificate } from '#contract/certificates.ts';
import { Refusal } from '#contract/refusals.ts';
import { mustHave, type Ctx } from '#api/shared/context.ts';
import { tell } from '#api/shared/events.ts';
import { recordMove } from '#api/shared/status-history.ts';
import { inTransaction } from '#api/shared/transaction.ts';
import { certificateDue, issue } from './issue-certificate.ts';
import { nextStatus } from './model/certificate-status.ts';
import { presented } from './present.ts';
import { mayRevoke } from './scope.ts';
import { findCertificate, lockCertificate, moveCertificate, nameSuccessor } from './store.ts';

type Correction = { id: number; reason: string };

/**
 * Corrects a certificate: reads its enrollment anew, issues a new number, and marks the old one as replaced. Answers the
 * new one. Refuses `not_signed_in`, `not_allowed`, `not_found`, `invalid_transition`, `no_certificate_due`.
 */
export function replaceCertificate(ctx: Ctx, { id, reason }: Correction): Promise<Certificate> {
  mustHave(ctx, mayRevoke);
  return inTransaction(ctx, async (inside) => {
    const row = await lockCertificate(inside, id, 'all');
    if (!row) throw new Refusal('not_found');
    const from = row.status;
    const status = nextStatus(from, 'replace');
    const due = await certificateDue(inside, row.enrollment_id);
    if (!due) throw new Refusal('no_certificate_due');

    // Only one may stand per enrollment, so the old one steps down first.
    await moveCertificate(inside, { id, status });
    const successorId = await issue(inside, { ...due, showName: row.show_name, showGrade: row.show_grade });
    await nameSuccessor(inside, { id, successorId });
    await recordMove(inside, { subject: 'certificate', subjectId: id, move: 'replace', from, to: status, reason });
    await tell(inside, 'certificate_replaced', { certificate_id: successorId });
    const successor = await findCertificate(inside, successorId, 'all');
    if (!successor) throw new Error(`Certificate ${successorId} was not issued.`);
    return presented(inside, successor);
  });
}
