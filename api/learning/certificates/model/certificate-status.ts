import type { CertificateCheck, CertificateStatus } from '#contract/learning/certificates/calls.ts';
import { Refusal } from '#contract/refusals.ts';

export type CertificateMove = 'revoke' | 'replace';

export const moves: Record<CertificateStatus, Partial<Record<CertificateMove, CertificateStatus>>> = {
  issued: { revoke: 'revoked', replace: 'replaced' },
  revoked: {},
  replaced: {},
};

export function nextStatus(from: CertificateStatus, move: CertificateMove): CertificateStatus {
  const to = moves[from][move];
  if (!to) throw new Refusal('invalid_transition', { from, move });
  return to;
}

type Standing = { status: CertificateStatus; validUntil: Date | null };

export function isExpired({ validUntil }: Pick<Standing, 'validUntil'>, now: Date): boolean {
  return validUntil !== null && validUntil < now;
}

/** The answer of the public check. A revocation takes precedence over the expiry. */
export function answerAbout({ status, validUntil }: Standing, now: Date): CertificateCheck['answer'] {
  if (status !== 'issued') return status;
  return isExpired({ validUntil }, now) ? 'expired' : 'valid';
}
