import type { CartLineClass } from '#contract/sales/cart/calls.ts';
import { useDates } from '#web/shared/texts/format.ts';
import { useTexts } from '#web/shared/texts/texts.ts';

/** «De 30 nov. a 4 dez. · Luanda» */
export function useClassWords() {
  const t = useTexts('cart');
  const { daysBetween, fullDay } = useDates();

  return ({ start_at: start, end_at: end, tz, city }: CartLineClass): string => {
    if (start === null) return t('any_day');
    const days = daysBetween({ from: start, to: end, tz });
    return [days ? t('from_to', days) : fullDay(start, tz), city].filter(Boolean).join(' · ');
  };
}
