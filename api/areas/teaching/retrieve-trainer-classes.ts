import { dayIn } from '#contract/rules/days.ts';
import type { TrainerClass } from '#contract/areas/teaching/calls.ts';
import { attendanceGapsIn } from '#api/learning/attendance/index.ts';
import { courseSummaries } from '#api/offer/catalogue/index.ts';
import { lessonsToDo, type LessonsToDo } from '#api/offer/classes/index.ts';
import { countPeople } from '#api/learning/enrollments/index.ts';
import { gradeGaps } from '#api/learning/grades/index.ts';
import { countWaitingAttempts } from '#api/learning/assessments/index.ts';
import { countWaitingHandIns } from '#api/learning/tasks/index.ts';
import { mainCurrencyId } from '#api/platform/settings/index.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import type { ResultPage, ListQuery } from '#api/shared/database/retrieval.ts';
import { todoOf } from './model/todo-of.ts';
import { pageOfTaught, type TrainerClassQuery } from './store.ts';

/** The number of statements does not depend on how many classes there are. */
export async function retrieveTrainerClasses(
  ctx: Ctx,
  { sort: _, ...query }: TrainerClassQuery & Pick<ListQuery<object>, 'sort'>,
): Promise<ResultPage<TrainerClass>> {
  signedIn(ctx);
  const { rows, total } = await pageOfTaught(ctx, query);
  const ids = rows.map(({ id }) => id);
  const currency_id = await mainCurrencyId(ctx);
  const courses = await courseSummaries(ctx, { ids: rows.map(({ course_id }) => course_id), currency_id });
  const lessons = await lessonsToDo(ctx, ids);
  const people = await countPeople(ctx, ids);
  const grades = await gradeGaps(ctx, ids);
  const unmarked = await attendanceGapsIn(ctx, ids);
  const handIns = await countWaitingHandIns(ctx, ids);
  const attempts = await countWaitingAttempts(ctx, ids);
  const waitingIn = (id: number) => ({
    lessons: lessons.get(id) ?? noLessons,
    grades: grades.get(id) ?? noGaps,
    unmarked: unmarked.get(id) ?? 0,
    hand_ins: handIns.get(id) ?? 0,
    attempts: attempts.get(id) ?? 0,
  });
  const results = rows.map(({ course_id, start_at, end_at, ...row }) => {
    const course = courses.get(course_id);
    if (!course) throw new Error(`Class ${row.id} is of a course that does not exist.`);
    return {
      ...row,
      start_at: start_at?.toISOString() ?? null,
      end_at: end_at?.toISOString() ?? null,
      course: { id: course.id, title: course.title, cover_url: course.cover_url },
      people: people.get(row.id)?.enrolled ?? 0,
      next_lesson: nextOf(ctx, row.tz, lessons.get(row.id)),
      todo: todoOf({ ...row, end_at, ...waitingIn(row.id) }, ctx.now()),
    };
  });
  return { results, total };
}

const noLessons = { ahead: 0, unwritten: 0 };
const noGaps = { missing: 0, unpublished: 0 };

function nextOf(ctx: Ctx, tz: string, lessons: LessonsToDo | undefined): TrainerClass['next_lesson'] {
  if (!lessons?.next) return null;
  const { starts_at, ends_at, ...next } = lessons.next;
  const starts = new Date(starts_at);
  return {
    ...next,
    starts_at: starts.toISOString(),
    ends_at: new Date(ends_at).toISOString(),
    count: lessons.count,
    is_today: dayIn(tz, starts) === dayIn(tz, ctx.now()),
  };
}
