import { useDates } from '../texts/format.ts';
import { usePlaceOf } from '../texts/place-of.ts';
import { useTexts } from '../texts/texts.ts';
import { useOwnZone } from '../visitor/own-zone.ts';

/** In the zone of the reader; until that is known, in `tz`. */
export function useOwnDeadline() {
  const t = useTexts('site');
  const { day, time } = useDates();
  const deadline = useDeadline();
  const own = useOwnZone();

  return (moment: string, tz: string): string =>
    own === null || own === tz
      ? deadline(moment, tz)
      : t('deadline_of_reader', { day: day(moment, own), time: time(moment, own) });
}

export function useDeadline() {
  const t = useTexts('site');
  const { day, time } = useDates();
  const placeOf = usePlaceOf();

  return (moment: string, tz: string): string =>
    t('deadline', { day: day(moment, tz), time: time(moment, tz), place: placeOf(tz) });
}
