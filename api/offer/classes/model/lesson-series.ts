import type { LessonSeries, SeriesException } from '#contract/offer/classes/series.ts';
import { mostSeriesLessons, type timeZones } from '#contract/offer/classes/values.ts';
import { Refusal } from '#contract/refusals.ts';
import { dayAfter, type Day } from '#contract/rules/days.ts';
import { momentAt } from '#contract/rules/days-in-zone.ts';
import { weekdays } from '#contract/rules/opening-hours.ts';
import { requireForwards } from './lesson-times.ts';
import { holidayOn, type Holiday } from './public-holidays.ts';

const mostDays = 2 * 366;

type Rule = Omit<LessonSeries, 'class_id'> & { tz: (typeof timeZones)[number] };

export type SeriesLesson = {
  day: Day;
  starts_at: Date;
  ends_at: Date;
  room: string | null;
  trainer_id: number | null;
  /** It is held although it is one. */
  holiday: Holiday | null;
};

export type SeriesDay = { day: Day; holiday: Holiday | null };

export type Series = { lessons: SeriesLesson[]; skipped: SeriesDay[] };

/**
 * The lessons of a series by the clock of the class. A holiday, and a day that the planner leaves out, does not count
 * towards the number of lessons. Refuses `invalid_input` where the rule has no end, no lesson or too many.
 */
export function lessonsOfSeries(rule: Rule): Series {
  const { first_day, last_day, count } = rule;
  if (last_day === undefined && count === undefined) throw new Refusal('invalid_input', { field: 'last_day' });
  const exceptions = new Map((rule.exceptions ?? []).map((exception) => [exception.day, exception]));
  const series: Series = { lessons: [], skipped: [] };
  for (let place = 0; place < mostDays && series.lessons.length < (count ?? mostSeriesLessons + 1); place += 1) {
    const day = dayAfter(first_day, place);
    if (last_day !== undefined && day > last_day) break;
    if (isOn(rule, day)) addDay(series, { rule, day, exception: exceptions.get(day) });
  }
  requireSome(series, rule);
  return series;
}

function isOn({ weekdays: chosen }: Rule, day: Day): boolean {
  const weekday = weekdays[(new Date(day).getUTCDay() + 6) % 7];
  return chosen.some((each) => each === weekday);
}

type Planned = { rule: Rule; day: Day; exception: SeriesException | undefined };

function addDay({ lessons, skipped }: Series, { rule, day, exception }: Planned): void {
  const holiday = holidayOn(day, rule.tz);
  const isSkipped = holiday !== null && rule.skips_holidays && !exception?.is_taught;
  if (isSkipped || exception?.is_left_out) skipped.push({ day, holiday });
  else lessons.push({ ...lessonOn(rule, day, exception), holiday });
}

function lessonOn(rule: Rule, day: Day, exception: SeriesException | undefined): Omit<SeriesLesson, 'holiday'> {
  const { from = rule.from, to = rule.to, room = rule.room, trainer_id = rule.trainer_id } = exception ?? {};
  const times = { starts_at: momentAt(day, from, rule.tz), ends_at: momentAt(day, to, rule.tz) };
  requireForwards(times);
  return { day, ...times, room: room || null, trainer_id: trainer_id ?? null };
}

function requireSome({ lessons }: Series, { last_day }: Rule): void {
  const field = last_day === undefined ? 'count' : 'last_day';
  if (lessons.length === 0 || lessons.length > mostSeriesLessons) throw new Refusal('invalid_input', { field });
}
