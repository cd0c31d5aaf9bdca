import { certificateInBrief } from '#api/certificates/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { inTransaction } from '#api/shared/transaction.ts';
import { tellPersons } from './about-learning.ts';

type AboutCertificate = 'certificate_issued' | 'certificate_revoked' | 'certificate_replaced';

/** Its holder. */
export function tellCertificate(ctx: Ctx, kind: AboutCertificate, certificateId: number): Promise<void> {
  return inTransaction(ctx, async (inside) => {
    const { number, person_id, course_title, revoked_reason } = await certificateInBrief(inside, certificateId);
    await tellPersons(inside, [person_id], {
      kind,
      subject: `certificate ${certificateId}`,
      facts: { number, course: { text: course_title }, reason: revoked_reason ?? '' },
      link: '/profile/my-certificates',
    });
  });
}
