import { useTexts } from '#web/shared/texts/texts.ts';
import { Badge } from '#web/shared/ui/badge.tsx';
import { fewSeats } from './model/standing.ts';

type SeatsBadgeProps = { of: { seats_left: number | null; is_full: boolean }; solid?: boolean };

export function SeatsBadge({ of: { seats_left: remaining, is_full: isFull }, solid = false }: SeatsBadgeProps) {
  const t = useTexts('site');

  if (isFull) return <Badge>{t('full')}</Badge>;
  if (remaining === null) return null;
  if (remaining <= fewSeats)
    return (
      <Badge tone="wait" solid={solid}>
        {t('last_seats', { count: remaining })}
      </Badge>
    );
  return (
    <Badge tone="good" solid={solid}>
      {t('seats', { count: remaining })}
    </Badge>
  );
}
