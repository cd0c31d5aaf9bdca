import { sql } from 'kysely';
import type { LocalizedText } from '#contract/basics.ts';
import type { Pool, Question } from '#contract/learning/assessments/questions.ts';
import { assessedTypes, type AssessmentType, type FeedbackRule } from '#contract/learning/assessments/values.ts';
import type { GradePolicy } from '#contract/learning/learning/values.ts';
import type { Ctx } from '#api/shared/context.ts';
import { pageOf, wanted } from '#api/shared/database/retrieval.ts';
import { isRequested, recordColumns, type SourceQuery } from '#api/shared/records/record-versions.ts';
import { unset } from './assessments.ts';

export type AssessmentSourceQuery = SourceQuery<{ course_id?: Parameters<typeof wanted>[1] | undefined }>;

export function listAssessmentSources(ctx: Ctx, { filter, sort, ...page }: AssessmentSourceQuery) {
  let query = ctx.db
    .selectFrom('shared_contents as c')
    .leftJoin('content_assessments as a', 'a.content_id', 'c.id')
    .select(['c.id', 'c.id as content_id', 'c.course_id', 'a.time_limit_minutes', 'a.source_content_id'])
    .select([sql<LocalizedText>`c.title`.as('title'), sql<boolean>`a.content_id is not null`.as('is_set')])
    .select(sql<AssessmentType>`coalesce(a.type, ${unset.type})`.as('type'))
    .select(sql<number>`coalesce(a.attempts_allowed, ${unset.attempts_allowed}::integer)`.as('attempts_allowed'))
    .select(sql<GradePolicy>`coalesce(a.policy, ${unset.policy})`.as('policy'))
    .select(sql<number>`coalesce(a.pass_mark, ${unset.pass_mark}::numeric)`.as('pass_mark'))
    .select(sql<FeedbackRule>`coalesce(a.feedback_rule, ${unset.feedback_rule})`.as('feedback_rule'))
    .select(sql<boolean>`coalesce(a.is_shuffled, ${unset.is_shuffled}::boolean)`.as('is_shuffled'))
    .select(sql<Pool[]>`coalesce(a.pools, '[]')`.as('pools'))
    .select(sql<Question[]>`coalesce(a.questions, '[]')`.as('questions'))
    .select(recordColumns('content-assessments', 'c.id'))
    .where('c.type', 'in', [...assessedTypes])
    .where(isRequested(filter, { id: 'c.id', deletedAt: null }))
    .$narrowType<{ id: number; content_id: number; course_id: number }>();
  if (filter.course_id !== undefined) query = query.where(wanted(sql.ref('c.course_id'), filter.course_id));
  for (const { field, order } of sort) query = query.orderBy(sql.ref(field), order);
  return pageOf(query.orderBy('c.course_id').orderBy('c.id'), page);
}
