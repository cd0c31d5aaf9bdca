import { textIn } from '#contract/basics.ts';
import { countDays, dayAfter, dayIn, type Day } from '#contract/rules/days.ts';
import { beginsOf } from '#contract/rules/days-in-zone.ts';
import { isMeetingOpen } from '#contract/rules/meeting-link.ts';
import { Refusal } from '#contract/refusals.ts';
import type { Timetable, TimetableFilter, TimetableLesson } from '#contract/learning/timetable/calls.ts';
import { lessonsOf, wholeLesson, type LessonRow } from '#api/offer/classes/index.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import type { ResultPage, ListQuery } from '#api/shared/database/retrieval.ts';
import { conflictsOf } from './model/conflicts.ts';
import { currentEnrollments, findTimetable, type CurrentEnrollment, type TimetableRow } from './store.ts';

const mostDays = 62;
const plainDays = 31;

/** Takes three queries, however many lessons there are. */
export async function retrieveTimetable(
  ctx: Ctx,
  { filter }: ListQuery<{ filter?: TimetableFilter }>,
): Promise<ResultPage<Timetable>> {
  const me = signedIn(ctx);
  const row = await findTimetable(ctx, me, filter.enrollment_id ?? 0);
  if (!row) throw new Refusal('not_found');
  const isOwn = row.person_id === me.personId;
  const others = isOwn ? await currentEnrollments(ctx, me) : [];
  const followed = new Map([...others, row].map((enrollment) => [enrollment.class_id, enrollment]));
  const span = spanOf(filter.days ?? daysAhead(ctx, row.tz), row.tz);
  const lessons = await lessonsOf(ctx, { classIds: [...followed.keys()], span });
  return {
    results: [present(ctx, { row, isOwn, lessons: withEnrollments(ctx, { lessons, followed, isOwn }) })],
    total: 1,
  };
}

function daysAhead(ctx: Ctx, tz: string): { gte: Day; lte: Day } {
  const today = dayIn(tz, ctx.now());
  return { gte: today, lte: dayAfter(today, plainDays - 1) };
}

function spanOf({ gte, lte }: { gte: Day; lte: Day }, tz: string): { from: Date; until: Date } {
  const count = countDays(gte, lte);
  if (count < 1 || count > mostDays) throw new Refusal('invalid_input', { field: 'days' });
  const [from, until] = beginsOf([gte, dayAfter(lte, 1)], tz);
  if (!from || !until) throw new Refusal('invalid_input', { field: 'days' });
  return { from, until };
}

type Followed = { lessons: LessonRow[]; followed: ReadonlyMap<number, CurrentEnrollment>; isOwn: boolean };

function withEnrollments(ctx: Ctx, { lessons, followed, isOwn }: Followed): TimetableLesson[] {
  const conflicts = conflictsOf(lessons.map((lesson) => ({ ...lesson, stands: stands(lesson) })));
  return lessons.flatMap((lesson) => {
    const enrollment = followed.get(lesson.class_id);
    if (!enrollment) return [];
    const isLinked = isOwn && isJoinable(lesson, enrollment, ctx.now());
    return {
      ...wholeLesson(ctx, { ...lesson, meeting_url: isLinked ? lesson.meeting_url : null }),
      status: stands(lesson) ? lesson.status : ('canceled' as const),
      enrollment_id: enrollment.id,
      conflicts: (conflicts.get(lesson.id) ?? []).map(({ id, course_title }) => ({
        lesson_id: id,
        course_title: textIn(course_title, ctx.locale),
      })),
    };
  });
}

function stands({ status, class_status }: LessonRow): boolean {
  return status !== 'canceled' && class_status !== 'canceled';
}

function isJoinable(lesson: LessonRow, { status }: CurrentEnrollment, now: Date): boolean {
  const { type, starts_at, ends_at } = lesson;
  return stands(lesson) && ends_at > now && isMeetingOpen({ type, status, isOwn: true, starts_at }, now);
}

type Presented = { row: TimetableRow; isOwn: boolean; lessons: TimetableLesson[] };

function present({ locale }: Ctx, { row, isOwn, lessons }: Presented): Timetable {
  return {
    enrollment: { id: row.id, status: row.status },
    is_own: isOwn,
    person: { id: row.person_id, name: row.person_name },
    course: { id: row.course_id, title: textIn(row.course_title, locale) },
    class: { id: row.class_id, code: row.code, type: row.type, status: row.class_status, tz: row.tz },
    next_lesson_at: row.next_lesson_at?.toISOString() ?? null,
    lessons,
  };
}
