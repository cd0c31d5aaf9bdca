import type { holidayKeys, timeZones } from '#contract/offer/classes/values.ts';
import { dayAfter, type Day } from '#contract/rules/days.ts';

export type Holiday = (typeof holidayKeys)[number];

type Calendar = {
  /** The same day every year, as `11-11`. */
  fixed: Readonly<Record<string, Holiday>>;
  /** Days after Easter Sunday. */
  aroundEaster: Readonly<Record<number, Holiday>>;
  /** One that falls on a Sunday is on Monday. */
  movesToMonday: boolean;
};

const angola: Calendar = {
  fixed: {
    '01-01': 'new_year',
    '02-04': 'armed_struggle',
    '03-08': 'international_women',
    '03-23': 'southern_africa',
    '04-04': 'peace',
    '05-01': 'labour',
    '09-17': 'national_hero',
    '11-02': 'all_souls',
    '11-11': 'independence',
    '12-25': 'christmas',
  },
  aroundEaster: { '-47': 'carnival', '-2': 'good_friday' },
  movesToMonday: false,
};

const mozambique: Calendar = {
  fixed: {
    '01-01': 'new_year',
    '02-03': 'heroes',
    '04-07': 'women',
    '05-01': 'labour',
    '06-25': 'independence',
    '09-07': 'victory',
    '09-25': 'armed_forces',
    '10-04': 'peace',
    '12-25': 'family',
  },
  aroundEaster: {},
  movesToMonday: true,
};

const portugal: Calendar = {
  fixed: {
    '01-01': 'new_year',
    '04-25': 'freedom',
    '05-01': 'labour',
    '06-10': 'portugal',
    '08-15': 'assumption',
    '10-05': 'republic',
    '11-01': 'all_saints',
    '12-01': 'restoration',
    '12-08': 'immaculate',
    '12-25': 'christmas',
  },
  aroundEaster: { '-2': 'good_friday', 0: 'easter', 60: 'corpus_christi' },
  movesToMonday: false,
};

const calendars: Record<(typeof timeZones)[number], Calendar> = {
  'Africa/Luanda': angola,
  'Africa/Maputo': mozambique,
  'Europe/Lisbon': portugal,
};

/** The national holiday of that day in the country of a class; those of towns and bridging days are none. */
export function holidayOn(day: Day, zone: keyof typeof calendars): Holiday | null {
  const { fixed, aroundEaster, movesToMonday } = calendars[zone];
  const afterEaster = daysBetween(easterOf(Number(day.slice(0, 4))), day);
  const own = fixed[day.slice(5)] ?? aroundEaster[afterEaster];
  if (own) return own;
  const before = dayAfter(day, -1);
  return movesToMonday && weekdayOf(before) === 0 ? (fixed[before.slice(5)] ?? null) : null;
}

function weekdayOf(day: Day): number {
  return new Date(day).getUTCDay();
}

function daysBetween(from: Day, to: Day): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
}

/** Easter Sunday of the Gregorian calendar [Meeus, Astronomical Algorithms, chapter 8]. */
function easterOf(year: number): Day {
  const [century, ofCentury] = [Math.floor(year / 100), year % 100];
  const golden = year % 19;
  const correction = Math.floor((8 * century + 13) / 25);
  const epact = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - epact - (ofCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const position = epact + weekday - 7 * late + 114;
  const [month, date] = [Math.floor(position / 31), (position % 31) + 1];
  return `${year}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`;
}
