import type { ClassStatus } from '#contract/offer/classes/calls.ts';
import type { LessonStatus } from '#contract/offer/classes/values.ts';
import { conclusionConditions, type ConclusionCondition } from '#contract/areas/teaching/values.ts';

export type CheckedClass = {
  status: ClassStatus;
  endAt: Date | null;
  lessons: readonly { starts_at: Date; ends_at: Date; status: LessonStatus; summary: string | null }[];
  /** People without a mark, by past lesson. */
  unmarked: readonly { starts_at: Date; missing: number }[];
  /** Of the enrolled people, those without a published grade, by assessment. */
  ungraded: readonly { title: string; missing: number }[];
};

type Where = { starts_at: Date | null; title: string | null; missing: number };
export type Checked = { condition: ConclusionCondition; is_met: boolean; missing: number; where: Where[] };

const mostNamed = 10;

/** Which conditions of a conclusion are met (domain 4.2). A lesson that is over lacks its summary, no longer itself. */
export function checkConclusion(held: CheckedClass, now: Date): Checked[] {
  const planned = held.lessons.filter(({ status }) => status === 'planned');
  const unwritten = held.lessons.filter((lesson) => isUnwritten(lesson, now));
  const missing: Record<ConclusionCondition, Where[]> = {
    registrations_closed: [],
    lessons_given: planned.filter(({ ends_at }) => ends_at > now).map(lessonWhere),
    summaries_written: unwritten.map(lessonWhere),
    attendance_complete: held.unmarked
      .filter((gap) => gap.missing > 0)
      .map((gap) => ({ ...lessonWhere(gap), missing: gap.missing })),
    grades_published: held.ungraded
      .filter((gap) => gap.missing > 0)
      .map((gap) => ({ starts_at: null, title: gap.title, missing: gap.missing })),
    class_ended: [],
  };
  const isMet = (condition: ConclusionCondition): boolean => {
    if (condition === 'registrations_closed') return held.status !== 'opened';
    if (condition === 'class_ended') return held.endAt !== null && held.endAt <= now;
    return missing[condition].length === 0;
  };
  return conclusionConditions.map((condition) => ({
    condition,
    is_met: isMet(condition),
    missing: missing[condition].reduce((sum, where) => sum + where.missing, 0),
    where: missing[condition].slice(0, mostNamed),
  }));
}

export function isUnwritten(
  { status, ends_at, summary }: Pick<CheckedClass['lessons'][number], 'status' | 'ends_at' | 'summary'>,
  now: Date,
): boolean {
  return status === 'planned' ? ends_at <= now : status === 'given' && !summary;
}

function lessonWhere({ starts_at }: { starts_at: Date }): Where {
  return { starts_at, title: null, missing: 1 };
}
