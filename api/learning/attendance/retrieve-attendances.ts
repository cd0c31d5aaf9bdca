import type { PersonAttendance } from '#contract/learning/attendance/calls.ts';
import { Refusal } from '#contract/refusals.ts';
import { readSetting } from '#api/platform/settings/index.ts';
import { hasClaims, signedIn, type Ctx } from '#api/shared/context.ts';
import { lessonMinutes } from '#contract/rules/attendance-register.ts';
import type { ResultPage } from '#api/shared/database/retrieval.ts';
import { attendanceReach, type Mark } from './model/attendance-reach.ts';
import { presentMark } from './present-mark.ts';
import { pageOfAttendances, type AttendanceQuery, type AttendanceRow, type StoredMark } from './store/grid.ts';
import { lessonsToHold, type LessonToHold } from './store/register.ts';

export async function retrieveAttendances(
  ctx: Ctx,
  { sort: _, ...query }: AttendanceQuery,
): Promise<ResultPage<PersonAttendance>> {
  if (ctx.actor.kind === 'guest') throw new Refusal('not_signed_in');
  const scope = hasClaims(ctx, 'classes.edit') ? 'all' : { personId: signedIn(ctx).personId };
  const { rows, total } = await pageOfAttendances(ctx, { ...query, scope });
  const lessons = await lessonsToHold(ctx, [...new Set(rows.map(({ class_id }) => class_id))]);
  const counting = {
    now: ctx.now(),
    justifiedCounts: lessons.size > 0 && (await readSetting(ctx, 'justifiedAbsenceCounts')),
  };
  const results = rows.map(({ person_id, name, marks, ...row }) => ({
    ...row,
    person: { id: person_id, name },
    reach: reachOf({ marks }, lessons.get(row.class_id) ?? [], counting),
    marks: marks.map(presentMark),
  }));
  return { results, total };
}

type Counting = { now: Date; justifiedCounts: boolean };

function reachOf({ marks }: Pick<AttendanceRow, 'marks'>, lessons: readonly LessonToHold[], counting: Counting) {
  const held = lessons.map((lesson) => ({
    id: lesson.id,
    minutes: lessonMinutes(lesson),
    isGiven: lesson.status === 'given',
    isOver: lesson.ends_at <= counting.now,
  }));
  return attendanceReach(held, marks.flatMap(standing), {
    justifiedCounts: counting.justifiedCounts,
    attendanceMin: lessons[0]?.attendance_min ?? 0,
  });
}

function standing({ lesson_id, state, minutes }: StoredMark): Mark[] {
  return state === 'unmarked' ? [] : [{ lesson_id, state, minutes }];
}
