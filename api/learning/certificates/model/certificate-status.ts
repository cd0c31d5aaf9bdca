import {
  certificateStatuses,
  type CertificateCheck,
  type CertificateStatus,
} from '#contract/learning/certificates/calls.ts';
import { lifeCycle } from '#contract/rules/life-cycle.ts';

export const certificateLifeCycle = lifeCycle(certificateStatuses, {
  issued: { revoke: 'revoked', replace: 'replaced' },
  revoked: {},
  replaced: {},
});

type Standing = { status: CertificateStatus; validUntil: Date | null };

export function isExpired({ validUntil }: Pick<Standing, 'validUntil'>, now: Date): boolean {
  return validUntil !== null && validUntil < now;
}

/** The answer of the public check. A revocation takes precedence over the expiry. */
export function answerAbout({ status, validUntil }: Standing, now: Date): CertificateCheck['answer'] {
  if (status !== 'issued') return status;
  return isExpired({ validUntil }, now) ? 'expired' : 'valid';
}
