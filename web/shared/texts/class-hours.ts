import { firstZoneOf } from '#contract/rules/class-zone.ts';
import type { courseTypes } from '#contract/offer/catalogue/values.ts';
import { useOwnZone } from '../visitor/own-zone.ts';
import { useDates } from './format.ts';
import { usePlaceOf } from './place-of.ts';
import { useTexts } from './texts.ts';

/** With `until` they are a span; `vary` says that it surrounds the hours of several lessons. */
type Hours = { at: string; until?: string | undefined; vary?: boolean | undefined };
type Timed = Hours & { tz: string; type: (typeof courseTypes)[number] };

/** The hours of classes and lessons: those of the place, except where a class is live online (`firstZoneOf`). */
export function useClassHours() {
  const zone = useOwnZone();
  const t = useTexts('site');
  const { day, time } = useDates();
  const placeOf = usePlaceOf();

  const zoneOf = (of: Pick<Timed, 'tz' | 'type'>): string => firstZoneOf(of, zone);

  const hour = (of: Timed): string => clock(of, zoneOf(of));

  function clock({ at, until, vary = false }: Hours, tz: string): string {
    if (until === undefined) return time(at, tz);
    const span = { from: time(at, tz), to: time(until, tz) };
    return vary ? t('hours_between', span) : t('hours_from_to', span);
  }

  /** «08:00 no seu fuso», or «09:00 em Luanda» beside the hour of the reader; empty where the clocks agree. */
  function hourBeside(of: Timed): string {
    const { at } = of;
    const first = zoneOf(of);
    const other = first === of.tz ? (zone ?? of.tz) : of.tz;
    const isSameDay = day(at, first) === day(at, other);
    if (isSameDay && time(at, first) === time(at, other)) return '';
    const stored = isSameDay ? clock(of, other) : t('hour_of_day', { time: clock(of, other), day: day(at, other) });
    return first === of.tz
      ? t('hour_of_reader', { time: stored })
      : t('hour_there', { time: stored, place: placeOf(of.tz) });
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
