import { sql, type SqlBool } from 'kysely';
import type { LocalizedText } from '#contract/basics.ts';
import type { AssessmentRules } from '#contract/learning/assessments/calls.ts';
import type { Pool, Question } from '#contract/learning/assessments/questions.ts';
import {
  usualAttempts,
  usualPassMark,
  type AssessmentType,
  type FeedbackRule,
} from '#contract/learning/assessments/values.ts';
import type { GradePolicy } from '#contract/learning/learning/values.ts';
import type { Ctx } from '#api/shared/context.ts';

function rows(ctx: Ctx) {
  return ctx.db
    .selectFrom('content_assessments as a')
    .innerJoin('shared_contents as c', 'c.id', 'a.content_id')
    .select(['a.content_id', 'a.type', 'a.time_limit_minutes', 'a.attempts_allowed', 'a.policy', 'a.pass_mark'])
    .select(['a.feedback_rule', 'a.is_shuffled', 'a.source_content_id', 'c.course_id'])
    .select(sql<Pool[]>`a.pools`.as('pools'))
    .select(sql<Question[]>`a.questions`.as('questions'))
    .select(sql<LocalizedText>`c.title`.as('title'))
    .$narrowType<{ type: AssessmentType; policy: GradePolicy; feedback_rule: FeedbackRule; course_id: number }>();
}

export type AssessmentRow = Awaited<ReturnType<ReturnType<typeof rows>['execute']>>[number];

/** One whose rules were never set is marked by hand. */
export async function rulesOf(ctx: Ctx, { id, course_id }: { id: number; course_id: number }): Promise<AssessmentRow> {
  const row = await rows(ctx).where('a.content_id', '=', id).executeTakeFirst();
  return row ?? { ...unset, content_id: id, course_id };
}

export const unset = {
  type: 'other' as const,
  time_limit_minutes: null,
  attempts_allowed: usualAttempts,
  policy: 'best' as const,
  pass_mark: usualPassMark,
  feedback_rule: 'after_submission' as const,
  is_shuffled: false,
  source_content_id: null,
  pools: [],
  questions: [],
  title: {},
};

/** Those of type `scorm` that take the score of this content. */
export function assessmentsFedBy(ctx: Ctx, contentId: number): Promise<AssessmentRow[]> {
  return rows(ctx).where('a.source_content_id', '=', contentId).execute();
}

export async function writeRules(ctx: Ctx, input: AssessmentRules): Promise<void> {
  const { content_id, pools, questions, ...plain } = input;
  const set = { ...plain, pools: JSON.stringify(pools), questions: JSON.stringify(questions) };
  await ctx.db
    .insertInto('content_assessments')
    .values({ content_id, ...set })
    .onConflict((conflict) => conflict.column('content_id').doUpdateSet(set))
    .execute();
}

export async function isScormOf(ctx: Ctx, { id, courseId }: { id: number; courseId: number }): Promise<boolean> {
  const row = await ctx.db
    .selectFrom('shared_contents')
    .select('id')
    .where('id', '=', id)
    .where('course_id', '=', courseId)
    .where('type', '=', 'scorm')
    .executeTakeFirst();
  return row !== undefined;
}

/** From 0 to 100. */
export async function scoreOfContent(ctx: Ctx, contentId: number, enrollmentId: number): Promise<number | null> {
  const row = await ctx.db
    .selectFrom('shared_content_progress')
    .select('grade')
    .where('content_id', '=', contentId)
    .where('enrollment_id', '=', enrollmentId)
    .executeTakeFirst();
  return row?.grade ?? null;
}

export async function extraPercentOf(ctx: Ctx, enrollmentId: number): Promise<number> {
  const row = await ctx.db
    .selectFrom('extra_times')
    .select('percent')
    .where('enrollment_id', '=', enrollmentId)
    .executeTakeFirst();
  return row?.percent ?? 0;
}

export async function writeExtraTime(ctx: Ctx, { enrollmentId, percent }: { enrollmentId: number; percent: number }) {
  const set = { percent, set_at: ctx.now(), set_by_user_id: ctx.actor.kind === 'user' ? ctx.actor.userId : null };
  await ctx.db
    .insertInto('extra_times')
    .values({ enrollment_id: enrollmentId, ...set })
    .onConflict((conflict) => conflict.column('enrollment_id').doUpdateSet(set))
    .execute();
}

/** In the order of the outline; one whose rules were never set is marked by hand. */
export function assessmentsOfCourse(ctx: Ctx, { courseId, classId }: { courseId: number; classId: number }) {
  return ctx.db
    .selectFrom('shared_contents as c')
    .leftJoin('content_assessments as a', 'a.content_id', 'c.id')
    .select(['c.id as content_id', sql<LocalizedText>`c.title`.as('title')])
    .select(sql<AssessmentType>`coalesce(a.type, 'other')`.as('type'))
    .select(sql<number>`coalesce(a.pass_mark, ${usualPassMark})::float8`.as('pass_mark'))
    .select(sql<boolean>`a.time_limit_minutes is not null`.as('is_timed'))
    .select(
      sql<number>`(select count(*) from attempts t join shared_enrollments e on e.id = t.enrollment_id
        where t.content_id = c.id and t.status = 'submitted' and e.class_id = ${classId})`.as('to_grade'),
    )
    .where('c.course_id', '=', courseId)
    .where(sql<SqlBool>`(c.type = 'assessment' or (c.type = 'final' and a.content_id is not null))`)
    .orderBy('c.module_position')
    .orderBy('c.module_id')
    .orderBy('c.position')
    .orderBy('c.id')
    .execute();
}

export async function extraTimesOf(ctx: Ctx, enrollmentIds: readonly number[]): Promise<Map<number, number>> {
  if (enrollmentIds.length === 0) return new Map();
  const match = await ctx.db
    .selectFrom('extra_times')
    .select(['enrollment_id', 'percent'])
    .where('enrollment_id', 'in', enrollmentIds)
    .execute();
  return new Map(match.map(({ enrollment_id, percent }) => [enrollment_id, percent]));
}
