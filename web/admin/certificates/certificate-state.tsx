import type { CertificateRecord } from '#contract/learning/certificates/staff.ts';
import { standingOf, type CertificateValidity } from '#web/learning/certificates/model/standing-of.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Badge, type BadgeTone } from '#web/shared/ui/badge.tsx';

const tones: Record<CertificateValidity, BadgeTone> = {
  valid: 'good',
  expired: 'wait',
  revoked: 'bad',
  replaced: 'neutral',
};

export function CertificateState({ certificate }: { certificate: Pick<CertificateRecord, 'status' | 'is_expired'> }) {
  const t = useTexts('certificates');
  const standing = standingOf(certificate);

  return <Badge tone={tones[standing]}>{t(`standing_${standing}`)}</Badge>;
}
