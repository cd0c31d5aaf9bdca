import { textIn } from '#contract/basics.ts';
import type { Enrollment } from '#contract/learning/enrollments/calls.ts';
import type { Ctx } from '#api/shared/context.ts';
import { awaitsRegulation } from './model/awaits-regulation.ts';
import { isMeetingOpen } from '#contract/rules/meeting-link.ts';
import { isActiveEnrollment } from '#contract/learning/enrollments/values.ts';
import { isEndedClass } from '#contract/offer/classes/values.ts';
import { countContents, nextContent } from './model/next-content.ts';
import { contentsIn, nextLessons, type LessonRow } from './next-store.ts';
import type { EnrollmentRow } from './store.ts';

export type Next = Pick<Enrollment, 'contents' | 'next_content' | 'next_lesson'>;

/** Takes two queries for any number of enrollments. */
export async function whatComesNext(
  ctx: Ctx,
  rows: readonly EnrollmentRow[],
  personId: number,
): Promise<(row: EnrollmentRow) => Next> {
  const isFollowed = (row: EnrollmentRow) => row.person_id === personId && row.status === 'enrolled';
  const contents = await contentsIn(
    ctx,
    rows.filter(isFollowed).map(({ id }) => id),
  );
  const lessons = await nextLessons(ctx, [...new Set(rows.filter(hasLessonsAhead).map(({ class_id }) => class_id))]);

  return (row) => {
    const own = isFollowed(row) ? (contents.get(row.id) ?? []) : null;
    const next = own && !awaitsRegulation(row, ctx.now()) ? nextContent(own) : undefined;
    const lesson = hasLessonsAhead(row) ? lessons.get(row.class_id) : undefined;
    const met = { type: row.class_type, status: row.status, isOwn: row.person_id === personId };
    return {
      contents: own && { ...countContents(own), has_begun: own.some(({ status }) => status !== 'not_started') },
      next_content: next ? { id: next.id, title: textIn(next.title, ctx.locale) } : null,
      next_lesson: lesson ? toLesson(lesson, isMeetingOpen({ ...met, starts_at: lesson.starts_at }, ctx.now())) : null,
    };
  };
}

function hasLessonsAhead({ status, class_status }: EnrollmentRow): boolean {
  const isActive = isActiveEnrollment(status);
  return isActive && !isEndedClass(class_status);
}

function toLesson({ starts_at, ends_at, room, meeting_url }: LessonRow, isOpen: boolean): Enrollment['next_lesson'] {
  return {
    starts_at: starts_at.toISOString(),
    ends_at: ends_at.toISOString(),
    room,
    meeting_url: isOpen ? meeting_url : null,
  };
}
