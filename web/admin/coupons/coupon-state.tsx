import { useTexts } from '#web/shared/texts/texts.ts';
import { Badge } from '#web/shared/ui/badge.tsx';
import type { CouponRow } from './noun.ts';

export function CouponState({ row: { is_active: isActive } }: { row: CouponRow }) {
  const t = useTexts('desk_coupons');

  return isActive ? <Badge tone="good">{t('active')}</Badge> : <Badge>{t('inactive')}</Badge>;
}
