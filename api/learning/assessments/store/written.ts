import { sql } from 'kysely';
import type { AssessmentRules } from '#contract/learning/assessments/calls.ts';
import type { Pool, Question } from '#contract/learning/assessments/questions.ts';
import type { AssessmentType, FeedbackRule } from '#contract/learning/assessments/values.ts';
import type { GradePolicy } from '#contract/learning/learning/values.ts';
import type { Ctx } from '#api/shared/context.ts';

export type WrittenAssessment = AssessmentRules;

/** The rules of all assessments of a course, for its export. */
export function writtenAssessments(ctx: Ctx, courseId: number): Promise<WrittenAssessment[]> {
  return ctx.db
    .selectFrom('content_assessments as a')
    .innerJoin('shared_contents as c', 'c.id', 'a.content_id')
    .select(['a.content_id', 'a.type', 'a.time_limit_minutes', 'a.attempts_allowed', 'a.policy', 'a.pass_mark'])
    .select(['a.feedback_rule', 'a.is_shuffled', 'a.source_content_id'])
    .select([sql<Pool[]>`a.pools`.as('pools'), sql<Question[]>`a.questions`.as('questions')])
    .where('c.course_id', '=', courseId)
    .$narrowType<{ type: AssessmentType; policy: GradePolicy; feedback_rule: FeedbackRule }>()
    .execute();
}

/** A content that is no assessment any more. Attempts stay. */
export async function dropRules(ctx: Ctx, contentIds: readonly number[]): Promise<void> {
  if (contentIds.length === 0) return;
  await ctx.db.deleteFrom('content_assessments').where('content_id', 'in', contentIds).execute();
}
