import { notifyPersons } from '#api/messages/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { inTransaction } from '#api/shared/transaction.ts';
import { certificateSummary } from './certificate-summary.ts';

type AboutCertificate = 'certificate_issued' | 'certificate_revoked' | 'certificate_replaced';

export function notifyCertificate(ctx: Ctx, kind: AboutCertificate, certificateId: number): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const { number, person_id, course_title, revoked_reason } = await certificateSummary(tx, certificateId);
    await notifyPersons(tx, [person_id], {
      kind,
      subject: `certificate ${certificateId}`,
      facts: { number, course: { text: course_title }, reason: revoked_reason ?? '' },
      link: '/profile/my-certificates',
    });
  });
}
