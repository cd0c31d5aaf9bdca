import type { LocalizedText } from '#contract/basics.ts';
import type { Ctx } from '#api/shared/context.ts';
import { findCertificate } from './store.ts';

type CertificateSummary = {
  id: number;
  number: string;
  person_id: number;
  course_title: LocalizedText;
  revoked_reason: string | null;
};

/** Without a check of access. */
export async function certificateSummary(ctx: Ctx, certificateId: number): Promise<CertificateSummary> {
  const found = await findCertificate(ctx, certificateId, 'all');
  if (!found) throw new Error(`There is no certificate ${certificateId}.`);
  const { id, number, person_id, snapshot, revoked_reason } = found;
  return { id, number, person_id, course_title: snapshot.course_title, revoked_reason };
}
