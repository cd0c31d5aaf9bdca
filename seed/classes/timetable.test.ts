import { expect, test } from 'vitest';
import { dayAfter } from '#contract/rules/days.ts';
import { overlap } from '#contract/rules/overlap.ts';
import { courses } from '../courses.ts';
import { runs } from './runs.ts';
import { lessonsByDay, lessonsOfRun, sharedLesson, trainerClasses, type LessonTimes } from './timetable.ts';

type Taught = LessonTimes & { school: string; what: string };

const daysOfWeek = Array.from({ length: 7 }, (_, days) => dayAfter('2026-11-21', days));

function lessonsOn(day: string): Taught[] {
  const ofRuns = courses.flatMap(({ key, school, workload_hours: hours }) =>
    (runs[key] ?? []).flatMap((run) =>
      lessonsOfRun(run, { hours, day }).map((times) => ({ ...times, school, what: `${key} ${run[0]}` })),
    ),
  );
  const ofTrainer = [...Object.values(trainerClasses), { ...sharedLesson, code: 'today' }].flatMap((plan) =>
    lessonsByDay(plan, day).map((times) => ({ ...times, school: 'baia', what: plan.code })),
  );
  return [...ofRuns, ...ofTrainer];
}

test.for(daysOfWeek)('the one trainer of each school is in one place at a time when the seed runs on %s', (day) => {
  const bySchool = Map.groupBy(lessonsOn(day), ({ school }) => school);
  expect([...bySchool.keys()].length).toBeGreaterThan(6);
  const twice = [...bySchool.values()].flatMap((lessons) => {
    const inOrder = lessons.toSorted((one, other) => one.starts_at.localeCompare(other.starts_at));
    return inOrder.slice(1).flatMap((lesson, place) => {
      const before = inOrder[place];
      return before && overlap(spanOf(before), spanOf(lesson)) ? [`${before.what} and ${lesson.what}`] : [];
    });
  });
  expect([...new Set(twice)]).toEqual([]);
});

function spanOf({ starts_at, ends_at }: LessonTimes) {
  return { starts_at: new Date(starts_at), ends_at: new Date(ends_at) };
}
