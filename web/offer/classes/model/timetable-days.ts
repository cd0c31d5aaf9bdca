import type { TimetableLesson } from '#contract/learning/timetable/calls.ts';
import { meetingOpensMinutes } from '#contract/learning/enrollments/values.ts';
import { countDays, daysFrom, type Day } from '#contract/rules/days.ts';
import { minuteMs } from '#contract/rules/durations.ts';

/** Minutes since midnight, on the clock that the page shows; a lesson into the next day ends at midnight. */
export type ShownLesson = { lesson: TimetableLesson; from: number; to: number; lane: number };
export type TimetableDay = { day: Day; lessons: ShownLesson[]; lanes: number; isOut: boolean; isToday: boolean };

type Clock = {
  dayOf: (lesson: TimetableLesson) => Day;
  /** As «09:30». */
  timeOf: (moment: string, lesson: TimetableLesson) => string;
};

type Shown = Clock & { gte: Day; lte: Day; within: { from: Day; to: Day }; today: Day };

const dayMinutes = 24 * 60;

/** Every day of the period, whether it has lessons or not. */
export function timetableDays(lessons: readonly TimetableLesson[], shown: Shown): TimetableDay[] {
  const { gte, lte, within, today } = shown;
  const byDay = Map.groupBy(lessons, shown.dayOf);
  return daysFrom(gte, countDays(gte, lte)).map((day) => ({
    day,
    ...inLanes((byDay.get(day) ?? []).map((lesson) => placed(lesson, shown))),
    isOut: day < within.from || day > within.to,
    isToday: day === today,
  }));
}

function placed(lesson: TimetableLesson, { timeOf }: Clock): Omit<ShownLesson, 'lane'> {
  const from = minutesIn(timeOf(lesson.starts_at, lesson));
  const to = minutesIn(timeOf(lesson.ends_at, lesson));
  return { lesson, from, to: to > from ? to : dayMinutes };
}

function minutesIn(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return 60 * hours + minutes;
}

/** Lessons at the same time stand beside one another. */
function inLanes(lessons: Omit<ShownLesson, 'lane'>[]): Pick<TimetableDay, 'lessons' | 'lanes'> {
  const ends: number[] = [];
  const placedLessons = lessons
    .toSorted((one, other) => one.from - other.from)
    .map((lesson) => {
      const free = ends.findIndex((end) => end <= lesson.from);
      const lane = free === -1 ? ends.length : free;
      ends[lane] = lesson.to;
      return { ...lesson, lane };
    });
  return { lessons: placedLessons, lanes: Math.max(1, ends.length) };
}

/** The whole hours that a week shows: at least from eight to six. */
export function hoursOf(days: readonly TimetableDay[]): number[] {
  const lessons = days.flatMap((day) => day.lessons);
  const first = Math.min(8, ...lessons.map(({ from }) => Math.floor(from / 60)));
  const last = Math.max(18, ...lessons.map(({ to }) => Math.ceil(to / 60)));
  return Array.from({ length: last - first }, (_, place) => first + place);
}

const mostMs = 60 * minuteMs;

/** When a live lesson gets its link, to load the timetable again; false where none will. */
export function untilLinkMs(lessons: readonly TimetableLesson[], now: number): number | false {
  const waiting = lessons.filter(
    ({ type, status, meeting_url, ends_at }) =>
      type === 'online-sync' && status === 'planned' && meeting_url === null && Date.parse(ends_at) > now,
  );
  if (waiting.length === 0) return false;
  const next = Math.min(...waiting.map(({ starts_at }) => Date.parse(starts_at)));
  const wait = next - meetingOpensMinutes * minuteMs - now;
  return Math.min(mostMs, Math.max(minuteMs, wait));
}
