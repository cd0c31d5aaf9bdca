import type { Certificate } from '#contract/certificates.ts';
import { Refusal } from '#contract/refusals.ts';
import { mustHave, type Ctx } from '#api/shared/context.ts';
import { tell } from '#api/shared/events.ts';
import { recordMove } from '#api/shared/status-history.ts';
import { inTransaction } from '#api/shared/transaction.ts';
import { nextStatus } from './model/certificate-status.ts';
import { presented } from './present.ts';
import { mayRevoke } from './scope.ts';
import { lockCertificate, moveCertificate } from './store.ts';

type Revocation = { id: number; reason: string };

/** Takes a certificate back. Refuses `not_signed_in`, `not_allowed`, `not_found`, `invalid_transition`. */
export function revokeCertificate(ctx: Ctx, { id, reason }: Revocation): Promise<Certificate> {
  mustHave(ctx, mayRevoke);
  return inTransaction(ctx, async (inside) => {
    const row = await lockCertificate(inside, id, 'all');
    if (!row) throw new Refusal('not_found');
    const from = row.status;
    const status = nextStatus(from, 'revoke');
    await moveCertificate(inside, { id, status, revokedReason: reason });
    await recordMove(inside, { subject: 'certificate', subjectId: id, move: 'revoke', from, to: status, reason });
    await tell(inside, 'certificate_revoked', { certificate_id: id });
    return presented(inside, { ...row, status, status_at: inside.now(), revoked_reason: reason });
  });
}
