import { useTexts } from '#web/shared/texts/texts.ts';
import { Badge } from '#web/shared/ui/badge.tsx';
import type { WebhookRow } from './noun.ts';

const tones = { working: 'good', failing: 'bad', disabled: 'neutral' } as const;

export function WebhookState({ row: { state } }: { row: WebhookRow }) {
  const t = useTexts('desk_webhooks');

  return <Badge tone={tones[state]}>{t(`state_${state}`)}</Badge>;
}
