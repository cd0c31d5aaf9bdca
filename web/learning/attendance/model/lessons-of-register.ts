import { registerOpensMinutes } from '#contract/learning/attendance/values.ts';
import type { ClassLesson } from '#contract/offer/classes/lessons.ts';
import { minuteMs } from '#contract/rules/durations.ts';

const shownBefore = 4;

/** In their order, without canceled ones. */
export function registeredLessons(lessons: readonly ClassLesson[]): ClassLesson[] {
  return lessons.filter(({ status }) => status !== 'canceled');
}

/** The lesson that goes on or went on last; before the first, that one. */
export function lessonToMark(lessons: readonly ClassLesson[], now: number): ClassLesson | undefined {
  const begun = lessons.filter(({ starts_at }) => Date.parse(starts_at) - registerOpensMinutes * minuteMs <= now);
  return begun.at(-1) ?? lessons[0];
}

/** The lesson in which one can be now. */
export function lessonUnderWay(lessons: readonly ClassLesson[], now: number): ClassLesson | undefined {
  const lesson = lessonToMark(registeredLessons(lessons), now);
  const begins = lesson ? Date.parse(lesson.starts_at) - registerOpensMinutes * minuteMs : Infinity;
  return lesson && begins <= now && now < Date.parse(lesson.ends_at) ? lesson : undefined;
}

/** The columns beside the lesson that is marked. */
export function lessonsBefore(lessons: readonly ClassLesson[], lesson: ClassLesson): ClassLesson[] {
  const place = lessons.indexOf(lesson);
  return lessons.slice(Math.max(0, place - shownBefore), place);
}

export function minutesOf({ starts_at, ends_at }: ClassLesson): number {
  return Math.floor((Date.parse(ends_at) - Date.parse(starts_at)) / minuteMs);
}

const usualDelay = 15;

/** The minutes since the start while the lesson goes on, in steps of five; a usual delay afterwards. */
export function delayNow(lesson: ClassLesson, now = Date.now()): number {
  const since = Math.round((now - Date.parse(lesson.starts_at)) / 300_000) * 5;
  const isUnderWay = since > 0 && now < Date.parse(lesson.ends_at);
  return Math.min(isUnderWay ? since : usualDelay, minutesOf(lesson) - 1);
}
