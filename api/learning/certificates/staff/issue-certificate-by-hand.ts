import type { Certificate } from '#contract/learning/certificates/calls.ts';
import type { IssueByHand } from '#contract/learning/certificates/staff.ts';
import { Refusal } from '#contract/refusals.ts';
import { requireClaim, type Ctx } from '#api/shared/context.ts';
import { emit } from '#api/shared/events/events.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { issue } from '../issue-certificate.ts';
import { presentIssued } from '../present-issued.ts';
import { requireDue } from '../require-due.ts';
import { mayRevoke } from '../scope.ts';
import { latestOf, queueToIssue } from '../store.ts';

/**
 * Issues the certificate that a concluded enrollment has earned and does not have: unlike the reaction to its conclusion
 * also again after a revocation. Of two at the same time the second is refused. Refuses `not_signed_in`, `not_allowed`,
 * `not_found`, `already_certified`, `no_certificate_due`.
 */
export function issueCertificateByHand(ctx: Ctx, { enrollment_id, reason }: IssueByHand): Promise<Certificate> {
  requireClaim(ctx, mayRevoke);
  return inTransaction(ctx, async (tx) => {
    await queueToIssue(tx, enrollment_id);
    const latest = await latestOf(tx, enrollment_id);
    if (latest?.status === 'issued') {
      throw new Refusal('already_certified', { field: 'enrollment_id', number: latest.number });
    }
    const due = await requireDue(tx, enrollment_id, 'enrollment_id');
    const id = await issue(tx, { ...due, showName: false, showGrade: false, reason });
    await emit(tx, 'certificate_issued', { certificate_id: id });
    return presentIssued(tx, id);
  });
}
