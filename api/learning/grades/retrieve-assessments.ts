import { textIn } from '#contract/rules/text-in.ts';
import type { Assessment, AssessmentFilter } from '#contract/learning/grades/calls.ts';
import type { AssessmentType } from '#contract/learning/grades/values.ts';
import { countPeople } from '#api/learning/enrollments/index.ts';
import { gradedContents, type GradedContent } from '#api/learning/learning/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import type { ResultPage, ListQuery } from '#api/shared/database/retrieval.ts';
import { partInGrading } from './part-in-grading.ts';
import { assessmentsOf, talliesOf, type AssessmentRow, type TallyRow } from './store/assessments.ts';

export async function retrieveAssessments(
  ctx: Ctx,
  { filter, limit, offset }: ListQuery<{ filter?: AssessmentFilter }>,
): Promise<ResultPage<Assessment>> {
  const { id, course_id, teaches } = await partInGrading(ctx, filter.class_id ?? 0);
  const own = await assessmentsOf(ctx, id);
  const tallies = teaches ? await talliesOf(ctx, id) : new Map<number, TallyRow>();
  const people = teaches ? ((await countPeople(ctx, [id])).get(id)?.enrolled ?? 0) : 0;
  const ofCourse = await gradedContents(ctx, course_id);
  const all = [
    ...own.map((row) => ({ ...presentOwn(row), tally: teaches ? tallyOf(tallies.get(row.id), people) : null })),
    ...ofCourse.map((content) => presentContent(content, { classId: id, locale: ctx.locale })),
  ];
  return { results: all.slice(offset, offset + limit), total: all.length };
}

function presentOwn({ id, class_id, type, title, weight, due_on }: AssessmentRow): Omit<Assessment, 'tally'> {
  return { id, content_id: null, class_id, type, is_graded_by_hand: true, title, weight, due_on };
}

function presentContent(content: GradedContent, { classId, locale }: { classId: number; locale: string }): Assessment {
  const { id, title, weight, is_graded_by_hand } = content;
  return {
    id: null,
    content_id: id,
    class_id: classId,
    type: typeOf(content),
    is_graded_by_hand,
    title: textIn(title, locale),
    weight,
    due_on: null,
    tally: null,
  };
}

/** A SCORM content is graded by its package, and a task by its trainer. */
function typeOf({ type, assessment_type: ofAssessment }: GradedContent): AssessmentType {
  return ofAssessment ?? (type === 'scorm' ? 'scorm' : 'other');
}

const noGrades = { graded: 0, published: 0, unpublished: 0, average: null, published_at: null };

function tallyOf(row: TallyRow | undefined, people: number): Assessment['tally'] {
  if (!row) return { people, ...noGrades };
  const { graded, published, unpublished, average, published_at } = row;
  return { people, graded, published, unpublished, average, published_at: published_at?.toISOString() ?? null };
}
