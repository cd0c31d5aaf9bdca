import type { Certificate } from '#contract/learning/certificates/calls.ts';
import { dayMs } from '#contract/rules/durations.ts';

export type CertificateValidity = 'valid' | 'expired' | 'revoked' | 'replaced';

export function standingOf({ status, is_expired }: Pick<Certificate, 'status' | 'is_expired'>): CertificateValidity {
  if (status !== 'issued') return status;
  return is_expired ? 'expired' : 'valid';
}

const soonDays = 90;

/** Whole days until a valid certificate expires, 0 on its last day; null where that is more than 90 days away. */
export function daysLeft(certificate: Parameters<typeof standingOf>[0] & Pick<Certificate, 'valid_until'>, now: Date) {
  if (certificate.valid_until === null || standingOf(certificate) !== 'valid') return null;
  const days = Math.floor((Date.parse(certificate.valid_until) - now.getTime()) / dayMs);
  return days <= soonDays ? Math.max(0, days) : null;
}
