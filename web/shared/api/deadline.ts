import { useDates } from '../texts/format.ts';
import { usePlaceOf } from '../texts/place-of.ts';
import { useTexts } from '../texts/texts.ts';

export function useDeadline() {
  const t = useTexts('site');
  const { day, time } = useDates();
  const placeOf = usePlaceOf();

  return (moment: string, tz: string): string =>
    t('deadline', { day: day(moment, tz), time: time(moment, tz), place: placeOf(tz) });
}
