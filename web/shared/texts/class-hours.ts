import { firstZoneOf } from '#contract/rules/class-zone.ts';
import type { courseTypes } from '#contract/catalogue/values.ts';
import { useOwnZone } from '../visitor/own-zone.ts';
import { useDates } from './format.ts';
import { usePlaceOf } from './place-of.ts';
import { useTexts } from './texts.ts';

type Timed = { at: string; tz: string; type: (typeof courseTypes)[number] };

/** The hours of classes and lessons: those of the place, except where a class is live online (`firstZoneOf`). */
export function useClassHours() {
  const zone = useOwnZone();
  const t = useTexts('site');
  const { day, time } = useDates();
  const placeOf = usePlaceOf();

  const zoneOf = (of: Pick<Timed, 'tz' | 'type'>): string => firstZoneOf(of, zone);

  const hour = ({ at, ...of }: Timed): string => time(at, zoneOf(of));

  /** «08:00 no seu fuso», or «09:00 em Luanda» beside the hour of the reader; empty where the clocks agree. */
  function hourBeside({ at, ...of }: Timed): string {
    const first = zoneOf(of);
    const other = first === of.tz ? (zone ?? of.tz) : of.tz;
    const isSameDay = day(at, first) === day(at, other);
    if (isSameDay && time(at, first) === time(at, other)) return '';
    const written = isSameDay ? time(at, other) : t('hour_of_day', { time: time(at, other), day: day(at, other) });
    return first === of.tz
      ? t('hour_of_reader', { time: written })
      : t('hour_there', { time: written, place: placeOf(of.tz) });
  }

  /** «09:00, hora de Luanda (08:00 no seu fuso)», «08:00 no seu fuso (09:00 em Luanda)». */
  function hourWithPlace(of: Timed): string {
    const beside = hourBeside(of);
    const first =
      beside && zoneOf(of) !== of.tz
        ? t('hour_of_reader', { time: hour(of) })
        : t('hour_of_place', { time: hour(of), place: placeOf(of.tz) });
    return beside ? t('hour_with_other', { first, beside }) : first;
  }

  return { zone, zoneOf, hour, hourBeside, hourWithPlace };
}
