import { useTexts } from '#web/shared/texts/texts.ts';
import { Badge } from '#web/shared/ui/badge.tsx';
import type { LegalTextRow } from './noun.ts';

const tones = { draft: undefined, scheduled: 'wait', in_force: 'good', former: undefined } as const;

export function LegalTextState({ row: { state, deleted_at: gone } }: { row: LegalTextRow }) {
  const t = useTexts('desk_legal');
  const desk = useTexts('desk');
  const tone = gone === null ? tones[state] : undefined;

  return <Badge {...(tone && { tone })}>{gone === null ? t('state_of', { state }) : desk('state_deleted')}</Badge>;
}
