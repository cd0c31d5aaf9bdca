import type { AssessmentChange, AssessmentRules } from '#contract/learning/assessments/calls.ts';
import { Refusal } from '#contract/refusals.ts';
import { assessedTypes } from '#contract/learning/assessments/values.ts';
import { editableContentOf } from '#api/learning/learning/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { alikeIn, faultIn } from './model/question-faults.ts';
import { isScormOf, rulesOf, writeRules } from './store/assessments.ts';

/** Needs the claim `contents.edit`. Attempts under way keep the questions that they drew. */
export async function setAssessment(ctx: Ctx, change: AssessmentChange): Promise<Omit<AssessmentRules, 'questions'>> {
  const { content_id: id } = change;
  const courseId = await editableContentOf(ctx, { id, types: assessedTypes });
  const { course_id: _course, title: _title, ...stored } = await rulesOf(ctx, { id, course_id: courseId });
  const rules: AssessmentRules = Object.assign(stored, change);
  const fault = faultIn(rules);
  if (fault !== null) throw new Refusal('questions_invalid', { field: 'questions', question: fault });
  const alike = alikeIn(rules.questions);
  if (alike !== null) throw new Refusal('options_alike', { field: 'questions', ...alike });
  await requireSource(ctx, { rules, courseId });
  if (rules.type === 'form' && rules.questions.length === 0) {
    throw new Refusal('questions_invalid', { field: 'questions', question: '' });
  }
  await writeRules(ctx, rules);
  const { questions: _, ...answer } = rules;
  return answer;
}

async function requireSource(ctx: Ctx, { rules, courseId }: { rules: AssessmentRules; courseId: number }) {
  const { type, source_content_id: id } = rules;
  const isRight = type === 'scorm' ? id !== null && (await isScormOf(ctx, { id, courseId })) : id === null;
  if (!isRight) throw new Refusal('assessment_source_missing', { field: 'source_content_id' });
}
