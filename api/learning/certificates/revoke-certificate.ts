import type { Certificate } from '#contract/learning/certificates/calls.ts';
import { Refusal } from '#contract/refusals.ts';
import { requireClaim, type Ctx } from '#api/shared/context.ts';
import { emit } from '#api/shared/events/events.ts';
import { recordMove } from '#api/shared/database/status-history.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { certificateLifeCycle } from './model/certificate-status.ts';
import { presented } from './present.ts';
import { mayRevoke } from './scope.ts';
import { lockCertificate, moveCertificate } from './store.ts';

type Revocation = { id: number; reason: string };

/** Refuses `not_signed_in`, `not_allowed`, `not_found`, `invalid_transition`. */
export function revokeCertificate(ctx: Ctx, { id, reason }: Revocation): Promise<Certificate> {
  requireClaim(ctx, mayRevoke);
  return inTransaction(ctx, async (tx) => {
    const row = await lockCertificate(tx, id, 'all');
    if (!row) throw new Refusal('not_found');
    const from = row.status;
    const status = certificateLifeCycle.next(from, 'revoke');
    await moveCertificate(tx, { id, status, revokedReason: reason });
    await recordMove(tx, { subject: 'certificate', subjectId: id, move: 'revoke', from, to: status, reason });
    await emit(tx, 'certificate_revoked', { certificate_id: id });
    return presented(tx, { ...row, status, status_at: tx.now(), revoked_reason: reason });
  });
}
