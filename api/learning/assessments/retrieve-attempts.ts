import type { AttemptFilter, AttemptSummary } from '#contract/learning/assessments/calls.ts';
import type { ClassAssessment, ClassLearner } from '#contract/learning/assessments/grading.ts';
import { textIn } from '#contract/rules/text-in.ts';
import { peopleOfClass } from '#api/learning/enrollments/index.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import type { ResultPage, ListQuery } from '#api/shared/database/retrieval.ts';
import { presentSummary } from './present-attempt.ts';
import { assessmentsOfCourse, extraTimesOf } from './store/assessments.ts';
import { pageOfAttempts } from './store/attempts.ts';
import { requireGradedClass } from './store/classes.ts';

export async function retrieveAttempts(
  ctx: Ctx,
  query: ListQuery<{ filter?: AttemptFilter }>,
): Promise<ResultPage<AttemptSummary>> {
  signedIn(ctx);
  const { rows, total } = await pageOfAttempts(ctx, query);
  return { results: rows.map((row) => presentSummary(ctx, row)), total };
}

type OfClass = ListQuery<{ filter?: { class_id?: number | undefined } }>;

export async function retrieveClassAssessments(
  ctx: Ctx,
  { filter, limit, offset }: OfClass,
): Promise<ResultPage<ClassAssessment>> {
  const { id, courseId } = await requireGradedClass(ctx, filter.class_id ?? 0);
  const rows = await assessmentsOfCourse(ctx, { courseId, classId: id });
  const results = rows.map(({ content_id, title, type, pass_mark, is_timed, to_grade }) => ({
    content_id,
    class_id: id,
    title: textIn(title, ctx.locale),
    type,
    pass_mark,
    is_timed,
    to_grade,
  }));
  return { results: results.slice(offset, offset + limit), total: results.length };
}

export async function retrieveExtraTimes(ctx: Ctx, { filter, ...page }: OfClass): Promise<ResultPage<ClassLearner>> {
  const { id: classId } = await requireGradedClass(ctx, filter.class_id ?? 0);
  const { rows, total } = await peopleOfClass(ctx, { classId, statuses: ['enrolled'], ...page });
  const percents = await extraTimesOf(
    ctx,
    rows.map(({ id }) => id),
  );
  const results = rows.map(({ id, person_id, name }) => ({
    enrollment_id: id,
    class_id: classId,
    person: { id: person_id, name },
    extra_time_percent: percents.get(id) ?? 0,
  }));
  return { results, total };
}
