import type { OrganizationStatus } from '#contract/people/organizations/values.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Badge, type BadgeTone } from '#web/shared/ui/badge.tsx';

const tones: Record<OrganizationStatus, BadgeTone> = { active: 'good', suspended: 'wait', closed: 'neutral' };

export function OrganizationState({ status }: { status: OrganizationStatus }) {
  const t = useTexts('desk_organizations');

  return <Badge tone={tones[status]}>{t(`state_${status}`)}</Badge>;
}
