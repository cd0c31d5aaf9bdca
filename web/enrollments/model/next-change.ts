import type { Enrollment } from '#contract/enrollments/calls.ts';
import { meetingOpensMinutes } from '#contract/enrollments/values.ts';

const minuteMs = 60_000;
// Nobody leaves the page open longer, and timers of weeks overflow.
const longestMs = 12 * 60 * minuteMs;

type Met = { class: Pick<Enrollment['class'], 'type'>; next_lesson: Enrollment['next_lesson'] };

/** Until a lesson ends or its link appears; after a minute at the earliest, as clocks differ. */
export function nextChangeMs(enrollments: readonly Met[], now: number): number | false {
  const moments = enrollments.flatMap(({ class: run, next_lesson: lesson }) => {
    if (!lesson) return [];
    const awaitsLink = run.type === 'online-sync' && lesson.meeting_url === null;
    return (
      Date.parse(awaitsLink ? lesson.starts_at : lesson.ends_at) - (awaitsLink ? meetingOpensMinutes * minuteMs : 0)
    );
  });
  const waitMs = Math.min(...moments) - now;
  return waitMs <= longestMs && Math.max(waitMs, minuteMs);
}
