import { Badge } from '#web/shared/ui/badge.tsx';
import { useTexts } from '#web/shared/texts/texts.ts';
import type { ClassCard } from '#contract/offer/classes/calls.ts';
import { standingOf } from '../model/standing.ts';
import { SeatsBadge } from '../seats-badge.tsx';

export function ClassStanding({
  of,
}: {
  of: Pick<ClassCard, 'is_full' | 'seats_left' | 'is_for_sale' | 'takes_waiting'>;
}) {
  const t = useTexts('calendar');

  const standing = standingOf({ ...of, lesson_id: null }, false);
  if (standing === 'waiting') return <Badge>{t('full_waiting')}</Badge>;
  if (standing === 'closed') return <Badge>{t('closed')}</Badge>;
  return <SeatsBadge of={of} />;
}
