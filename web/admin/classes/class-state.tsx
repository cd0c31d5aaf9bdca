import { useTexts } from '#web/shared/texts/texts.ts';
import { Badge, type BadgeTone } from '#web/shared/ui/badge.tsx';
import type { ClassRow } from './noun.ts';

const tones: Record<ClassRow['status'], BadgeTone> = {
  opened: 'good',
  closed: 'neutral',
  canceled: 'bad',
  concluded: 'info',
};

export function ClassState({ row: { status } }: { row: Pick<ClassRow, 'status'> }) {
  const t = useTexts('desk_classes');

  return <Badge tone={tones[status]}>{t(`status_${status}`)}</Badge>;
}
