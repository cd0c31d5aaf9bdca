import { textIn } from '#contract/basics.ts';
import type { ClassLesson } from '#contract/offer/classes/lessons.ts';
import { isMeetingOpen } from '#contract/rules/meeting-link.ts';
import type { Ctx } from '#api/shared/context.ts';
import type { ResultPage } from '#api/shared/database/retrieval.ts';
import { pageOfLessons, type LessonQuery, type LessonRow, type StandingRow } from './store.ts';

export async function retrieveLessons(ctx: Ctx, query: LessonQuery): Promise<ResultPage<ClassLesson>> {
  const { rows, total } = await pageOfLessons(ctx, query);
  return { results: rows.map((row) => presentLesson(ctx, row)), total };
}

function presentLesson(ctx: Ctx, row: StandingRow): ClassLesson {
  const isLinked = row.status === 'planned' && (row.teaches || isJoinable(row, ctx.now()));
  const lesson = wholeLesson(ctx, { ...row, meeting_url: isLinked ? row.meeting_url : null });
  return row.is_related ? lesson : { ...lesson, ...unseen };
}

function isJoinable({ type, is_enrolled, starts_at, ends_at }: StandingRow, now: Date): boolean {
  return is_enrolled && ends_at > now && isMeetingOpen({ type, status: 'enrolled', isOwn: true, starts_at }, now);
}

const unseen = {
  module: null,
  trainers: [],
  meeting_url: null,
  summary: null,
  cancel_reason: null,
  moved_from: null,
  changed_at: null,
};

export function wholeLesson(ctx: Ctx, row: LessonRow): ClassLesson {
  return {
    id: row.id,
    class_id: row.class_id,
    course_id: row.course_id,
    class_code: row.code,
    course_title: textIn(row.course_title, ctx.locale),
    starts_at: row.starts_at.toISOString(),
    ends_at: row.ends_at.toISOString(),
    tz: row.tz,
    type: row.type,
    status: row.status,
    room: row.room,
    venue: row.venue,
    city: row.city,
    sequence: row.revision,
    module: moduleOf(ctx, row),
    trainers: row.trainers,
    meeting_url: row.meeting_url,
    summary: row.summary,
    cancel_reason: row.cancel_reason,
    moved_from: movedFrom(row),
    changed_at: row.changed_at?.toISOString() ?? null,
  };
}

function moduleOf({ locale }: Ctx, { module_id: id, module_title: title }: LessonRow): ClassLesson['module'] {
  return id === null || title === null ? null : { id, title: textIn(title, locale) };
}

function movedFrom({ was_starts_at: starts_at, was_ends_at: ends_at }: LessonRow): ClassLesson['moved_from'] {
  if (starts_at === null || ends_at === null) return null;
  return { starts_at: starts_at.toISOString(), ends_at: ends_at.toISOString() };
}
