import { useTexts } from '#web/shared/texts/texts.ts';

type Standing = {
  status: string;
  seats_left: number | null;
  is_full: boolean;
  takes_waiting: boolean;
  is_for_sale: boolean;
};

export function useStanding() {
  const t = useTexts('calendar');
  const site = useTexts('site');

  return ({ status, seats_left: left, is_full, takes_waiting, is_for_sale }: Standing): string => {
    if (takes_waiting) return t('full_waiting');
    if (is_full) return site('full');
    if (status !== 'opened' || !is_for_sale) return t('closed');
    return left === null ? '' : site('seats', { count: left });
  };
}
