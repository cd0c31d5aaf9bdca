import { notifyPersons } from '#api/people/messages/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { findCertificate } from './store.ts';

type AboutCertificate = 'certificate_issued' | 'certificate_revoked' | 'certificate_replaced';

export function notifyCertificate(ctx: Ctx, kind: AboutCertificate, certificateId: number): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const certificate = await findCertificate(tx, certificateId, 'all');
    if (!certificate) throw new Error(`There is no certificate ${certificateId}.`);
    const { number, person_id, snapshot, revoked_reason } = certificate;
    await notifyPersons(tx, [person_id], {
      kind,
      subject: `certificate ${certificateId}`,
      facts: { number, course: { text: snapshot.course_title }, reason: revoked_reason ?? '' },
      link: '/profile/my-certificates',
    });
  });
}
