import { Refusal } from '#contract/refusals.ts';
import type { Ctx } from '#api/shared/context.ts';
import { certificateDue, type Due } from './issue-certificate.ts';
import { whyNoCertificate } from './model/why-no-certificate.ts';
import { enrollmentStanding } from './store.ts';

/** Refuses `not_found`, and `no_certificate_due` with the reason why. */
export async function requireDue(ctx: Ctx, enrollmentId: number, field: 'id' | 'enrollment_id'): Promise<Due> {
  const due = await certificateDue(ctx, enrollmentId);
  if (due) return due;
  const standing = await enrollmentStanding(ctx, enrollmentId);
  if (!standing) throw new Refusal('not_found', { field });
  throw new Refusal('no_certificate_due', { field, why: whyNoCertificate(standing) });
}
