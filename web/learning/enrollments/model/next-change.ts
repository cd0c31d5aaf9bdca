import type { Enrollment } from '#contract/learning/enrollments/calls.ts';
import { meetingOpensMinutes } from '#contract/learning/enrollments/values.ts';
import { minuteMs } from '#contract/rules/durations.ts';

// Nobody leaves the page open longer, and timers of weeks overflow.
const longestMs = 12 * 60 * minuteMs;

type Met = Pick<Enrollment, 'status' | 'next_lesson'> & { class: Pick<Enrollment['class'], 'type'> };

/** Until a lesson begins, ends or shows its link; after a minute at the earliest, as clocks differ. */
export function nextChangeMs(enrollments: readonly Met[], now: number): number | false {
  const moments = enrollments.flatMap(({ status, class: run, next_lesson: lesson }) => {
    if (!lesson) return [];
    const begins = Date.parse(lesson.starts_at);
    if (begins <= now) return Date.parse(lesson.ends_at);
    const awaitsLink = status === 'enrolled' && run.type === 'online-sync' && lesson.meeting_url === null;
    return awaitsLink ? begins - meetingOpensMinutes * minuteMs : begins;
  });
  const waitMs = Math.min(...moments) - now;
  return waitMs <= longestMs && Math.max(waitMs, minuteMs);
}
