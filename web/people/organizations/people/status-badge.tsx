import type { AffiliationStatus } from '#contract/people/organizations/values.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Badge, type BadgeTone } from '#web/shared/ui/badge.tsx';

const tones: Record<AffiliationStatus, BadgeTone> = {
  invited: 'wait',
  active: 'good',
  declined: 'neutral',
  expired: 'bad',
  ended: 'neutral',
};

export function StatusBadge({ status }: { status: AffiliationStatus }) {
  const t = useTexts('organizations');
  return <Badge tone={tones[status]}>{t(`status_${status}`)}</Badge>;
}
